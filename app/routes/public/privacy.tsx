import { LegalPage } from "~/layout/legal-page";
import { pageMeta } from "~/layout/page-meta";
import { PRIVACY } from "~club/legal-pages/privacy";
import { PAGE_TEXTS } from "~club/page-texts";
import type { Route } from "./+types/privacy";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ ...PAGE_TEXTS.privacy, path: "/politique-confidentialite" }, matches);

export default function Privacy() {
  return <LegalPage content={PRIVACY} />;
}
