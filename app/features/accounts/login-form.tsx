import { getFormProps, getInputProps, type SubmissionResult, useForm } from "@conform-to/react";
import { getZodConstraint, parseWithZod } from "@conform-to/zod/v4";
import { Form, Link, useNavigation } from "react-router";
import { Alert } from "~/ui/alert";
import { Button } from "~/ui/button";
import { Field, TextInput } from "~/ui/field";
import { loginSchema } from "./account.schema";
import { FORGOTTEN_PASSWORD_PATH } from "./forgotten-password.schema";

type LoginFormProps = {
  retour: string | null;
  /** Whether the site can send a link to who forgot their password. */
  hasMailer: boolean;
  reply: SubmissionResult | undefined;
};

export function LoginForm({ retour, hasMailer, reply }: LoginFormProps) {
  const busy = useNavigation().state !== "idle";
  const [form, fields] = useForm({
    lastResult: reply,
    constraint: getZodConstraint(loginSchema),
    onValidate: ({ formData }) => parseWithZod(formData, { schema: loginSchema }),
    shouldRevalidate: "onInput",
  });
  return (
    <Form method="post" action="/admin?index" className="login-form" {...getFormProps(form)}>
      {form.errors?.map((message) => (
        <Alert tone="error" key={message}>
          {message}
        </Alert>
      ))}
      {retour && <input type="hidden" name="retour" value={retour} />}
      <Field label="Adresse e-mail" id={fields.email.id} error={fields.email.errors}>
        <TextInput
          {...getInputProps(fields.email, { type: "email", ariaAttributes: false })}
          key={fields.email.key}
          autoComplete="username"
        />
      </Field>
      <Field label="Mot de passe" id={fields.password.id} error={fields.password.errors}>
        <TextInput
          {...getInputProps(fields.password, { type: "password", ariaAttributes: false })}
          key={fields.password.key}
          autoComplete="current-password"
        />
      </Field>
      <Button type="submit" block busy={busy} busyLabel="Connexion en cours…">
        Se connecter
      </Button>
      {hasMailer && <ForgottenPasswordLink />}
    </Form>
  );
}

function ForgottenPasswordLink() {
  return (
    <p className="login-other">
      <Link to={FORGOTTEN_PASSWORD_PATH}>{"Mot de passe oublié\u00a0?"}</Link>
    </p>
  );
}
