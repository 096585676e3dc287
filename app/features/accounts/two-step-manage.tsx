import { Box } from "~/ui/box";
import { Icon } from "~/ui/icon";
import { TWO_STEP_COMMANDS_PATH } from "./own-account-paths";
import { OwnForm, OwnPasswordField } from "./own-form-parts";
import { codesLeftWords } from "./two-step-words";
import { useOwnForm } from "./use-own-form";

type TwoStepManageProps = {
  codesLeft: number;
  onCodes: (codes: string[]) => void;
  onStopped: () => void | Promise<void>;
};

/** Once it is on: other recovery codes, or off. */
export function TwoStepManage({ codesLeft, onCodes, onStopped }: TwoStepManageProps) {
  return (
    <>
      <p className="ad-done">
        <Icon name="check-circle" />
        La connexion en deux étapes est activée.
      </p>
      <RenewBox codesLeft={codesLeft} onCodes={onCodes} />
      <StopBox onStopped={onStopped} />
    </>
  );
}

function RenewBox({ codesLeft, onCodes }: Pick<TwoStepManageProps, "codesLeft" | "onCodes">) {
  const sent = useOwnForm<{ codes: string[] }>({
    path: TWO_STEP_COMMANDS_PATH,
    onDone: ({ codes }) => onCodes(codes),
  });
  return (
    <Box id="deux-etapes-renouveler" title="Codes de secours">
      <p className="own-now">
        {codesLeftWords(codesLeft)} Dix nouveaux codes remplacent les anciens, qui ne serviront
        plus.
      </p>
      <OwnForm
        sent={sent}
        intent="renew"
        submitLabel="Obtenir dix nouveaux codes"
        busyLabel="Un instant…"
      >
        <OwnPasswordField errors={sent.errors} />
      </OwnForm>
    </Box>
  );
}

function StopBox({ onStopped }: Pick<TwoStepManageProps, "onStopped">) {
  const sent = useOwnForm({ path: TWO_STEP_COMMANDS_PATH, onDone: onStopped });
  return (
    <Box id="deux-etapes-arreter" title="Désactiver">
      <p className="own-now">
        Votre mot de passe suffira de nouveau. Pour changer de téléphone{"\u00a0"}: désactivez, puis
        activez avec le nouveau.
      </p>
      <OwnForm
        sent={sent}
        intent="stop"
        variant="danger"
        submitLabel="Désactiver la connexion en deux étapes"
        busyLabel="Désactivation…"
      >
        <OwnPasswordField errors={sent.errors} />
      </OwnForm>
    </Box>
  );
}
