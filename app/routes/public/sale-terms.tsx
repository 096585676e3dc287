import { SALE_TERMS_TEXT } from "~/club/legal-texts";
import { loadSite } from "~/club/read-site.server";
import { legalHtml } from "~/features/legal/legal-html";
import { saleTermsPage } from "~/features/legal/sale-terms";
import { shopWays } from "~/features/legal/sale-terms.server";
import { ShopFoot } from "~/features/shop/shop-foot";
import { pageMeta } from "~/layout/page-meta";
import { dayOf } from "~/lib/dates-in-text";
import { parisDay } from "~/lib/paris-instants";
import { services } from "~/platform/services.server";
import type { Route } from "./+types/sale-terms";
import { LegalDocument, ReviewedOn } from "./legal-page";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ ...SALE_TERMS_TEXT, path: "/boutique/cgv" }, matches);

/** The very text that an order of now keeps, for the same facts make it. */
export async function loader({ context }: Route.LoaderArgs) {
  const { environment, now } = services(context);
  const site = await loadSite(services(context));
  const { title, lead, sections } = saleTermsPage(site, shopWays(environment));
  return {
    title,
    lead,
    html: legalHtml(sections),
    sections: sections.map(({ id, title: name }) => ({ id, title: name })),
    reviewedOn: site.association.reviewedOn,
    today: parisDay(now),
  };
}

export default function SaleTerms({ loaderData }: Route.ComponentProps) {
  const { title, lead, html, sections, reviewedOn, today } = loaderData;
  return (
    <>
      <LegalDocument
        title={title}
        lead={`${lead} En vigueur au ${dayOf(today)}.`}
        sections={sections}
        html={html}
      >
        <ReviewedOn day={reviewedOn} />
      </LegalDocument>
      <ShopFoot />
    </>
  );
}
