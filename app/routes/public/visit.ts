import { countView } from "~/features/analytics/count-visit.server";
import { readForm } from "~/platform/request-body.server";
import { services } from "~/platform/services.server";
import type { Route } from "./+types/visit";
import { leadTo } from "./lead-to";
import { findCountedPage } from "./visited-pages.server";

/** A page that was looked at: the browser's beacon. The answer says nothing, counted or not. */
export async function action({ request, context }: Route.ActionArgs) {
  const site = services(context);
  const form = await readForm(request, { fields: 4, valueLength: 1_000 });
  const fields = Object.fromEntries(form);
  await countView({ site, headers: request.headers, fields, findPage: findCountedPage });
  return new Response(null, { status: 204 });
}

export const loader = leadTo("/");
