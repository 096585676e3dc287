import { type ReactNode, useState } from "react";
import { checkedBy, type FieldErrors } from "~/lib/field-errors";
import type { RequestFailure } from "~/lib/request-failure";
import { holdsTyped } from "~/lib/typed-fields";
import { Button, type ButtonVariant } from "~/ui/button";
import { FailureAlert } from "~/ui/failure-alert";
import { PostForm, useForm } from "~/ui/form";
import { LeaveGuard } from "~/ui/leave-guard";
import { postForm } from "~/ui/post-form";
import { PasswordField } from "./password-field";

/** What a small form of one's own account is answered. */
export type OwnFormAnswer<T = null> =
  | { kind: "done"; result: T }
  | { kind: "invalid"; errors: FieldErrors };

type OwnFormProps<T> = {
  /** The route that carries it out, and answers `OwnFormAnswer<T>`. */
  path: string;
  /** Among several commands of one route. */
  intent?: string;
  schema: Parameters<typeof checkedBy>[0];
  onDone: (result: T) => void | Promise<void>;
  submitLabel: string;
  busyLabel: string;
  /** Says in a sentence that leaving now loses what was typed. */
  loss?: string;
  variant?: ButtonVariant;
  children: ReactNode;
};

/**
 * A small form of one's own account, sent without leaving the screen: what went wrong with it, its
 * fields, its button. Once it is carried out its fields are empty again.
 */
export function OwnForm<T = null>({ path, intent, schema, onDone, ...shown }: OwnFormProps<T>) {
  const { submitLabel, busyLabel, loss, variant = "soft", children } = shown;
  const [failure, setFailure] = useState<RequestFailure | null>(null);
  const send = async (fields: FormData, form: HTMLFormElement): Promise<FieldErrors> => {
    const answer = await postForm<OwnFormAnswer<T>>(path, fields);
    setFailure(answer.kind === "failed" ? answer : null);
    if (answer.kind === "invalid") return answer.errors;
    if (answer.kind === "done") {
      form.reset();
      await onDone(answer.result);
    }
    return {};
  };
  const state = useForm({ check: checkedBy(schema), send });
  const { form } = state;
  return (
    <PostForm state={state} className="own-form">
      {intent && <input type="hidden" name="intent" value={intent} />}
      {failure && <FailureAlert failure={failure} />}
      {children}
      {loss && (
        <LeaveGuard
          wouldLoseWork={() => holdsTyped(form.current)}
          onAbandon={() => form.current?.reset()}
        >
          {loss}
        </LeaveGuard>
      )}
      <div className="admin-row">
        <Button type="submit" variant={variant} size="sm" busy={state.isBusy} busyLabel={busyLabel}>
          {submitLabel}
        </Button>
      </div>
    </PostForm>
  );
}

/** The password that one has: asked again before whatever would let somebody else in. */
export function OwnPasswordField({ name = "password" }: { name?: string }) {
  return (
    <PasswordField name={name} label="Votre mot de passe actuel" autoComplete="current-password" />
  );
}
