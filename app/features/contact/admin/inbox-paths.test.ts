import { expect, it } from "vitest";
import { inboxHref, readInboxParams } from "./inbox-paths";

const read = (query: string) => readInboxParams(new URLSearchParams(query));

it("reads and writes the address of the inbox alike", () => {
  for (const query of ["?filtre=non-lus&q=piste&page=3", "?filtre=archives", "?page=2", ""]) {
    const params = read(query);
    expect(inboxHref(params, { page: params.page })).toBe(`/admin/messages${query}`);
  }
});

it("takes what is malformed as absent, and starts another part at its first page", () => {
  const plain = { filter: "all", search: "", page: 1 };
  for (const query of ["page=0", "page=x", "filtre=tout", "filtre=a-verifier", "q=%20"]) {
    expect(read(query), query).toEqual(plain);
  }
  expect(read(`q=${"a".repeat(10_000)}`).search).toHaveLength(200);
  const third = read("filtre=non-lus&q=piste&page=3");
  expect(inboxHref(third, { filter: "archived" })).toBe("/admin/messages?filtre=archives&q=piste");
});
