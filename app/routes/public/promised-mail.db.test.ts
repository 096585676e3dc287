import { type ComponentType, createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect } from "vitest";
import { readEnvironment } from "~/platform/environment.server";
import { test } from "~tests/support/database-test";
import { testContext, testServices } from "~tests/support/services";
import { BuyerFields } from "../../features/shop/buyer-fields";
import SaleTerms, * as terms from "./sale-terms";
import Shop, * as shop from "./shop";
import Withdrawal, * as withdrawal from "./withdrawal";

const PAGES = {
  "/boutique": [Shop, shop],
  "/boutique/cgv": [SaleTerms, terms],
  "/boutique/retractation": [Withdrawal, withdrawal],
} as const;
const MAILING = { SMTP_URL: "smtp://localhost:2525", MAIL_FROM: "site@les-pins.example" };
/** What tells a buyer that something comes by e-mail. */
const PROMISE =
  /part aussitôt par e-mail|e-mail de confirmation|reçoit la confirmation|y est envoyé|accusé de réception par e-mail|un e-mail vous/i;

function render(component: ComponentType<never>, props: object): string {
  const router = createMemoryRouter([
    { path: "*", element: createElement(component as ComponentType, props) },
  ]);
  return renderToStaticMarkup(createElement(RouterProvider, { router }));
}

test.for([
  { sends: true, settings: MAILING },
  { sends: false, settings: {} },
])(
  "e-mails are promised to buyers exactly when some are sent: $sends",
  async ({ sends, settings }, { database }) => {
    const environment = readEnvironment({ NODE_ENV: "test", ...settings });
    const context = testContext(testServices(database, { environment }));
    for (const [path, [page, { loader }]] of Object.entries(PAGES)) {
      const url = new URL(path, "http://localhost:3000");
      const loaderData = await (loader as (args: unknown) => unknown)({ context, url });
      const html = render(page as ComponentType<never>, { loaderData });
      expect(PROMISE.test(html), path).toBe(sends);
    }
    const fields = render(BuyerFields as ComponentType<never>, { errors: {}, hasMailer: sends });
    expect(PROMISE.test(fields)).toBe(sends);
  },
);
