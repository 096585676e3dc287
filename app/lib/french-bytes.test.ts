import { expect, it } from "vitest";
import { bytesInFrench } from "./french-bytes";

it("writes a size in the unit that people would choose", () => {
  expect(bytesInFrench(0)).toBe("0\u00a0Ko");
  expect(bytesInFrench(1536)).toBe("1,5\u00a0Ko");
  expect(bytesInFrench(45 * 1024 ** 2)).toBe("45\u00a0Mo");
  expect(bytesInFrench(1.2 * 1024 ** 3)).toBe("1,2\u00a0Go");
  expect(bytesInFrench(5000 * 1024 ** 4)).toBe("5\u202f000\u00a0To");
});
