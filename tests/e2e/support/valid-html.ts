import { expect } from "@playwright/test";
import { HtmlValidate, StaticConfigLoader } from "html-validate";

/** The standard's own rules; what is off is a matter of style in which React's output is fixed. */
const validator = new HtmlValidate(
  new StaticConfigLoader({
    extends: ["html-validate:standard"],
    rules: {
      "attribute-boolean-style": "off",
      "attribute-empty-style": "off",
      // React writes `srcSet` and `dateTime`; HTML reads attributes without regard to case.
      "attr-case": "off",
      "doctype-style": "off",
      "no-trailing-whitespace": "off",
      "void-style": "off",
      // An inert type is how scripts are held back until the page has loaded (docs/decisions/0011).
      "script-type": "off",
      // Search engines cut longer titles; volunteers' titles are their own.
      "long-title": "off",
    },
  }),
);

/** Fails, at the end of the test, when a document is not valid HTML, saying what and where. */
export async function expectValidHtml(html: string, address: string): Promise<void> {
  const { results } = await validator.validateString(html);
  const lines = html.split("\n");
  const found = results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, line, column }) => {
      const source = lines[line - 1]?.slice(Math.max(0, column - 60), column + 140);
      return `${ruleId}: ${message}\n  …${source}…`;
    }),
  );
  expect.soft(found, address).toEqual([]);
}
