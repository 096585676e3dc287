import { LegalPage } from "~/layout/legal-page";
import { pageMeta } from "~/layout/page-meta";
import { LEGAL_NOTICE } from "~club/legal-pages/legal-notice";
import { LEGAL_NOTICE_TEXT } from "~club/page-texts/legal-notice";
import type { Route } from "./+types/legal-notice";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ ...LEGAL_NOTICE_TEXT, path: "/mentions-legales" }, matches);

export default function LegalNotice() {
  return <LegalPage content={LEGAL_NOTICE} />;
}
