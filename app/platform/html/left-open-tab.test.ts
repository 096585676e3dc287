import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { noteWhereTo, watchLeftOpenTab } from "./left-open-tab";

type Navigate = (run: () => Promise<void>, info: object) => Promise<void>;

const assign = vi.fn();
const document = { querySelector: vi.fn().mockReturnValue(null) };

beforeEach(() => {
  vi.stubGlobal("window", new EventTarget());
  vi.stubGlobal("location", { href: "https://club.example/", assign });
  vi.stubGlobal("document", document);
  watchLeftOpenTab();
});
afterEach(() => {
  vi.unstubAllGlobals();
  assign.mockReset();
});

/** While the router is on its way, scripts of the next page are found to be gone. */
async function pressLink(info: object, missing = 1): Promise<void> {
  let navigate: Navigate | undefined;
  const instrument = (handlers: { navigate: Navigate }) => {
    navigate = handlers.navigate;
  };
  noteWhereTo.router?.({ instrument } as never);
  await navigate?.(async () => {
    for (let time = 0; time < missing; time += 1) {
      window.dispatchEvent(new Event("foulee:script-gone"));
      await Promise.resolve();
    }
  }, info);
}

test("the page of a link is loaded as a document when its scripts are gone, once", async () => {
  await pressLink({ to: "/equipe?x=1#bureau" }, 3);
  expect(assign.mock.calls).toEqual([["/equipe?x=1#bureau"]]);
  await pressLink({ to: "/equipe?x=1#bureau" });
  expect(assign).toHaveBeenCalledTimes(2);
});

test("not while an undo can still be pressed", async () => {
  document.querySelector.mockReturnValueOnce({});
  await pressLink({ to: "/equipe" });
  expect(assign).not.toHaveBeenCalled();
});

test("not while something would be lost", async () => {
  window.addEventListener("beforeunload", (event) => event.preventDefault());
  await pressLink({ to: "/equipe" });
  expect(assign).not.toHaveBeenCalled();
});

test("not over the answer to what was sent", async () => {
  vi.useFakeTimers();
  await pressLink({ to: "/contacts", formMethod: "POST" });
  await vi.runAllTimersAsync();
  vi.useRealTimers();
  expect(assign).not.toHaveBeenCalled();
});
