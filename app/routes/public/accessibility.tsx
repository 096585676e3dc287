import { ACCESSIBILITY_TEXT } from "~/club/legal-texts";
import { useSite } from "~/club/use-site";
import { LegalPage } from "~/layout/legal-page";
import { pageMeta } from "~/layout/page-meta";
import { accessibilityStatement } from "~club/legal-pages/accessibility";
import type { Route } from "./+types/accessibility";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ ...ACCESSIBILITY_TEXT, path: "/accessibilite" }, matches);

export default function Accessibility() {
  return <LegalPage content={accessibilityStatement(useSite())} />;
}
