import {
  type FieldMetadata,
  getFormProps,
  getInputProps,
  type SubmissionResult,
  useForm,
} from "@conform-to/react";
import { getZodConstraint, parseWithZod } from "@conform-to/zod/v4";
import { Form, useNavigation } from "react-router";
import { Alert } from "~/ui/alert";
import { Button } from "~/ui/button";
import { Field, TextInput } from "~/ui/field";
import { newAccountSchema, PASSWORD_MIN } from "./account.schema";

type WelcomeFormProps = {
  jeton: string;
  /** The address that the link was made for; the person chooses when it is null. */
  email: string | null;
  reply: SubmissionResult | undefined;
};

export function WelcomeForm({ jeton, email, reply }: WelcomeFormProps) {
  const busy = useNavigation().state !== "idle";
  const [form, fields] = useForm({
    lastResult: reply,
    defaultValue: { email },
    constraint: getZodConstraint(newAccountSchema),
    onValidate: ({ formData }) => parseWithZod(formData, { schema: newAccountSchema }),
    shouldRevalidate: "onInput",
  });
  return (
    <Form method="post" className="login-form" {...getFormProps(form)}>
      {form.errors?.map((message) => (
        <Alert tone="error" key={message}>
          {message}
        </Alert>
      ))}
      <input type="hidden" name="jeton" value={jeton} />
      <AccountField label="Prénom" field={fields.firstName} autoComplete="given-name" />
      <AccountField label="Nom" field={fields.lastName} autoComplete="family-name" />
      <AccountField
        label="Adresse e-mail"
        field={fields.email}
        type="email"
        autoComplete="username"
        readOnly={email !== null}
      />
      <AccountField
        label="Mot de passe"
        field={fields.password}
        type="password"
        autoComplete="new-password"
        hint={`${PASSWORD_MIN} caractères au moins\u00a0: une courte phrase se retient mieux qu’un mot compliqué.`}
      />
      <Button type="submit" block busy={busy} busyLabel="Création en cours…">
        Créer mon accès
      </Button>
    </Form>
  );
}

type AccountFieldProps = {
  label: string;
  field: FieldMetadata<string>;
  type?: "text" | "email" | "password";
  autoComplete: string;
  readOnly?: boolean;
  hint?: string;
};

function AccountField({ label, field, type = "text", hint, ...input }: AccountFieldProps) {
  return (
    <Field label={label} id={field.id} error={field.errors} hint={hint}>
      <TextInput
        {...getInputProps(field, { type, ariaAttributes: false })}
        key={field.key}
        {...input}
      />
    </Field>
  );
}
