import { expect, it } from "vitest";
import { seal } from "./dice";

it("seals a key as SHA-256 of its bytes, not of its letters", async () => {
  // The empty string and "abc": the standard's own examples.
  expect(await seal("")).toBe("e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
  expect(await seal("616263")).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
});
