import { describe, expect, it } from "vitest";
import { BusyError, createLimiter, inTurn } from "./work-queues";

describe("createLimiter", () => {
  it("runs so many at once, in order, and refuses what may not wait", async () => {
    const limiter = createLimiter(1, 1);
    const order: number[] = [];
    const first = Promise.withResolvers<void>();
    const one = limiter.run(async () => {
      await first.promise;
      order.push(1);
    });
    const two = limiter.run(async () => order.push(2));
    await expect(limiter.run(async () => order.push(3))).rejects.toThrow(BusyError);
    first.resolve();
    await Promise.all([one, two]);
    expect(order).toEqual([1, 2]);
    expect(await limiter.run(async () => "free again")).toBe("free again");
  });

  it("refuses work whose turn does not come in time, and loses no turn by it", async () => {
    const limiter = createLimiter(1, 2);
    const first = Promise.withResolvers<void>();
    const one = limiter.run(() => first.promise, 1);
    await expect(limiter.run(async () => "late", 1)).rejects.toThrow(BusyError);
    const three = limiter.run(async () => "in time", 60_000);
    first.resolve();
    await one;
    expect(await three).toBe("in time");
    expect(await limiter.run(async () => "free again")).toBe("free again");
  });

  it("frees the place of work that failed", async () => {
    const limiter = createLimiter(1, 0);
    await expect(limiter.run(() => Promise.reject(new Error("no")))).rejects.toThrow("no");
    expect(await limiter.run(async () => "yes")).toBe("yes");
  });
});

it("runs work of one key in turn, failures included, and of other keys at once", async () => {
  const order: string[] = [];
  const gate = Promise.withResolvers<void>();
  const first = inTurn("a", async () => {
    await gate.promise;
    order.push("first");
    throw new Error("first failed");
  });
  const second = inTurn("a", async () => order.push("second"));
  await inTurn("b", async () => order.push("other"));
  gate.resolve();
  await expect(first).rejects.toThrow("first failed");
  await second;
  expect(order).toEqual(["other", "first", "second"]);
});
