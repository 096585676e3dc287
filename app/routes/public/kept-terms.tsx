import { data } from "react-router";
import { SALE_TERMS_TEXT } from "~/club/legal-texts";
import { sectionsOf } from "~/features/legal/legal-html";
import { findKeptTerms } from "~/features/shop/kept-terms.server";
import { termsPath } from "~/features/shop/order.types";
import { ShopFoot } from "~/features/shop/shop-foot";
import { ErrorPage } from "~/layout/error-page";
import { failedPageMeta, pageMeta } from "~/layout/page-meta";
import { dayOf } from "~/lib/dates-in-text";
import { sanitizeLegalText } from "~/platform/rich-text/sanitize-content.server";
import { services } from "~/platform/services.server";
import { LinkButton } from "~/ui/button";
import type { Route } from "./+types/kept-terms";
import { LegalDocument } from "./legal-page";

export const meta: Route.MetaFunction = ({ error, loaderData, params, matches }) => {
  if (!loaderData) return failedPageMeta(error, matches);
  const page = { ...SALE_TERMS_TEXT, title: TITLE, path: termsPath(params.hash), noIndex: true };
  return pageMeta(page, matches);
};

/** The terms of sale that orders were placed under, as they were that day. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { database } = services(context);
  const kept = await findKeptTerms(database.kysely, params.hash);
  if (!kept) throw data(null, { status: 404 });
  const html = sanitizeLegalText(kept.content);
  return { day: kept.day, html, sections: sectionsOf(html) };
}

const TITLE = "Conditions de vente de votre commande";

export default function KeptTerms({ loaderData }: Route.ComponentProps) {
  const { day, html, sections } = loaderData;
  return (
    <>
      <LegalDocument
        title={TITLE}
        lead={`Celles que vous avez acceptées le jour de votre commande. Déjà en vigueur le ${dayOf(day)}, elles restent les vôtres, même si le club en change ensuite.`}
        actions={
          <LinkButton variant="line" onDark to={termsPath(null)}>
            Voir celles d’aujourd’hui
          </LinkButton>
        }
        sections={sections}
        html={html}
      />
      <ShopFoot />
    </>
  );
}

export function ErrorBoundary() {
  return (
    <ErrorPage
      missing={{
        title: "Ce texte n’est pas ici",
        text: "Le site garde les conditions de vente d’une commande aussi longtemps que la commande.",
        links: [{ to: termsPath(null), label: "Voir celles d’aujourd’hui" }],
      }}
    />
  );
}
