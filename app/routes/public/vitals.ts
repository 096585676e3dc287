import { countRedraw, countVitals } from "~/features/analytics/count-visit.server";
import { readForm } from "~/platform/request-body.server";
import { services } from "~/platform/services.server";
import type { Route } from "./+types/vitals";
import { leadTo } from "./lead-to";
import { findCountedPage } from "./visited-pages.server";

/** How fast a page was, as a sample of browsers measured it; or that React had to draw it anew. */
export async function action({ request, context }: Route.ActionArgs) {
  const site = services(context);
  const form = await readForm(request, { fields: 8, valueLength: 1_000 });
  const fields = Object.fromEntries(form);
  const report = { site, headers: request.headers, fields, findPage: findCountedPage };
  if (fields.redraws) await countRedraw(report);
  else await countVitals(report);
  return new Response(null, { status: 204 });
}

export const loader = leadTo("/");
