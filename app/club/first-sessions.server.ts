import type { DatabaseTransaction } from "~/platform/database/database.server";
import type { Person } from "~/records/fields";
import demoSessions from "~content/demo/club/sessions.json";
import { readSite } from "./read-site.server";

/** The sessions that the site showed before they could be edited, with the season, the places and the people of the site. */
export async function firstSessions(
  trx: DatabaseTransaction,
  now: Date,
): Promise<{ values: Record<string, unknown> }[]> {
  const { places, season } = await readSite(trx, now);
  if (season.now.id === "") return [];
  const coaches = await trx
    .selectFrom("coaches")
    .select(["id", "full_name"])
    .where("deleted_at", "is", null)
    .execute();
  const personNamed = (name: string): Person => {
    const coach = coaches.find(({ full_name }) => full_name === name);
    return coach ? { id: coach.id } : { name };
  };
  return demoSessions.map(({ place, coach, values }) => ({
    values: {
      ...values,
      season: season.now.id,
      place: places.find(({ key }) => key === place)?.id ?? null,
      coaches: [personNamed(coach)],
    },
  }));
}
