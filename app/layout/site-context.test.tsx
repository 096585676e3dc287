import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test, vi } from "vitest";
import { useYear } from "./site-context";

function Year() {
  return useYear();
}

/** The tests run fourteen hours ahead of Greenwich (vitest.config.ts). */
test("where no route has told the day, the year is that of Paris wherever the server is", () => {
  vi.useFakeTimers({ now: new Date("2027-12-31T22:55Z"), toFake: ["Date"] });
  const Page = createRoutesStub([{ path: "/", Component: Year }]);
  expect(renderToStaticMarkup(<Page />)).toBe("2027");
});
