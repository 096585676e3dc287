import { SALE_TERMS_TEXT } from "~/club/legal-texts";
import { loadSite } from "~/club/read-site.server";
import { associationFor } from "~/club/site";
import { useSite } from "~/club/use-site";
import { saleTermsPage } from "~/features/legal/sale-terms";
import { ShopFoot } from "~/features/shop/shop-foot";
import { pageMeta } from "~/layout/page-meta";
import { mailerOf } from "~/platform/mail/mailer.server";
import { services } from "~/platform/services.server";
import type { Route } from "./+types/sale-terms";
import { LegalPage } from "./legal-page";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ ...SALE_TERMS_TEXT, path: "/boutique/cgv" }, matches);

/** Paying on line is part of the terms where it is offered; so is what comes by mail. */
export async function loader({ context }: Route.LoaderArgs) {
  const { environment } = services(context);
  const { association, calls, shop } = await loadSite(services(context));
  return {
    association: associationFor(association, null),
    calls: calls.filter(({ use }) => use === "president" || use === "shop"),
    shop,
    helloasso: environment.helloassoUrl !== null,
    mail: mailerOf(environment) !== null,
  };
}

export default function SaleTerms({ loaderData }: Route.ComponentProps) {
  const { association, calls, shop, helloasso, mail } = loaderData;
  const { club } = useSite();
  return (
    <>
      <LegalPage
        content={saleTermsPage({ club, association, calls, shop }, { helloasso, mail })}
        reviewedOn={association.reviewedOn}
      />
      <ShopFoot />
    </>
  );
}
