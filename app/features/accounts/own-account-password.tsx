import { useRevalidator } from "react-router";
import { Box } from "~/ui/box";
import { showToast } from "~/ui/toaster";
import { PASSWORD_MAX, PASSWORD_MIN } from "./account.schema";
import { OWN_PASSWORD_PATH } from "./own-account-paths";
import { OwnField, OwnForm, OwnPasswordField } from "./own-form-parts";
import { useOwnForm } from "./use-own-form";

const HINT = `${PASSWORD_MIN} caractères au moins\u00a0: une courte phrase se retient mieux qu’un mot compliqué.`;

/** Another password: it signs out everywhere else. */
export function OwnPasswordBox({ email }: { email: string }) {
  const { revalidate } = useRevalidator();
  const sent = useOwnForm({
    path: OWN_PASSWORD_PATH,
    onDone: async () => {
      await revalidate();
      showToast({
        message: "Votre mot de passe est changé. Vos autres appareils sont déconnectés.",
      });
    },
  });
  return (
    <Box id="profil-mot-de-passe" title="Mot de passe">
      <OwnForm sent={sent} submitLabel="Changer de mot de passe" busyLabel="Changement…">
        {/* Tells the browser's password manager whose password it is. */}
        <input type="text" autoComplete="username" defaultValue={email} hidden readOnly />
        <OwnPasswordField errors={sent.errors} name="currentPassword" />
        <OwnField
          errors={sent.errors}
          name="newPassword"
          label="Nouveau mot de passe"
          hint={HINT}
          type="password"
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
