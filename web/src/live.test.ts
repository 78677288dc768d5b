import { describe, expect, it } from "vitest";
import { TestClock } from "./testclock";
import { Live, type Connection, type Line } from "./live";
import type { Entry } from "./wire/wire";

class TestLine implements Line {
  readyState = 0;
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: ((closed: { code: number }) => void) | null = null;
  sent: string[] = [];
  isClosed = false;
  send(text: string) {
    this.sent.push(text);
  }
  close() {
    this.isClosed = true;
  }
  open() {
    this.readyState = 1;
    this.onopen?.();
  }
  tell(seq: number) {
    this.onmessage?.({ data: JSON.stringify({ seq }) });
  }
  drop(code = 1006) {
    this.onclose?.({ code });
  }
}

function make() {
  const clock = new TestClock();
  const dialled: TestLine[] = [];
  const states: (Connection | number)[] = [];
  const entries: Entry[] = [];
  const live = new Live({
    dial: () => {
      dialled.push(new TestLine());
      return dialled.at(-1)!;
    },
    hello: () => ({ key: "k", since: entries.at(-1)?.seq ?? 0 }),
    onentry: (entry) => entries.push(entry),
    onstate: (state, code) => states.push(code ?? state),
    clock,
  });
  return { clock, dialled, entries, live, states };
}

describe("live", () => {
  it("says hello once, and hands on entries in order", () => {
    const { dialled, entries, states } = make();
    dialled[0]!.open();
    dialled[0]!.tell(1);
    dialled[0]!.tell(2);
    expect(dialled[0]!.sent).toEqual(['{"key":"k","since":0}']);
    expect(entries.map(({ seq }) => seq)).toEqual([1, 2]);
    expect(states).toEqual(["open"]);
  });

  it("comes back where it stopped", () => {
    const { clock, dialled, states } = make();
    dialled[0]!.open();
    dialled[0]!.tell(7);
    dialled[0]!.drop();
    expect(states.at(-1)).toBe("lost");
    clock.pass(250);
    dialled[1]!.open();
    expect(dialled[1]!.sent).toEqual(['{"key":"k","since":7}']);
    expect(states.at(-1)).toBe("open");
  });

  it("waits longer each time, up to five seconds", () => {
    const { clock, dialled } = make();
    for (const pause of [250, 500, 1000, 2000, 4000, 5000, 5000]) {
      const before = dialled.length;
      dialled.at(-1)!.drop();
      clock.pass(pause - 1);
      expect(dialled).toHaveLength(before);
      clock.pass(1);
      expect(dialled).toHaveLength(before + 1);
    }
  });

  it("begins with short pauses again once something was heard", () => {
    const { clock, dialled } = make();
    for (let time = 0; time < 5; time += 1) {
      dialled.at(-1)!.drop();
      clock.pass(5000);
    }
    const before = dialled.length;
    dialled.at(-1)!.open();
    dialled.at(-1)!.tell(1);
    dialled.at(-1)!.drop();
    clock.pass(250);
    expect(dialled).toHaveLength(before + 1);
  });

  it("hurries when asked, but keeps a line it has", () => {
    const { clock, dialled, live } = make();
    live.hurry();
    expect(dialled).toHaveLength(1);
    dialled[0]!.drop();
    live.hurry();
    expect(dialled).toHaveLength(2);
    clock.pass(10_000);
    expect(dialled).toHaveLength(2);
  });

  it("replaces a line that has gone quiet", () => {
    const { dialled, entries, live } = make();
    dialled[0]!.open();
    live.renew();
    expect(dialled[0]!.isClosed).toBe(true);
    dialled[0]!.tell(1);
    expect(entries).toEqual([]);
    expect(dialled).toHaveLength(2);
  });

  it("puts a line that is still ringing down when it answers, and says nothing on it", () => {
    const { dialled, live } = make();
    live.shut();
    expect(dialled[0]!.isClosed).toBe(false);
    dialled[0]!.open();
    expect(dialled[0]!.isClosed).toBe(true);
    expect(dialled[0]!.sent).toEqual([]);
  });

  it.each([4400, 4401, 4403, 4404])("gives up after close code %i", (code) => {
    const { clock, dialled, live, states } = make();
    dialled[0]!.drop(code);
    clock.pass(60_000);
    live.hurry();
    expect(dialled).toHaveLength(1);
    expect(states.at(-1)).toBe(code);
  });

  it("comes back when it was too slow", () => {
    const { clock, dialled } = make();
    dialled[0]!.drop(4408);
    clock.pass(250);
    expect(dialled).toHaveLength(2);
  });

  it("stays shut once shut", () => {
    const { clock, dialled, live } = make();
    dialled[0]!.drop();
    live.shut();
    clock.pass(60_000);
    live.hurry();
    expect(dialled).toHaveLength(1);
  });
});
