import { season } from "~/club/kinds/season";
import { EditScreen } from "~/records/edit-screen";
import { LIST_INPUT } from "~/records/list-input";
import { SHORT_INPUTS } from "~/records/short-inputs";
import type { Route } from "./+types/season";
import { openRecord } from "./open-records.server";
import { recordMeta } from "./record-list-page";

export { keepNewRecord as shouldRevalidate } from "~/editing/use-session";

export const meta: Route.MetaFunction = ({ loaderData }) => recordMeta(season, loaderData);

export async function loader(args: Route.LoaderArgs) {
  return openRecord(args, season);
}

const BROUGHT_INPUTS = { ...SHORT_INPUTS, list: LIST_INPUT };

const ALL_SEASONS = { to: season.path, label: "Toutes les saisons" };

export default function SeasonScreen({ loaderData }: Route.ComponentProps) {
  const { version, values } = loaderData.record;
  const title = version === 0 ? season.list.create : `Saison ${values.label}`;
  return (
    <EditScreen
      kind={season}
      {...loaderData}
      brought={BROUGHT_INPUTS}
      stays={{ back: ALL_SEASONS, title }}
    />
  );
}
