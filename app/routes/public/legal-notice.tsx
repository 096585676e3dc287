import { LEGAL_NOTICE_TEXT } from "~/club/legal-texts";
import { loadSite } from "~/club/read-site.server";
import { associationFor } from "~/club/site";
import { useSite } from "~/club/use-site";
import { legalNotice } from "~/features/legal/legal-notice";
import { pageMeta } from "~/layout/page-meta";
import { services } from "~/platform/services.server";
import type { Route } from "./+types/legal-notice";
import { LegalPage } from "./legal-page";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ ...LEGAL_NOTICE_TEXT, path: "/mentions-legales" }, matches);

export async function loader({ context }: Route.LoaderArgs) {
  const { association, calls } = await loadSite(services(context));
  return {
    association: associationFor(association, "notice"),
    calls: calls.filter(({ use }) => use === "president" || use === "image"),
  };
}

export default function LegalNotice({ loaderData }: Route.ComponentProps) {
  const { club } = useSite();
  return (
    <LegalPage
      content={legalNotice({ club, ...loaderData })}
      reviewedOn={loaderData.association.reviewedOn}
    />
  );
}
