import { useRef } from "react";
import { useRevalidator } from "react-router";
import { shortMoment } from "~/lib/french-moments";
import { Box } from "~/ui/box";
import { Button, LinkButton } from "~/ui/button";
import { CommandButton, useCommands } from "~/ui/commands";
import { FormField } from "~/ui/form";
import { Icon } from "~/ui/icon";
import { showToast } from "~/ui/toaster";
import { useKeptFocus } from "~/ui/use-kept-focus";
import {
  ownEmailSchema,
  ownPasswordSchema,
  PASSWORD_HINT,
  PASSWORD_MAX,
  PASSWORD_MIN,
} from "./account.schema";
import {
  OWN_EMAIL_PATH,
  OWN_PASSWORD_PATH,
  OWN_SESSIONS_PATH,
  TWO_STEP_PATH,
} from "./account-paths";
import { OwnForm, OwnPasswordField } from "./own-form";
import type { OwnSession } from "./own-sessions.server";
import { PasswordField } from "./password-field";

/** Shows what is true now, and says what was done. */
function useDone(message: string) {
  const { revalidate } = useRevalidator();
  return async () => {
    await revalidate();
    showToast({ message });
  };
}

/** The address that one signs in with. */
export function OwnEmailBox({ email }: { email: string }) {
  const onDone = useDone("Votre adresse e-mail est changée.");
  return (
    <Box id="profil-adresse" title="Adresse e-mail">
      <p className="own-now">
        Vous vous connectez avec <b>{email}</b>.
      </p>
      <OwnForm
        path={OWN_EMAIL_PATH}
        schema={ownEmailSchema}
        onDone={onDone}
        loss="Votre adresse e-mail n’est pas changée."
        submitLabel="Changer d’adresse"
        busyLabel="Changement…"
      >
        <FormField
          name="email"
          label="Nouvelle adresse e-mail"
          type="email"
          autoComplete="email"
          required
        />
        <OwnPasswordField />
      </OwnForm>
    </Box>
  );
}

/** Another password: it signs out everywhere else. */
export function OwnPasswordBox({ email }: { email: string }) {
  const onDone = useDone("Votre mot de passe est changé. Vos autres appareils sont déconnectés.");
  return (
    <Box id="profil-mot-de-passe" title="Mot de passe">
      <OwnForm
        path={OWN_PASSWORD_PATH}
        schema={ownPasswordSchema}
        onDone={onDone}
        loss="Votre mot de passe n’est pas changé."
        submitLabel="Changer de mot de passe"
        busyLabel="Changement…"
      >
        {/* Tells the browser's password manager whose password it is. */}
        <input type="text" autoComplete="username" defaultValue={email} hidden readOnly />
        <OwnPasswordField name="currentPassword" />
        <PasswordField
          name="newPassword"
          label="Nouveau mot de passe"
          hint={PASSWORD_HINT}
          autoComplete="new-password"
          minLength={PASSWORD_MIN}
          limit={PASSWORD_MAX}
        />
      </OwnForm>
      <p className="admin-note">
        Vos autres appareils seront déconnectés, celui-ci restera connecté.
      </p>
    </Box>
  );
}

type OwnSessionsBoxProps = {
  sessions: readonly OwnSession[];
  /** Day of Paris. */
  today: string;
};

/** Where one is signed in, and the way out of each place and of all. */
export function OwnSessionsBox({ sessions, today }: OwnSessionsBoxProps) {
  const { run } = useCommands(OWN_SESSIONS_PATH);
  const list = useRef<HTMLUListElement>(null);
  const keepFocus = useKeptFocus(list, sessions);
  return (
    <Box id="profil-appareils" title="Appareils connectés">
      <ul className="own-sessions" ref={list} tabIndex={-1}>
        {sessions.map((session) => (
          <li key={session.id}>
            <p>
              <b>{session.device}</b>
              <small>{activityWords(session, today)}</small>
            </p>
            {!session.isCurrent && (
              <CommandButton
                path={OWN_SESSIONS_PATH}
                fields={{ intent: "end", id: session.id }}
                onCommand={(fields) => {
                  keepFocus();
                  void run(fields);
                }}
                variant="soft"
              >
                Déconnecter<span className="sr-only"> {session.device}</span>
              </CommandButton>
            )}
          </li>
        ))}
      </ul>
      <form method="post" action={OWN_SESSIONS_PATH}>
        <input type="hidden" name="intent" value="end-all" />
        <Button type="submit" variant="line" size="sm" icon="sign-out" block>
          Déconnecter partout
        </Button>
      </form>
      <p className="admin-note">Cet appareil aussi{"\u00a0"}: il faudra vous reconnecter.</p>
    </Box>
  );
}

function activityWords({ isCurrent, lastActivity }: OwnSession, today: string): string {
  return isCurrent
    ? "cette session"
    : `dernière activité\u00a0: ${shortMoment(lastActivity, today)}`;
}

export type TwoStepState = { isOn: boolean; codesLeft: number };

/** How the second step of the login stands, among the boxes of one's own profile. */
export function TwoStepBox({ isOn, codesLeft }: TwoStepState) {
  return (
    <Box id="profil-deux-etapes" title="Connexion en deux étapes">
      {isOn ? (
        <p className="ad-done">
          <Icon name="check-circle" />
          Activée. {codesLeftWords(codesLeft)}
        </p>
      ) : (
        <p className="admin-note">
          En plus du mot de passe, un code à six chiffres donné par votre téléphone{"\u00a0"}: un
          mot de passe volé ne suffit plus.
        </p>
      )}
      <div className="admin-row own-foot">
        <LinkButton to={TWO_STEP_PATH} variant="soft" size="sm" icon="key">
          {isOn ? "Gérer" : "Activer"}
          <span className="sr-only"> la connexion en deux étapes</span>
        </LinkButton>
      </div>
    </Box>
  );
}

/** `Il vous reste 8 codes de secours.` */
export function codesLeftWords(count: number): string {
  if (count === 0) return "Vous n’avez plus de code de secours.";
  return `Il vous reste ${count}\u00a0code${count > 1 ? "s" : ""} de secours.`;
}
