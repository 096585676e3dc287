import { LegalPage } from "~/layout/legal-page";
import { pageMeta } from "~/layout/page-meta";
import { ACCESSIBILITY_STATEMENT } from "~club/legal-pages/accessibility";
import { PAGE_TEXTS } from "~club/page-texts";
import type { Route } from "./+types/accessibility";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ ...PAGE_TEXTS.accessibility, path: "/accessibilite" }, matches);

export default function Accessibility() {
  return <LegalPage content={ACCESSIBILITY_STATEMENT} />;
}
