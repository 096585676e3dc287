import { useRevalidator } from "react-router";
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
    <section className="admin-box" aria-labelledby="profil-adresse">
      <div className="ad-box-head">
        <h2 id="profil-adresse">Adresse e-mail</h2>
      </div>
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
    </section>
  );
}
