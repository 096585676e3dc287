import type { ComponentProps, ReactNode, RefObject, SubmitEvent } from "react";
import type { FieldErrors } from "~/lib/field-errors";
import { Alert } from "~/ui/alert";
import { Button, type ButtonVariant } from "~/ui/button";
import { Field, TextInput } from "~/ui/field";
import type { RequestFailure } from "~/ui/post-form";

type SentForm = {
  form: RefObject<HTMLFormElement | null>;
  errors: FieldErrors;
  failure: RequestFailure | null;
  isBusy: boolean;
  submit: (event: SubmitEvent<HTMLFormElement>) => Promise<void>;
};

type OwnFormProps = {
  sent: SentForm;
  /** Among several commands of one route. */
  intent?: string;
  submitLabel: string;
  busyLabel: string;
  variant?: ButtonVariant;
  children: ReactNode;
};

/** A small form of one's own account: what went wrong with it as a whole, its fields, its button. */
export function OwnForm({ sent, intent, submitLabel, busyLabel, variant, children }: OwnFormProps) {
  const whole = sent.errors[""] ?? [];
  return (
    <form
      className="own-form"
      method="post"
      ref={sent.form}
      onSubmit={(event) => void sent.submit(event)}
    >
      {intent && <input type="hidden" name="intent" value={intent} />}
      {whole.map((message) => (
        <Alert tone="error" key={message}>
          {message}
        </Alert>
      ))}
      {sent.failure && <FailedAlert failure={sent.failure} />}
      {children}
      <div className="admin-row">
        <Button
          type="submit"
          variant={variant ?? "soft"}
          size="sm"
          busy={sent.isBusy}
          busyLabel={busyLabel}
        >
          {submitLabel}
        </Button>
      </div>
    </form>
  );
}

function FailedAlert({ failure }: { failure: RequestFailure }) {
  return (
    <Alert tone="error">
      {failure.message}
      {failure.needsLogin && (
        <>
          {" "}
          <a href="/admin" target="_blank" rel="noreferrer">
            Se connecter
            <span className="sr-only"> (nouvel onglet)</span>
          </a>
        </>
      )}
    </Alert>
  );
}

type OwnFieldProps = Pick<SentForm, "errors"> & {
  name: string;
  label: string;
  hint?: string;
} & ComponentProps<typeof TextInput>;

/** One line of such a form, with what is wrong with it. */
export function OwnField({ errors, name, label, hint, ...input }: OwnFieldProps) {
  return (
    <Field label={label} hint={hint} error={errors[name]}>
      <TextInput {...input} name={name} data-field={name} required />
    </Field>
  );
}

type PasswordFieldProps = Pick<SentForm, "errors"> & { name?: string; label?: string };

/** The password that one has: asked again before whatever would let somebody else in. */
export function OwnPasswordField({ errors, ...field }: PasswordFieldProps) {
  const { name = "password", label = "Votre mot de passe actuel" } = field;
  return (
    <OwnField
      errors={errors}
      name={name}
      label={label}
      type="password"
      autoComplete="current-password"
    />
  );
}
