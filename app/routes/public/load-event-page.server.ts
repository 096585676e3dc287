import { data, redirect } from "react-router";
import { drawnEvent } from "~/club/drawings/drawings";
import { findEventPage } from "~/club/events/event-paths";
import { loadSite } from "~/club/read-site.server";
import { findNextEdition } from "~/features/articles/event-page/find-next-edition.server";
import { pack } from "~/lib/packed";
import type { Services } from "~/platform/services.server";

/**
 * The page of an event at an address, `typed` its last part. An address that it had leads to the one that it has,
 * and so does its address in the site to that of a page which stands alone.
 */
export async function loadEventPage(
  services: Services,
  { typed, pathname }: { typed: string; pathname: string },
) {
  const { events } = await loadSite(services);
  const page = findEventPage(events, typed);
  // The database is asked first: while it is away, no page is said to be gone.
  const asked = page ?? { articleWords: typed };
  const next = await findNextEdition(services.database.kysely, asked, services.now);
  if (!page) throw data(null, { status: 404 });
  if (page.path !== pathname) {
    // A page may leave the site, and come back: only another address is so for good.
    throw redirect(page.path, page.address === typed.toLowerCase() ? 302 : 301);
  }
  const shown = next && { id: next.id, event: next.event, images: next.images };
  return pack({ page: drawnEvent(page), next: shown });
}
