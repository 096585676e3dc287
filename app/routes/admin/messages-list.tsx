import { redirect } from "react-router";
import { requireUser } from "~/features/accounts/guard.server";
import { InboxList } from "~/features/contact/admin/inbox-list";
import { inboxHref, readInboxParams } from "~/features/contact/admin/inbox-paths";
import { listMessages, MESSAGES_PER_PAGE } from "~/features/contact/inbox.server";
import { adminMeta } from "~/layout/admin/admin-meta";
import { AdminPage } from "~/layout/admin/admin-page";
import { parisDay } from "~/lib/paris-instants";
import { RETENTION } from "~/lib/retention";
import { services } from "~/platform/services.server";
import type { Route } from "./+types/messages-list";

export const meta: Route.MetaFunction = () => adminMeta("Messages reçus");

export async function loader({ request, url, context }: Route.LoaderArgs) {
  await requireUser(request, context, "messages");
  const { database, now } = services(context);
  const params = readInboxParams(url.searchParams);
  const list = await listMessages(database.kysely, params);
  // The last line of the last page was put away: the page before it is what is left.
  if (params.page > list.pageCount) throw redirect(inboxHref(params, { page: list.pageCount }));
  return { params, list, pageSize: MESSAGES_PER_PAGE, today: parisDay(now) };
}

export default function MessagesList({ loaderData }: Route.ComponentProps) {
  return (
    <AdminPage
      title="Messages reçus"
      sub={`Ce que les visiteurs écrivent depuis la page Contact. Un message est effacé ${RETENTION.contactMessagesMonths}\u00a0mois après sa réception.`}
    >
      <InboxList {...loaderData} />
    </AdminPage>
  );
}
