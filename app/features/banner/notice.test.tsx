import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Notice } from "./notice";

function show(type: string): string {
  return renderToStaticMarkup(
    <Notice
      title="Stade fermé"
      content="<p>Jusqu’à lundi.</p>"
      type={type}
      publishedDay="2026-03-13"
      today="2026-03-13"
    />,
  );
}

test.each([
  ["warning", "Important"],
  ["success", "Bonne nouvelle"],
  ["info", "À savoir"],
  ["urgent", "À savoir"],
  ["", "À savoir"],
  ["constructor", "À savoir"],
  ["toString", "À savoir"],
  ["__proto__", "À savoir"],
])("a banner of the type %j is called %s", (type, word) => {
  expect(show(type)).toContain(`${word}</p>`);
});
