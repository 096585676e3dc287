import { loadSite } from "~/club/read-site.server";
import { requireUser } from "~/features/accounts/guard.server";
import { INBOX_PATH } from "~/features/contact/admin/inbox-paths";
import { MessageView } from "~/features/contact/admin/message-view";
import { copyInWords } from "~/features/contact/copy-in-words.server";
import { findMessage } from "~/features/contact/inbox.server";
import { messagesAddress } from "~/features/contact/messages.server";
import { erasureDay } from "~/features/contact/purge-messages.server";
import { listReplies } from "~/features/contact/replies.server";
import { replyAddress } from "~/features/contact/reply-address";
import { AdminErrorPage } from "~/layout/admin/admin-error-page";
import { adminMeta } from "~/layout/admin/admin-meta";
import { AdminPage } from "~/layout/admin/admin-page";
import { truncate } from "~/lib/truncate";
import { deliveryInWords } from "~/platform/mail/mail-status.server";
import { mailerOf } from "~/platform/mail/mailer.server";
import { newId } from "~/platform/random.server";
import { services } from "~/platform/services.server";
import { BackLink } from "~/ui/back-link";
import type { Route } from "./+types/message";

/** A heading, whatever somebody wrote for a name. */
const NAME_LENGTH = 40;

function titleOf({ name }: { name: string }): string {
  return `Message\u00a0: ${truncate(name, NAME_LENGTH)}`;
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  adminMeta(loaderData ? titleOf(loaderData.message) : "Message");

export async function loader({ request, params, context }: Route.LoaderArgs) {
  await requireUser(request, context, "messages");
  const { database, environment, now } = services(context);
  const message = await findMessage(database.kysely, params.id, now);
  if (!message) throw new Response("Ce message n’existe pas ou plus.", { status: 404 });
  const mailer = mailerOf(environment);
  const hasMailer = mailer !== null;
  const { club } = await loadSite(services(context));
  const to = messagesAddress(environment, club);
  return {
    message,
    delivery: copyInWords(message.mail, { now, hasMailer, to }),
    reply: {
      replyAddress: replyAddress(message),
      maySend: mailer?.kind === "smtp",
      newReplyId: newId(),
      replies: (await listReplies(database.kysely, message.id, now)).map(({ mail, ...given }) => ({
        ...given,
        delivery: mail && deliveryInWords(mail, { now, hasMailer }),
      })),
    },
    erasedOn: erasureDay(message.receivedAt),
  };
}

export default function Message({ loaderData }: Route.ComponentProps) {
  return (
    <AdminPage
      title={titleOf(loaderData.message)}
      above={<BackLink to={INBOX_PATH}>Messages reçus</BackLink>}
    >
      <MessageView key={loaderData.message.id} {...loaderData} />
    </AdminPage>
  );
}

/** The frame stays around the words. */
export function ErrorBoundary() {
  return <AdminErrorPage />;
}
