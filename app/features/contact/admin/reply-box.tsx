import { type SubmitEvent, useState } from "react";
import { clockTime, longDate } from "~/lib/french-dates";
import { parisClock, parisDay } from "~/lib/paris-instants";
import type { DeliveryWords } from "~/platform/mail/mail-status.server";
import { Button } from "~/ui/button";
import type { useCommands } from "~/ui/commands";
import { Field, Textarea } from "~/ui/field";
import { Icon } from "~/ui/icon";
import { LeaveGuard } from "~/ui/leave-guard";
import { showToast } from "~/ui/toaster";
import type { InboxMessage } from "../inbox.server";
import type { Reply } from "../replies.server";
import { COMMANDS_PATH, REPLY_LIMIT } from "./inbox-paths";

/** An answer that was given, and what became of its mail; null once nobody knows it any more. */
export type GivenReply = Omit<Reply, "mail"> & { delivery: DeliveryWords | null };

type ReplyBoxProps = {
  message: InboxMessage;
  replies: readonly GivenReply[];
  /** A mail to the sender, to be written elsewhere. */
  replyAddress: string;
  /** Whether the site itself can send an answer. */
  maySend: boolean;
  /** The id of the next answer. */
  newReplyId: string;
  run: ReturnType<typeof useCommands>["run"];
};

/** Answers to a message: those that were given, and the ways to give one. */
export function ReplyBox({ replies, replyAddress, maySend, ...form }: ReplyBoxProps) {
  const { message, run } = form;
  const { id, answeredAt } = message;
  const noteAnswered = () => {
    if (!answeredAt) void run({ intent: "answered", id });
  };
  return (
    <section className="ms-replies" aria-label="Réponse">
      {replies.map((reply) => (
        <GivenAnswer key={reply.id} reply={reply} />
      ))}
      {maySend && <ReplyForm key={replies.length} {...form} />}
      <div className="ms-acts">
        <a
          className={maySend ? "btn btn-line btn-sm" : "btn btn-action"}
          href={replyAddress}
          onClick={noteAnswered}
        >
          <Icon name="mail" />
          {maySend ? "Répondre depuis ma messagerie" : "Répondre"}
        </a>
        <span className="ms-address">
          <span>{message.email}</span>
          <Button
            variant="soft"
            size="sm"
            icon="link"
            aria-label={`Copier l’adresse ${message.email}`}
            onClick={() => void copyAddress(message.email)}
          >
            Copier
          </Button>
        </span>
      </div>
    </section>
  );
}

function GivenAnswer({ reply }: { reply: GivenReply }) {
  const { body, writtenAt, writtenByName, delivery } = reply;
  const moment = `${longDate(parisDay(writtenAt))} à ${clockTime(parisClock(writtenAt))}`;
  return (
    <article className="ms-reply">
      <h3>Réponse du {moment}</h3>
      <p className="ms-text">{body}</p>
      <p className="admin-note">
        {[writtenByName, delivery && `${delivery.state}.`, delivery?.reason]
          .filter(Boolean)
          .join(" · ")}
      </p>
    </article>
  );
}

type ReplyFormProps = Pick<ReplyBoxProps, "message" | "newReplyId" | "run">;

/** What is typed stays until the site has kept it. */
function ReplyForm({ message: { id, name }, newReplyId, run }: ReplyFormProps) {
  // One id for all tries: an answer that was sent twice is one.
  const [replyId] = useState(newReplyId);
  const [body, setBody] = useState("");
  const [isBusy, setBusy] = useState(false);
  const send = async () => {
    setBusy(true);
    const { ok } = await run({ intent: "reply", id, replyId, body });
    setBusy(false);
    return ok;
  };
  return (
    <form
      method="post"
      action={COMMANDS_PATH}
      className="admin-stack"
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault();
        void send();
      }}
    >
      <input type="hidden" name="intent" value="reply" />
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="replyId" value={replyId} />
      <Field label={`Votre réponse à ${name}`} hint="Son message sera repris en dessous.">
        <Textarea
          name="body"
          rows={6}
          limit={REPLY_LIMIT}
          value={body}
          onChange={(event) => setBody(event.currentTarget.value)}
        />
      </Field>
      <Button type="submit" icon="mail" className="ms-send" busy={isBusy} busyLabel="Envoi…">
        Envoyer la réponse
      </Button>
      <LeaveGuard
        wouldLoseWork={() => body.trim() !== ""}
        save={{ label: "Envoyer et quitter", run: send }}
        onAbandon={() => setBody("")}
      >
        Votre réponse n’est pas envoyée.
      </LeaveGuard>
    </form>
  );
}

async function copyAddress(address: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(address);
    showToast({ message: "Adresse copiée." });
  } catch {
    // Without permission, or on a site that is not served in https: it stands beside the button.
    showToast({
      tone: "error",
      message: "L’adresse n’a pas pu être copiée. Sélectionnez-la, puis copiez-la.",
    });
  }
}
