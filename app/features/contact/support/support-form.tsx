import type { SubmitEvent } from "react";
import { WAITING_FOR_SERVER } from "~/lib/request-failure";
import { Alert } from "~/ui/alert";
import { Button } from "~/ui/button";
import { Field, Textarea } from "~/ui/field";
import { PostForm } from "~/ui/form";
import { LeaveGuard } from "~/ui/leave-guard";
import { DiagnosticsBox } from "./diagnostics-box";
import { ScreenshotField } from "./screenshot-field";
import { SUPPORT_MESSAGE_LIMIT } from "./support.schema";
import { SupportOutcome } from "./support-outcome";
import { type SupportFormOptions, useSupportForm } from "./use-support-form";

/** A message to the technical contact, with a screenshot and what the site knows of itself. */
export function SupportForm(options: SupportFormOptions) {
  const { recipient, hasMailer } = options;
  const support = useSupportForm(options);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void support.send();
  };
  return (
    <PostForm state={{ ...support.state, submit }} className="ad-dash" noValidate>
      <div className="admin-stack">
        <SupportOutcome state={support.outcome} recipientName={recipient.name} />
        {!hasMailer && <NoMailer />}
        <div className="admin-box admin-stack">
          <MessageField {...support} />
          {hasMailer && <ScreenshotField {...support.screenshot} isLocked={support.state.isBusy} />}
          {hasMailer ? (
            <SendButton isBusy={support.state.isBusy} isWaiting={support.isWaiting} />
          ) : (
            <MailtoLink to={support.mailtoAddress} onOpen={support.handOver} />
          )}
        </div>
      </div>
      <DiagnosticsBox
        text={support.diagnostics}
        isSent={support.sendsDiagnostics}
        isLocked={support.state.isBusy}
        onChange={support.setSendsDiagnostics}
      />
      <LeaveGuard
        wouldLoseWork={support.wouldLoseWork}
        save={hasMailer ? { label: "Envoyer et quitter", run: support.send } : undefined}
        onAbandon={support.abandon}
      >
        Votre message n’est pas envoyé.
      </LeaveGuard>
    </PostForm>
  );
}

function NoMailer() {
  return (
    <Alert>
      Ce site n’envoie pas d’e-mails. Écrivez votre message ici{"\u00a0"}: votre messagerie
      s’ouvrira avec ce texte{"\u00a0"}; joignez-y vous-même une capture d’écran.
    </Alert>
  );
}

type MessageFieldProps = Pick<
  ReturnType<typeof useSupportForm>,
  "message" | "setMessage" | "state"
>;

function MessageField({ message, setMessage, state }: MessageFieldProps) {
  return (
    <Field
      label="Votre message"
      required
      error={state.errors.message}
      hint={"Que faisiez-vous, qu’attendiez-vous, que s’est-il passé\u00a0?"}
    >
      <Textarea
        className="sp-message"
        name="message"
        rows={8}
        limit={SUPPORT_MESSAGE_LIMIT}
        value={message}
        // Success clears the field: what is typed meanwhile would be lost.
        readOnly={state.isBusy}
        onChange={({ currentTarget }) => setMessage(currentTarget.value)}
      />
    </Field>
  );
}

type SendButtonProps = { isBusy: boolean; isWaiting: boolean };

function SendButton({ isBusy, isWaiting }: SendButtonProps) {
  const busyLabel = isWaiting ? WAITING_FOR_SERVER : "Envoi…";
  return (
    <Button type="submit" icon="mail" className="sp-send" busy={isBusy} busyLabel={busyLabel}>
      Envoyer
    </Button>
  );
}

function MailtoLink({ to, onOpen }: { to: string; onOpen: () => void }) {
  return (
    <a className="btn btn-action sp-send" href={to} onClick={onOpen}>
      Ouvrir dans ma messagerie
    </a>
  );
}
