import { expect, it } from "vitest";
import { euros } from "./euros";

it("writes a price with no-break spaces", () => {
  expect(euros(90)).toBe("90\u00a0€");
  expect(euros(1250)).toBe("1\u00a0250\u00a0€");
  expect(euros(12.5)).toBe("12,50\u00a0€");
});
