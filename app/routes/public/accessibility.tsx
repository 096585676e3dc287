import { useSite } from "~/club/use-site";
import { LegalPage } from "~/layout/legal-page";
import { pageMeta } from "~/layout/page-meta";
import { accessibilityStatement } from "~club/legal-pages/accessibility";
import type { Route } from "./+types/accessibility";

const ACCESSIBILITY_TEXT = {
  title: "Déclaration d’accessibilité",
  description:
    "Ce que nous avons fait pour que ce site serve à tous, ce qui reste à améliorer, et à qui signaler une difficulté.",
  keywords: "accessibilité, RGAA, handicap, signaler un problème",
};

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ ...ACCESSIBILITY_TEXT, path: "/accessibilite" }, matches);

export default function Accessibility() {
  return <LegalPage content={accessibilityStatement(useSite())} />;
}
