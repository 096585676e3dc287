import { ACCESSIBILITY_TEXT } from "~/club/legal-texts";
import { loadSite } from "~/club/read-site.server";
import { associationFor } from "~/club/site";
import { useSite } from "~/club/use-site";
import { accessibilityStatement } from "~/features/legal/accessibility";
import { pageMeta } from "~/layout/page-meta";
import { services } from "~/platform/services.server";
import type { Route } from "./+types/accessibility";
import { LegalPage } from "./legal-page";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ ...ACCESSIBILITY_TEXT, path: "/accessibilite" }, matches);

export async function loader({ context }: Route.LoaderArgs) {
  const { association } = await loadSite(services(context));
  return { association: associationFor(association, "accessibility") };
}

export default function Accessibility({ loaderData: { association } }: Route.ComponentProps) {
  const { club } = useSite();
  return (
    <LegalPage
      content={accessibilityStatement({ club, association })}
      reviewedOn={association.reviewedOn}
    />
  );
}
