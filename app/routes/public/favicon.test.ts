import { expect, test } from "vitest";
import { loader } from "./favicon";

test("a browser that no page has told of an icon gets the club's mark at once", async () => {
  const answer = await loader();
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-type")).toBe("image/png");
  const picture = Buffer.from(await answer.arrayBuffer());
  expect(picture.subarray(1, 4).toString()).toBe("PNG");
  expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([32, 32]);
});
