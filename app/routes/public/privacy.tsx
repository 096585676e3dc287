import { LegalPage } from "~/layout/legal-page";
import { pageMeta } from "~/layout/page-meta";
import { services } from "~/platform/services.server";
import { privacyPage } from "~club/legal-pages/privacy";
import { PRIVACY_TEXT } from "~club/page-texts/privacy";
import type { Route } from "./+types/privacy";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ ...PRIVACY_TEXT, path: "/politique-confidentialite" }, matches);

/** Third parties are listed by themselves once they are configured (product.md, Public pages). */
export function loader({ context }: Route.LoaderArgs) {
  const { recaptcha, emailjs, helloassoUrl, speedInsightsSrc, countsVisits } =
    services(context).environment;
  return {
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
  return <LegalPage content={privacyPage(loaderData.switchedOn)} />;
}
