import { requireUser } from "~/features/accounts/guard.server";
import { BlockedList } from "~/features/contact/admin/blocked-list";
import { InboxTabs } from "~/features/contact/admin/inbox-list";
import { listBlockedSenders } from "~/features/contact/blocked-senders.server";
import { countMessages } from "~/features/contact/inbox.server";
import { adminMeta } from "~/layout/admin/admin-meta";
import { AdminPage } from "~/layout/admin/admin-page";
import { parisDay } from "~/lib/paris-instants";
import { services } from "~/platform/services.server";
import type { Route } from "./+types/messages-blocked";

export const meta: Route.MetaFunction = () => adminMeta("Expéditeurs bloqués");

export async function loader({ request, context }: Route.LoaderArgs) {
  await requireUser(request, context, "messages");
  const { database, now } = services(context);
  const [senders, counts] = await Promise.all([
    listBlockedSenders(database.kysely),
    countMessages(database.kysely),
  ]);
  return { senders, counts, today: parisDay(now) };
}

export default function MessagesBlocked({ loaderData }: Route.ComponentProps) {
  const { senders, counts, today } = loaderData;
  return (
    <AdminPage
      title="Expéditeurs bloqués"
      sub="Le formulaire de la page Contact refuse ce qui vient de ces adresses."
    >
      <InboxTabs current="blocked" counts={counts} />
      <BlockedList senders={senders} today={today} />
    </AdminPage>
  );
}
