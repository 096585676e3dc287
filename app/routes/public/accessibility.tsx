import { LegalPage } from "~/layout/legal-page";
import { pageMeta } from "~/layout/page-meta";
import { ACCESSIBILITY_STATEMENT } from "~club/legal-pages/accessibility";
import { ACCESSIBILITY_TEXT } from "~club/page-texts/accessibility";
import type { Route } from "./+types/accessibility";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ ...ACCESSIBILITY_TEXT, path: "/accessibilite" }, matches);

export default function Accessibility() {
  return <LegalPage content={ACCESSIBILITY_STATEMENT} />;
}
