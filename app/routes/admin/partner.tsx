import { partner } from "~/features/partners/partner";
import { EditScreen } from "~/records/edit-screen";
import type { Route } from "./+types/partner";
import { recordMeta } from "./record-pages";
import { openRecord } from "./records.server";

export { keepNewRecord as shouldRevalidate } from "~/editing/use-session";

export const meta: Route.MetaFunction = ({ loaderData }) => recordMeta(partner, loaderData);

export async function loader(args: Route.LoaderArgs) {
  return openRecord(args, partner);
}

export default function PartnerScreen({ loaderData }: Route.ComponentProps) {
  return <EditScreen kind={partner} {...loaderData} />;
}
