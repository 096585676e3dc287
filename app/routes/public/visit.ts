import { redirect } from "react-router";
import { countView } from "~/features/analytics/count-visit.server";
import { readForm } from "~/platform/request-body.server";
import { services } from "~/platform/services.server";
import type { Route } from "./+types/visit";
import { findCountedPage } from "./counted-page.server";

/** A page that was looked at: the browser's beacon. The answer says nothing, counted or not. */
export async function action({ request, context }: Route.ActionArgs) {
  const site = services(context);
  const fields = await readForm(request, { fields: 4, valueLength: 1_000 });
  const findPage = (path: string) => findCountedPage(site.database.kysely, path, site.now);
  await countView({ site, headers: request.headers, findPage }, Object.fromEntries(fields));
  return new Response(null, { status: 204 });
}

/** Nothing to see: somebody followed the address by hand. */
export function loader() {
  return redirect("/");
}
