import { countView } from "~/features/analytics/count-visit.server";
import { services } from "~/platform/services.server";
import type { Route } from "./+types/visit-picture";
import { findCountedPage } from "./visited-pages.server";

/** One transparent pixel. */
const PIXEL = Buffer.from("R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7", "base64");

/** A page that was looked at without scripts: only those ask for this picture. */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const site = services(context);
  const isOurs = (request.headers.get("referer") ?? "").startsWith(
    `${site.environment.publicUrl}/`,
  );
  if (isOurs) {
    const fields = { page: url.searchParams.get("page") };
    await countView({ site, headers: request.headers, fields, findPage: findCountedPage });
  }
  return new Response(PIXEL, {
    headers: { "content-type": "image/gif", "cache-control": "private, no-store" },
  });
}
