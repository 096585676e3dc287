import type { FormReply } from "~/lib/field-errors";
import { Alert } from "~/ui/alert";
import { LinkButton } from "~/ui/button";
import { Field, TextInput } from "~/ui/field";
import { FormField } from "~/ui/form";
import {
  chosenPasswordSchema,
  newAccountSchema,
  PASSWORD_HINT,
  PASSWORD_MIN,
} from "./account.schema";
import { EntranceForm } from "./entrance-form";
import { PasswordField } from "./password-field";

type LinkFormProps = {
  jeton: string;
  /** The address that the link was made for; the person chooses when it is null. */
  email: string | null;
  reply: FormReply | undefined;
};

/** A person creates their access by an invitation. */
export function WelcomeForm({ jeton, email, reply }: LinkFormProps) {
  return (
    <EntranceForm
      schema={newAccountSchema}
      reply={reply}
      submitLabel="Créer mon accès"
      busyLabel="Création en cours…"
    >
      <input type="hidden" name="jeton" value={jeton} />
      <FormField name="firstName" label="Prénom" autoComplete="given-name" required />
      <FormField name="lastName" label="Nom" autoComplete="family-name" required />
      <FormField
        name="email"
        label="Adresse e-mail"
        type="email"
        autoComplete="username"
        required
        {...(email !== null && { readOnly: true, defaultValue: email })}
      />
      <PasswordField
        name="password"
        label="Mot de passe"
        hint={PASSWORD_HINT}
        autoComplete="new-password"
        minLength={PASSWORD_MIN}
      />
    </EntranceForm>
  );
}

/** Says which of the forms of the page was sent. */
export const PASSWORD_INTENT = "password";

/** A person chooses another password by the link that an administrator gave them. */
export function WelcomePasswordForm({ jeton, email, reply }: LinkFormProps) {
  return (
    <EntranceForm
      schema={chosenPasswordSchema}
      reply={reply}
      submitLabel="Choisir ce mot de passe"
      busyLabel="Enregistrement…"
    >
      <input type="hidden" name="intent" value={PASSWORD_INTENT} />
      <input type="hidden" name="jeton" value={jeton} />
      {/* Whose password it is: kept beside the new one by what remembers passwords. */}
      <Field label="Adresse e-mail">
        <TextInput type="email" autoComplete="username" readOnly value={email ?? ""} />
      </Field>
      <PasswordField
        name="password"
        label="Nouveau mot de passe"
        hint={PASSWORD_HINT}
        autoComplete="new-password"
        minLength={PASSWORD_MIN}
      />
      <p className="field-hint">Toutes vos sessions ouvertes seront fermées.</p>
    </EntranceForm>
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
