import type { ReactNode } from "react";
import { Link } from "react-router";
import { ClubMark } from "~/club/logo/club-logo";
import { useSite } from "~/club/use-site";
import type { FormReply } from "~/lib/field-errors";
import { Alert } from "~/ui/alert";
import { Button, LinkButton } from "~/ui/button";
import { FormField } from "~/ui/form";
import "~/styles/login.css";
import { forgottenPasswordSchema, loginSchema, secondStepSchema } from "./account.schema";
import { FORGOTTEN_PASSWORD_PATH } from "./account-paths";
import { EntranceForm } from "./entrance-form";
import { PasswordField } from "./password-field";

/** The frame of the login and of the page that a one-time link opens: one card on the club's green. */
export function LoginPage({ title, children }: { title: string; children: ReactNode }) {
  const { club } = useSite();
  return (
    <main className="login" id="contenu">
      <div className="login-lanes" aria-hidden="true" />
      <div className="login-card">
        <ClubMark className="login-mark" alt="" width={72} height={72} />
        {club.name && <p className="login-club">{club.name}</p>}
        <h1>{title}</h1>
        {children}
        <a className="login-back" href="/">
          Retour au site
        </a>
      </div>
    </main>
  );
}

type LoginFormProps = {
  retour: string | null;
  /** Whether the site can send a link to who forgot their password. */
  hasMailer: boolean;
  reply: FormReply | undefined;
};

export function LoginForm({ retour, hasMailer, reply }: LoginFormProps) {
  return (
    <EntranceForm
      schema={loginSchema}
      reply={reply}
      action="/admin?index"
      submitLabel="Se connecter"
      busyLabel="Connexion en cours…"
      foot={
        hasMailer ? (
          <p className="login-other">
            <Link to={FORGOTTEN_PASSWORD_PATH}>{"Mot de passe oublié\u00a0?"}</Link>
          </p>
        ) : (
          <ForgottenWithoutMail />
        )
      }
    >
      {retour && <input type="hidden" name="retour" value={retour} />}
      <FormField
        name="email"
        label="Adresse e-mail"
        type="email"
        autoComplete="username"
        required
      />
      <PasswordField name="password" label="Mot de passe" autoComplete="current-password" />
    </EntranceForm>
  );
}

/** The site sends no mail: who else gives a link for another password. */
export function ForgottenWithoutMail() {
  return (
    <div className="login-help">
      <p>
        <b>{"Mot de passe oublié\u00a0?"}</b>
      </p>
      <p>
        Demandez un lien à un administrateur du club{"\u00a0"}: il le crée dans l’espace club, sous
        «{"\u00a0"}Comptes{"\u00a0"}».
      </p>
      <p>
        Vous êtes le seul administrateur{"\u00a0"}? Demandez-le à la personne qui a installé le
        site.
      </p>
    </div>
  );
}

/** Which code: the application's, or one of those put in a safe place. */
type CodeSort = "code" | "secours";

type LoginSecondStepProps = { sort: CodeSort; retour: string | null; reply: FormReply | undefined };

const WORDS = {
  code: {
    label: "Code à six chiffres",
    hint: "Ouvrez l’application d’authentification de votre téléphone.",
    other: "Utiliser un code de secours",
  },
  secours: {
    label: "Code de secours",
    hint: "L’un des dix codes que vous avez mis en lieu sûr. Il ne servira plus ensuite.",
    other: "Utiliser l’application",
  },
} as const;

/** The login's second screen: the password was right, no session is open yet. */
export function LoginSecondStep({ sort, retour, reply }: LoginSecondStepProps) {
  const { label, hint, other } = WORDS[sort];
  return (
    <>
      <EntranceForm
        schema={secondStepSchema}
        reply={reply}
        action={pathOf(sort, retour, true)}
        submitLabel="Valider"
        busyLabel="Vérification…"
      >
        <input type="hidden" name="etape" value={sort} />
        {retour && <input type="hidden" name="retour" value={retour} />}
        <FormField
          name="code"
          label={label}
          hint={hint}
          inputClassName="login-code"
          inputMode={sort === "code" ? "numeric" : "text"}
          autoComplete={sort === "code" ? "one-time-code" : "off"}
          autoCapitalize="none"
          spellCheck={false}
          required
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      </EntranceForm>
      <p className="login-other">
        <Link to={pathOf(sort === "code" ? "secours" : "code", retour)}>{other}</Link>
      </p>
      <form method="post" action="/admin?index" className="login-other">
        <input type="hidden" name="etape" value="annuler" />
        <Button type="submit" variant="soft" size="sm">
          Changer de compte
        </Button>
      </form>
    </>
  );
}

/** `/admin` again: a reload, or a reader without scripts, finds the same screen. */
function pathOf(sort: CodeSort, retour: string | null, isAction = false): string {
  const query = new URLSearchParams({ etape: sort, ...(retour && { retour }) });
  return `/admin?${isAction ? "index&" : ""}${query}`;
}

/** Somebody asks for a link to choose another password. */
export function ForgottenPasswordForm({ reply }: { reply: FormReply | undefined }) {
  return (
    <EntranceForm
      schema={forgottenPasswordSchema}
      reply={reply}
      submitLabel="Recevoir un lien"
      busyLabel="Envoi…"
    >
      <FormField
        name="email"
        label="Adresse e-mail"
        hint="Celle de votre compte. Un lien vous y sera envoyé."
        type="email"
        autoComplete="username"
        required
      />
    </EntranceForm>
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
