import { readSite } from "~/club/read-site.server";
import { shownCalls } from "~/features/contact/shown-calls";
import { type FoundEntry, findEntries } from "~/features/site-search/find-entries";
import { type SitePerson, siteEntries } from "~/features/site-search/site-entries";
import { listTeam, type TeamMember } from "~/features/team/team.server";
import { listPath, pageCountOf } from "~/lib/list-page";
import type { Services } from "~/platform/services.server";

/** The places of the site that a search finds besides the news, five at most; no query while the content stands. */
export async function findOnSite(services: Services, search: string): Promise<FoundEntry[]> {
  if (search === "") return [];
  const { contentMemo, database } = services;
  const entries = await contentMemo.get("site-entries", async (now) => {
    const [site, coaches, board] = await Promise.all([
      // A site that was read before would be kept with what fails now.
      readSite(database.kysely, now),
      listTeam(database.kysely, "coaches"),
      listTeam(database.kysely, "board_members"),
    ]);
    const members = [...toPeople(coaches, "entraineurs"), ...toPeople(board, "bureau")];
    return siteEntries(site, { members, calls: shownCalls(site.calls) });
  });
  return findEntries(entries, search);
}

/** People with the part of the team page that shows them; a long list has several pages. */
function toPeople(members: readonly TeamMember[], anchor: string): SitePerson[] {
  return members.map(({ id, full_name: name, role }, index) => ({
    id,
    name,
    role,
    path: `${listPath("/club/trombinoscope", pageCountOf(index + 1))}#${anchor}`,
  }));
}
