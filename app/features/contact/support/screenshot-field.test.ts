import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ScreenshotField } from "./screenshot-field";

const markup = (isLocked: boolean) =>
  renderToStaticMarkup(
    createElement(ScreenshotField, {
      picture: null,
      isPreparing: false,
      choose: () => undefined,
      error: undefined,
      isLocked,
    }),
  );

test("no other screenshot is chosen while the message is sent", () => {
  expect(markup(true)).toMatch(/<input[^>]* disabled=/);
  expect(markup(false)).not.toContain("disabled");
});
