import { getFormProps, getInputProps, type SubmissionResult, useForm } from "@conform-to/react";
import { getZodConstraint, parseWithZod } from "@conform-to/zod/v4";
import { Form, useNavigation } from "react-router";
import { Alert } from "~/ui/alert";
import { Button, LinkButton } from "~/ui/button";
import { Field, TextInput } from "~/ui/field";
import { forgottenPasswordSchema } from "./forgotten-password.schema";

/** Somebody asks for a link to choose another password. */
export function ForgottenPasswordForm({ reply }: { reply: SubmissionResult | undefined }) {
  const busy = useNavigation().state !== "idle";
  const [form, fields] = useForm({
    lastResult: reply,
    constraint: getZodConstraint(forgottenPasswordSchema),
    onValidate: ({ formData }) => parseWithZod(formData, { schema: forgottenPasswordSchema }),
    shouldRevalidate: "onInput",
  });
  return (
    <Form method="post" className="login-form" {...getFormProps(form)}>
      {form.errors?.map((message) => (
        <Alert tone="error" key={message}>
          {message}
        </Alert>
      ))}
      <Field
        label="Adresse e-mail"
        id={fields.email.id}
        error={fields.email.errors}
        hint="Celle de votre compte. Un lien vous y sera envoyé."
      >
        <TextInput
          {...getInputProps(fields.email, { type: "email", ariaAttributes: false })}
          key={fields.email.key}
          autoComplete="username"
        />
      </Field>
      <Button type="submit" block busy={busy} busyLabel="Envoi…">
        Recevoir un lien
      </Button>
    </Form>
  );
}

/** The same whether the address has an account or not. */
export function ForgottenPasswordAnswer() {
  return (
    <div className="login-form">
      <Alert tone="success">
        Si cette adresse a un compte, un lien vient de lui être envoyé. Il sert une seule fois,
        pendant une heure.
      </Alert>
      <p className="field-hint">
        Rien n’arrive{"\u00a0"}? Regardez dans les courriers indésirables, ou demandez un lien à un
        administrateur du club.
      </p>
      <LinkButton to="/admin" variant="line" block>
        Revenir à la connexion
      </LinkButton>
    </div>
  );
}
