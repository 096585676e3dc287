import { LegalPage } from "~/layout/legal-page";
import { pageMeta } from "~/layout/page-meta";
import { LEGAL_NOTICE } from "~club/legal-pages/legal-notice";
import { PAGE_TEXTS } from "~club/page-texts";
import type { Route } from "./+types/legal-notice";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ ...PAGE_TEXTS.legalNotice, path: "/mentions-legales" }, matches);

export default function LegalNotice() {
  return <LegalPage content={LEGAL_NOTICE} />;
}
