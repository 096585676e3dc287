import { LEGAL_NOTICE_TEXT } from "~/club/legal-texts";
import { loadSite } from "~/club/read-site.server";
import { useSite } from "~/club/use-site";
import { LegalPage } from "~/layout/legal-page";
import { pageMeta } from "~/layout/page-meta";
import { services } from "~/platform/services.server";
import { legalNotice } from "~club/legal-pages/legal-notice";
import type { Route } from "./+types/legal-notice";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ ...LEGAL_NOTICE_TEXT, path: "/mentions-legales" }, matches);

export async function loader({ context }: Route.LoaderArgs) {
  const { calls } = await loadSite(services(context));
  return { calls: calls.filter(({ use }) => use === "president" || use === "image") };
}

export default function LegalNotice({ loaderData }: Route.ComponentProps) {
  const { club } = useSite();
  return <LegalPage content={legalNotice({ club, calls: loaderData.calls })} />;
}
