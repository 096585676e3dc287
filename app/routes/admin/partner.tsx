import { partner } from "~/features/partners/partner";
import { EditScreen } from "~/records/edit-screen";
import { SHORT_INPUTS } from "~/records/short-inputs";
import type { Route } from "./+types/partner";
import { openRecord } from "./open-records.server";
import { recordMeta } from "./record-list-page";

export { keepNewRecord as shouldRevalidate } from "~/editing/use-session";

export const meta: Route.MetaFunction = ({ loaderData }) => recordMeta(partner, loaderData);

export async function loader(args: Route.LoaderArgs) {
  return openRecord(args, partner);
}

export default function PartnerScreen({ loaderData }: Route.ComponentProps) {
  return <EditScreen kind={partner} brought={SHORT_INPUTS} {...loaderData} />;
}
