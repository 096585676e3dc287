import { PRIVACY_TEXT } from "~/club/legal-texts";
import { loadSite } from "~/club/read-site.server";
import type { CallUse } from "~/club/site";
import { associationFor } from "~/club/site";
import { useSite } from "~/club/use-site";
import { privacyPage } from "~/features/legal/privacy";
import { pageMeta } from "~/layout/page-meta";
import { services } from "~/platform/services.server";
import type { Route } from "./+types/privacy";
import { LegalPage } from "./legal-page";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ ...PRIVACY_TEXT, path: "/politique-confidentialite" }, matches);

const CALLED: readonly (CallUse | null)[] = ["president", "image", "data"];

/** Third parties are listed by themselves once they are configured (product.md, Public pages). */
export async function loader({ context }: Route.LoaderArgs) {
  const { recaptcha, emailjs, helloassoUrl, speedInsightsSrc, countsVisits } =
    services(context).environment;
  const { association, calls } = await loadSite(services(context));
  return {
    association: associationFor(association, "privacy"),
    calls: calls.filter(({ use }) => CALLED.includes(use)),
    switchedOn: {
      recaptcha: recaptcha !== null,
      emailjs: emailjs !== null,
      helloasso: helloassoUrl !== null,
      speedInsights: speedInsightsSrc !== null,
      visits: countsVisits,
    },
  };
}

export default function Privacy({ loaderData }: Route.ComponentProps) {
  const { association, calls, switchedOn } = loaderData;
  const { club } = useSite();
  return (
    <LegalPage
      content={privacyPage({ club, association, calls }, switchedOn)}
      reviewedOn={association.reviewedOn}
    />
  );
}
