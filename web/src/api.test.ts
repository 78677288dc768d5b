import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { games, goAway, Refused, Unanswered } from "./api";

const broken = () =>
  new Response(
    new ReadableStream({
      start(body) {
        body.enqueue(new TextEncoder().encode("[{"));
      },
      pull(body) {
        body.error(new DOMException("signal timed out", "TimeoutError"));
      },
    }),
  );
const problem = { error: "unknown", message: "no such thing", say: { id: "refused" } };

describe("a request", () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  /** Ask while the network gives these answers, one after another; return what came of it and how often it was asked. */
  const askOf = (...answers: (() => Response)[]) => askBy(games, ...answers);
  async function askBy(ask: () => Promise<unknown>, ...answers: (() => Response)[]): Promise<{ result: unknown; num: number }> {
    const network = vi.fn(async () => answers[Math.min(network.mock.calls.length, answers.length) - 1]!());
    vi.stubGlobal("fetch", network);
    const result = ask().catch((error: unknown) => error);
    await vi.runAllTimersAsync();
    return { result: await result, num: network.mock.calls.length };
  }

  it("is sent again when its answer breaks off in the middle", async () => {
    expect(await askOf(broken, () => Response.json([]))).toEqual({ result: [], num: 2 });
  });

  it("is sent again when somebody in between has a page to show", async () => {
    const page = () => new Response("<p>Sign in</p>", { headers: { "Content-Type": "text/html" } });
    expect(await askOf(page, () => Response.json([]))).toEqual({ result: [], num: 2 });
    expect((await askOf(page)).result).toBeInstanceOf(Unanswered);
  });

  it("is given up after five answers that broke off", async () => {
    const { result, num } = await askOf(broken);
    expect(result).toBeInstanceOf(Unanswered);
    expect(num).toBe(5);
  });

  it("is sent once when a second time would count twice, unless it was answered that it is too early", async () => {
    const away = () => goAway("m", "k", 0, 3);
    const lost = await askBy(away, broken, () => Response.json({}));
    expect(lost.result).toBeInstanceOf(Unanswered);
    expect(lost.num).toBe(1);
    expect(await askBy(away, () => new Response("", { status: 503 }), () => Response.json({}))).toEqual({ result: {}, num: 2 });
  });

  it("is sent again when the server stumbles, and once when it refuses", async () => {
    const stumble = () => new Response("", { status: 503 });
    const { result, num } = await askOf(stumble, () => Response.json(problem, { status: 404 }));
    expect(result).toBeInstanceOf(Refused);
    expect(result).toMatchObject({ status: 404, error: "unknown", message: "no such thing" });
    expect(num).toBe(2);
  });
});
