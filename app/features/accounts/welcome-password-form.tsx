import { getFormProps, getInputProps, type SubmissionResult, useForm } from "@conform-to/react";
import { getZodConstraint, parseWithZod } from "@conform-to/zod/v4";
import { Form, useNavigation } from "react-router";
import { Alert } from "~/ui/alert";
import { Button, LinkButton } from "~/ui/button";
import { Field, TextInput } from "~/ui/field";
import { PASSWORD_MIN } from "./account.schema";
import { newPasswordSchema } from "./new-password.schema";

/** Says which of the forms of the page was sent. */
export const PASSWORD_INTENT = "password";

type WelcomePasswordFormProps = {
  jeton: string;
  /** Whose password it is: kept beside the new one by what remembers passwords. */
  email: string | null;
  reply: SubmissionResult | undefined;
};

/** A person chooses another password by the link that an administrator gave them. */
export function WelcomePasswordForm({ jeton, email, reply }: WelcomePasswordFormProps) {
  const busy = useNavigation().state !== "idle";
  const [form, fields] = useForm({
    lastResult: reply,
    constraint: getZodConstraint(newPasswordSchema),
    onValidate: ({ formData }) => parseWithZod(formData, { schema: newPasswordSchema }),
    shouldRevalidate: "onInput",
  });
  return (
    <Form method="post" className="login-form" {...getFormProps(form)}>
      {form.errors?.map((message) => (
        <Alert tone="error" key={message}>
          {message}
        </Alert>
      ))}
      <input type="hidden" name="intent" value={PASSWORD_INTENT} />
      <input type="hidden" name="jeton" value={jeton} />
      <Field label="Adresse e-mail">
        <TextInput type="email" autoComplete="username" readOnly value={email ?? ""} />
      </Field>
      <Field
        label="Nouveau mot de passe"
        id={fields.password.id}
        error={fields.password.errors}
        hint={`${PASSWORD_MIN} caractères au moins\u00a0: une courte phrase se retient mieux qu’un mot compliqué.`}
      >
        <TextInput
          {...getInputProps(fields.password, { type: "password", ariaAttributes: false })}
          key={fields.password.key}
          autoComplete="new-password"
        />
      </Field>
      <p className="field-hint">Toutes vos sessions ouvertes seront fermées.</p>
      <Button type="submit" block busy={busy} busyLabel="Enregistrement…">
        Choisir ce mot de passe
      </Button>
    </Form>
  );
}

/** The password is changed: the way on. */
export function PasswordChanged() {
  return (
    <div className="login-form">
      <Alert tone="success">
        Votre nouveau mot de passe est enregistré. Vos anciennes sessions sont fermées.
      </Alert>
      <LinkButton to="/admin" block>
        Se connecter
      </LinkButton>
    </div>
  );
}
