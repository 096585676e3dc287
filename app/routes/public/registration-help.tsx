import { loadSite } from "~/club/read-site.server";
import { helpSheet } from "~/features/sections/help-sheet";
import { failedPageMeta, pageMeta } from "~/layout/page-meta";
import { services } from "~/platform/services.server";
import type { Route } from "./+types/registration-help";
import { HelpPage } from "./help-page";

export const meta: Route.MetaFunction = ({ error, loaderData, matches }) => {
  if (!loaderData) return failedPageMeta(error, matches);
  return pageMeta({ ...loaderData.words.search, path: "/inscription/aide" }, matches);
};

export async function loader({ context }: Route.LoaderArgs) {
  return helpSheet(await loadSite(services(context)));
}

export default function RegistrationHelp({ loaderData }: Route.ComponentProps) {
  return <HelpPage sheet={loaderData} />;
}
