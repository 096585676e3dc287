import { afterEach, describe, expect, test, vi } from "vitest";
import { z } from "zod";
import { checkedLater, fieldErrorsOf } from "./field-errors";

const schema = z.object({ name: z.string({ error: "Indiquez votre nom." }) });
const empty = new FormData();

describe("a schema that is fetched", () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  test("says what is wrong once it is there", async () => {
    const { check } = checkedLater(async () => schema);
    expect(await check(empty)).toEqual({ name: ["Indiquez votre nom."] });
  });

  test("leaves it to the server where it does not come", async () => {
    const { check, prepare } = checkedLater(() => Promise.reject(new Error("offline")));
    prepare();
    expect(await check(empty)).toEqual({});
  });

  test("keeps nobody waiting where the network stands still", async () => {
    vi.useFakeTimers();
    const { check } = checkedLater(() => new Promise(() => undefined));
    const checked = check(empty);
    await vi.advanceTimersByTimeAsync(3_000);
    expect(await checked).toEqual({});
  });
});

test("of several things that are wrong with a field the first is said", () => {
  const lists = z.object({
    photos: z.array(z.object({ alt: z.string().min(2, "Trop court.").regex(/^A/, "Autrement.") })),
  });
  const { error } = lists.safeParse({ photos: [{ alt: "Au" }, { alt: "x" }] });
  if (!error) throw new Error("It is wrong.");
  expect(fieldErrorsOf(error)).toEqual({ photos: ["Trop court."] });
  const nameOf = (path: readonly PropertyKey[]) => path.join(".");
  expect(fieldErrorsOf(error, nameOf)).toEqual({ "photos.1.alt": ["Trop court."] });
});
