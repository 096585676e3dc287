import { Alert } from "~/ui/alert";
import { FailureAlert } from "~/ui/failure-alert";

/** How the last attempt went. */
export type SupportState =
  | { kind: "idle" }
  | { kind: "sent" }
  | { kind: "waiting" }
  | { kind: "failed"; message: string; needsLogin: boolean };

/** Said above the form, and what to do. */
export function SupportOutcome({
  state,
  recipientName,
}: {
  state: SupportState;
  recipientName: string;
}) {
  switch (state.kind) {
    case "idle":
      return null;
    case "sent":
      return (
        <Alert tone="success">{`Message envoyé. ${recipientName} vous répondra par e-mail.`}</Alert>
      );
    case "waiting":
      return (
        <Alert>
          Votre message est enregistré, mais n’a pas encore pu partir{"\u00a0"}: le site réessaie
          tout seul.
        </Alert>
      );
    case "failed":
      return <FailureAlert failure={state} />;
  }
}
