import { useRevalidator } from "react-router";
import { Box } from "~/ui/box";
import { showToast } from "~/ui/toaster";
import { OWN_EMAIL_PATH } from "./own-account-paths";
import { OwnField, OwnForm, OwnPasswordField } from "./own-form-parts";
import { useOwnForm } from "./use-own-form";

/** The address that one signs in with. */
export function OwnEmailBox({ email }: { email: string }) {
  const { revalidate } = useRevalidator();
  const sent = useOwnForm({
    path: OWN_EMAIL_PATH,
    onDone: async () => {
      await revalidate();
      showToast({ message: "Votre adresse e-mail est changée." });
    },
  });
  return (
    <Box id="profil-adresse" title="Adresse e-mail">
      <p className="own-now">
        Vous vous connectez avec <b>{email}</b>.
      </p>
      <OwnForm sent={sent} submitLabel="Changer d’adresse" busyLabel="Changement…">
        <OwnField
          errors={sent.errors}
          name="email"
          label="Nouvelle adresse e-mail"
          type="email"
          autoComplete="email"
        />
        <OwnPasswordField errors={sent.errors} />
      </OwnForm>
    </Box>
  );
}
