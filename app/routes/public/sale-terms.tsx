import { ShopFoot } from "~/features/shop/shop-foot";
import { LegalPage } from "~/layout/legal-page";
import { pageMeta } from "~/layout/page-meta";
import { mailerOf } from "~/platform/mail/mailer.server";
import { services } from "~/platform/services.server";
import { saleTermsPage } from "~club/legal-pages/sale-terms";
import { SALE_TERMS_TEXT } from "~club/page-texts/sale-terms";
import type { Route } from "./+types/sale-terms";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ ...SALE_TERMS_TEXT, path: "/boutique/cgv" }, matches);

/** Paying on line is part of the terms where it is offered; so is what comes by mail. */
export function loader({ context }: Route.LoaderArgs) {
  const { environment } = services(context);
  return { helloasso: environment.helloassoUrl !== null, mail: mailerOf(environment) !== null };
}

export default function SaleTerms({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <LegalPage content={saleTermsPage(loaderData)} />
      <ShopFoot />
    </>
  );
}
