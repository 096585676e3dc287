import { failedPageMeta, pageMeta } from "~/layout/page-meta";
import { unpack } from "~/lib/packed";
import { services } from "~/platform/services.server";
import type { Route } from "./+types/lone-event";
import { EventPage } from "./event-page";
import { loadEventPage } from "./load-event-page.server";

export const meta: Route.MetaFunction = ({ error, loaderData, matches }) => {
  if (!loaderData) return failedPageMeta(error, matches);
  const { search, path } = unpack(loaderData).page;
  return pageMeta({ ...search, path }, matches);
};

/** Outside the main layout (specification §2): the page of an event that stands alone, with a look of its own and a way back. */
export function loader({ params, context }: Route.LoaderArgs) {
  const typed = params.page;
  return loadEventPage(services(context), { typed, pathname: `/${typed}` });
}

export default function LoneEvent({ loaderData }: Route.ComponentProps) {
  const { page, next } = unpack(loaderData);
  // A new key per page: browser translators keep text nodes that React would reuse.
  return <EventPage key={page.key} page={page} next={next} />;
}
