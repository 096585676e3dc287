import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, it } from "vitest";
import { plainText } from "~/lib/plain-text";
import { helpGroups } from "./answers.server";
import { HelpPage } from "./help-page";

function page(query: string): string {
  const props = { groups: helpGroups(), initialQuery: query, role: "editor" } as const;
  const element = <HelpPage {...props} />;
  const router = createMemoryRouter([{ path: "/", element }]);
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

it("says what to do where no answer has the words", () => {
  const html = page("xylophone");
  expect(plainText(html)).toContain("Aucune réponse pour «\u00a0xylophone\u00a0»");
  expect(plainText(html)).toContain("Essayez un mot plus simple");
  expect(html).toContain('href="/admin/contact-admin"');
  expect(html).not.toContain("<article");
});

it("shows the best answer first", () => {
  const [, first] = page("photo floue").split("<article");
  expect(first).toContain('id="photo-floue"');
});
