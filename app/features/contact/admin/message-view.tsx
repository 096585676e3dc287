import { type ComponentProps, type ReactNode, useEffect } from "react";
import { Link, useNavigate, useRevalidator } from "react-router";
import { clockTime, longDate } from "~/lib/french-dates";
import { parisClock, parisDay } from "~/lib/paris-instants";
import type { DeliveryWords } from "~/platform/mail/mail-status.server";
import { Box } from "~/ui/box";
import { Button } from "~/ui/button";
import { useCommands } from "~/ui/commands";
import { Icon, type IconName } from "~/ui/icon";
import type { InboxMessage } from "../inbox.server";
import { COMMANDS_PATH, INBOX_PATH } from "./inbox-paths";
import { MessageActs } from "./message-acts";
import { ReplyBox } from "./reply-box";

type MessageViewProps = {
  message: InboxMessage;
  delivery: DeliveryWords;
  reply: Pick<
    ComponentProps<typeof ReplyBox>,
    "replies" | "replyAddress" | "maySend" | "newReplyId"
  >;
  /** When it will be erased: a day of Paris. */
  erasedOn: string;
};

/** One message, as it is read and dealt with. */
export function MessageView({ message, delivery, reply, erasedOn }: MessageViewProps) {
  const { id } = message;
  const navigate = useNavigate();
  const { run, isPending } = useCommands(COMMANDS_PATH);
  useReading(message);
  const runAndLeave = async (intent: string) => {
    const { ok } = await run({ intent, id });
    if (ok) await navigate(INBOX_PATH);
  };
  return (
    <div className="ad-dash">
      <div className="admin-stack">
        <article className="admin-box" aria-labelledby="sujet">
          <MessageHead message={message} />
          <p className="ms-text">{message.message}</p>
          <ReplyBox message={message} {...reply} run={run} />
          <MessageActs
            message={message}
            isPending={isPending}
            run={(fields) => void run(fields)}
            runAndLeave={(intent) => void runAndLeave(intent)}
          />
        </article>
      </div>
      <div className="admin-stack">
        <DeliveryBox
          delivery={delivery}
          isPending={isPending}
          onRetry={() => void run({ intent: "retry", id })}
        />
        <SideBox title="Conservation">
          Ce message et ses réponses seront effacés le {longDate(erasedOn)}, douze mois après sa
          réception, comme le dit la page{" "}
          <Link to="/politique-confidentialite">Politique de confidentialité</Link>.
        </SideBox>
      </div>
    </div>
  );
}

/** Opening a message marks it read, once: one that is then marked unread stays so. */
function useReading({ id, readAt }: InboxMessage): void {
  const { revalidate } = useRevalidator();
  // biome-ignore lint/correctness/useExhaustiveDependencies: what it is marked as later is not opening it
  useEffect(() => {
    if (readAt !== null) return;
    void markRead(id).then(revalidate);
  }, [id]);
}

async function markRead(id: string): Promise<void> {
  const body = new URLSearchParams({ intent: "read", id });
  // What fails here is shown as unread, which it then is.
  await fetch(COMMANDS_PATH, { method: "POST", body }).catch(() => undefined);
}

function MessageHead({ message }: { message: InboxMessage }) {
  const { name, email, receivedAt, answeredAt, archivedAt, isBlocked } = message;
  return (
    <header className="ms-head">
      <h2 id="sujet">{message.title}</h2>
      <p>
        <b>{name}</b> <span className="ms-email">{email}</span>
        <br />
        <time dateTime={receivedAt}>{momentOf(receivedAt)}</time>
      </p>
      <ul className="ms-chips">
        {answeredAt && (
          <Chip look="published" icon="check">
            Répondu le {momentOf(answeredAt)}
          </Chip>
        )}
        {archivedAt && (
          <Chip look="draft" icon="archive">
            Archivé
          </Chip>
        )}
        {isBlocked && (
          <Chip look="trash" icon="close">
            Expéditeur bloqué
          </Chip>
        )}
      </ul>
    </header>
  );
}

type ChipProps = { look: string; icon: "check" | "archive" | "close"; children: ReactNode };

function Chip({ look, icon, children }: ChipProps) {
  return (
    <li className={`ad-status ad-status-${look}`}>
      <Icon name={icon} size={16} />
      <span>{children}</span>
    </li>
  );
}

function SideBox({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box title={title}>
      <p className="admin-note">{children}</p>
    </Box>
  );
}

/** `lundi 9 mars 2026 à 18h30` */
function momentOf(instant: string): string {
  return `${longDate(parisDay(instant))} à ${clockTime(parisClock(instant))}`;
}

const ICONS: Record<DeliveryWords["tone"], IconName> = {
  sent: "check-circle",
  waiting: "clock",
  failed: "warning",
};

type DeliveryBoxProps = { delivery: DeliveryWords; isPending: boolean; onRetry: () => void };

/** Whether the club got the message by mail too, and the way to try again. */
export function DeliveryBox({ delivery, isPending, onRetry }: DeliveryBoxProps) {
  const { tone, state, reason, canRetry } = delivery;
  return (
    <Box id="envoi" title="Envoi par e-mail">
      <p className={`ms-delivery is-${tone}`}>
        <Icon name={ICONS[tone]} />
        <span>
          <span className="ms-delivery-state">{state}.</span>
          {reason && <small className="ms-delivery-reason">{reason}</small>}
        </span>
      </p>
      {canRetry && (
        <Button
          variant="line"
          size="sm"
          icon="redo"
          busy={isPending}
          busyLabel="Envoi…"
          onClick={onRetry}
        >
          Réessayer
        </Button>
      )}
    </Box>
  );
}
