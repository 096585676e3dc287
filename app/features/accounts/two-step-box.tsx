import { Box } from "~/ui/box";
import { LinkButton } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { TWO_STEP_PATH } from "./own-account-paths";
import { codesLeftWords } from "./two-step-words";

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
