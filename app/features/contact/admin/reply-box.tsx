import { type SubmitEvent, useEffect, useRef, useState } from "react";
import { clockTime, longDate } from "~/lib/french-dates";
import { parisClock, parisDay } from "~/lib/paris-instants";
import type { DeliveryWords } from "~/platform/mail/mail-status.server";
import { tabStorage } from "~/ui/browser-storage";
import { Button } from "~/ui/button";
import { CommandButton, type useCommands } from "~/ui/commands";
import { Field, Textarea } from "~/ui/field";
import { Icon } from "~/ui/icon";
import { LeaveGuard } from "~/ui/leave-guard";
import { showToast } from "~/ui/toaster";
import type { InboxMessage } from "../inbox.server";
import type { Reply } from "../replies.server";
import { COMMANDS_PATH, REPLY_LIMIT } from "./inbox-paths";

/** An answer that was given, and what became of its mail; null once the outbox has forgotten it. */
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
        <GivenAnswer key={reply.id} reply={reply} run={run} />
      ))}
      {maySend && <ReplyForm {...form} />}
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

function GivenAnswer({ reply, run }: { reply: GivenReply } & Pick<ReplyBoxProps, "run">) {
  const { id, body, writtenAt, writtenByName, delivery } = reply;
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
      {delivery?.canRetry && (
        <CommandButton
          path={COMMANDS_PATH}
          fields={{ intent: "retry-reply", id }}
          onCommand={(fields) => void run(fields)}
          variant="line"
          icon="redo"
        >
          Réessayer
        </CommandButton>
      )}
    </article>
  );
}

type ReplyFormProps = Pick<ReplyBoxProps, "message" | "newReplyId" | "run">;

const keptAs = (messageId: string): string => `foulee.saisie.reponse.${messageId}`;

/** Keeps the text in this tab, over a login too, until the site has it. */
function ReplyForm({ message: { id, name }, newReplyId, run }: ReplyFormProps) {
  const [body, setBody] = useState("");
  const triedId = useRef<string | null>(null);
  useEffect(() => {
    setBody(tabStorage.read(keptAs(id)) ?? "");
  }, [id]);
  const type = (typed: string) => {
    setBody(typed);
    if (typed === "") tabStorage.remove(keptAs(id));
    else tabStorage.write(keptAs(id), typed);
  };
  const [isBusy, setBusy] = useState(false);
  const send = async () => {
    setBusy(true);
    // One id for all tries: an answer that is sent twice is one.
    triedId.current ??= newReplyId;
    const { ok } = await run({ intent: "reply", id, replyId: triedId.current, body });
    setBusy(false);
    if (ok) {
      triedId.current = null;
      type("");
    }
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
      <input type="hidden" name="replyId" value={newReplyId} />
      <Field label={`Votre réponse à ${name}`} hint="Son message sera repris en dessous.">
        <Textarea
          name="body"
          rows={6}
          limit={REPLY_LIMIT}
          value={body}
          onChange={(event) => type(event.currentTarget.value)}
        />
      </Field>
      <Button type="submit" icon="mail" className="ms-send" busy={isBusy} busyLabel="Envoi…">
        Envoyer la réponse
      </Button>
      <LeaveGuard
        wouldLoseWork={() => body.trim() !== ""}
        save={{ label: "Envoyer et quitter", run: send }}
        onAbandon={() => type("")}
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
