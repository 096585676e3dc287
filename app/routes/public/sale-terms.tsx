import { SALE_TERMS_TEXT } from "~/club/legal-texts";
import { loadSite } from "~/club/read-site.server";
import { associationFor } from "~/club/site";
import { useSite } from "~/club/use-site";
import { saleTermsPage } from "~/features/legal/sale-terms";
import { saleTerms, shopWays } from "~/features/legal/sale-terms.server";
import { findKeptTerms } from "~/features/shop/kept-terms.server";
import { ShopFoot } from "~/features/shop/shop-foot";
import { pageMeta } from "~/layout/page-meta";
import { dayOf } from "~/lib/dates-in-text";
import { parisDay } from "~/lib/paris-instants";
import { services } from "~/platform/services.server";
import type { Route } from "./+types/sale-terms";
import { LegalPage } from "./legal-page";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ ...SALE_TERMS_TEXT, path: "/boutique/cgv" }, matches);

/** Paying on line is part of the terms where it is offered; so is what comes by mail. */
export async function loader({ context }: Route.LoaderArgs) {
  const { database, environment, now } = services(context);
  const site = await loadSite(services(context));
  const { association, calls, shop } = site;
  const kept = await findKeptTerms(database.kysely, saleTerms(site, environment).hash);
  return {
    association: associationFor(association, "terms"),
    calls: calls.filter(({ use }) => use === "president" || use === "shop"),
    shop,
    ways: shopWays(environment),
    /** The day of the first order under this very text; null before it. */
    heldFrom: kept?.day ?? null,
    today: parisDay(now),
  };
}

export default function SaleTerms({ loaderData }: Route.ComponentProps) {
  const { association, calls, shop, ways, heldFrom, today } = loaderData;
  const { club } = useSite();
  const content = saleTermsPage({ club, association, calls, shop }, ways);
  const since = heldFrom ? `depuis le ${dayOf(heldFrom)}` : `au ${dayOf(today)}`;
  return (
    <>
      <LegalPage
        content={{ ...content, lead: `${content.lead} En vigueur ${since}.` }}
        reviewedOn={association.reviewedOn}
      />
      <ShopFoot />
    </>
  );
}
