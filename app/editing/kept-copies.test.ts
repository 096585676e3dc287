import { beforeEach, expect, test, vi } from "vitest";
import { type LocalCopy, localCopies } from "./kept-copies";

const TYPED: LocalCopy<string> = {
  id: "un",
  isNew: true,
  version: 0,
  saved: "",
  savedAt: "2026-03-01T10:00:00.000Z",
  values: "Le texte de Camille",
};

const readKept = (kept: unknown) => (typeof kept === "string" ? kept : null);

const copiesOf = (userId: string, kind = "article") => localCopies({ userId, kind, readKept });

/** The storage of a browser: what is kept are its own properties. */
class Storage {
  [key: string]: unknown;
  getItem(key: string) {
    return this[key] ?? null;
  }
  setItem(key: string, value: string) {
    this[key] = value;
  }
  removeItem(key: string) {
    delete this[key];
  }
}

beforeEach(() => {
  vi.useFakeTimers({ now: new Date("2026-03-02T10:00:00.000Z") });
  vi.stubGlobal("localStorage", new Storage());
});

test("a copy is found again by whoever typed it, until it is dropped", () => {
  copiesOf("camille").keep(TYPED);
  expect(copiesOf("camille").find("un", true, "")).toEqual(TYPED);
  expect(copiesOf("camille").find("another new one", true, "")).toEqual(TYPED);
  copiesOf("camille").drop("un");
  expect(copiesOf("camille").find("un", true, "")).toBeNull();
});

test("nobody else is offered it on the same computer, nor another form", () => {
  copiesOf("camille").keep(TYPED);
  expect(copiesOf("sacha").find("un", true, "")).toBeNull();
  expect(copiesOf("sacha").find("another new one", true, "")).toBeNull();
  expect(copiesOf("camille", "coach").find("un", true, "")).toBeNull();
});

test("a copy that is old, or that cannot be read, is left alone", () => {
  copiesOf("camille").keep({ ...TYPED, savedAt: "2026-01-01T10:00:00.000Z" });
  expect(copiesOf("camille").find("another new one", true, "")).toBeNull();
  localStorage.setItem("foulee:article:camille:un", "{");
  expect(copiesOf("camille").find("un", true, "")).toBeNull();
});

test("a browser that refuses its storage has the copy as long as the page stays", () => {
  const refuse = () => {
    throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
  };
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: refuse, removeItem: refuse });
  copiesOf("camille").keep(TYPED);
  expect(copiesOf("camille").find("another new one", true, "")).toEqual(TYPED);
  copiesOf("camille").drop("un");
  expect(copiesOf("camille").find("un", true, "")).toBeNull();
});
