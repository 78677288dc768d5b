import { expect, it } from "vitest";
import { linkTo, seatIn } from "./invite";

it("a link for a seat is read back as that seat", () => {
  for (const seat of [null, 0, 3]) expect(seatIn(new URL(linkTo("http://here", "m", seat)).hash)).toBe(seat);
});
it("any other fragment is no seat", () => {
  for (const hash of ["", "#seat-", "#seat-12", "#AAAAAAAAAAAAAAAAAAAAAA"]) expect(seatIn(hash)).toBe(null);
});
