import { useState } from "react";
import { useRevalidator } from "react-router";
import type { CommandAnswer, CommandFields } from "~/lib/command";
import { Box } from "~/ui/box";
import { Button } from "~/ui/button";
import { CommandForm, useCommands } from "~/ui/commands";
import { Icon } from "~/ui/icon";
import { MAINTENANCE_COMMANDS_PATH } from "./maintenance-command.schema";

type MailBoxProps = {
  /** Null where no mail is sent. */
  mailer: "emailjs" | "smtp" | null;
  waiting: number;
  /** Where a trial goes: the administrator's own address. */
  email: string;
};

/** How the site sends its mails, how many wait, and a trial whose outcome is said. */
export function MailBox({ mailer, waiting, email }: MailBoxProps) {
  const { revalidate } = useRevalidator();
  const { run, isPending } = useCommands(MAINTENANCE_COMMANDS_PATH);
  const [last, setLast] = useState<CommandAnswer | null>(null);
  const sendTrial = async (fields: CommandFields) => {
    const answer = await run(fields);
    setLast(answer);
    // A trial that failed waits, and is in the log, too.
    if (!answer.ok) await revalidate();
  };
  return (
    <Box id="courrier" title="Envoi des e-mails">
      {mailer === null ? (
        <p className="mt-alert">
          <Icon name="info" />
          Aucun envoi n’est configuré. Ce qu’écrivent les visiteurs se lit dans les messages reçus,
          et le lien d’une invitation s’affiche à l’écran de la personne qui la crée.
        </p>
      ) : (
        <p>
          Par {WAYS[mailer]}. Ce qu’écrivent les visiteurs arrive aussi par e-mail, et les
          invitations partent toutes seules.
        </p>
      )}
      <p className="admin-note mt-note">{waitingInWords(waiting, mailer !== null)}</p>
      {mailer !== null && (
        <CommandForm
          path={MAINTENANCE_COMMANDS_PATH}
          fields={{ intent: "try-mail" }}
          onCommand={(fields) => void sendTrial(fields)}
        >
          <Button
            type="submit"
            variant="line"
            size="sm"
            icon="mail"
            className="mt-act"
            busy={isPending}
            busyLabel="Envoi…"
          >
            Envoyer un message d’essai
          </Button>
          <p className="admin-note mt-note">
            Il part vers votre adresse, {email}.
            {mailer === "emailjs" &&
              " S’il n’arrive pas, vérifiez que le modèle EmailJS écrit à {{to_email}}."}
          </p>
        </CommandForm>
      )}
      <div role="status">
        {last && (
          <p className={last.ok ? "ad-done mt-note" : "mt-alert mt-note"}>
            <Icon name={last.ok ? "check-circle" : "warning"} />
            {last.message}
          </p>
        )}
      </div>
    </Box>
  );
}

const WAYS = { emailjs: "EmailJS", smtp: "un serveur d’envoi (SMTP)" } as const;

function waitingInWords(count: number, hasMailer: boolean): string {
  if (count === 0) return "Aucun e-mail n’attend.";
  const what =
    count === 1 ? "Un e-mail attend" : `${count.toLocaleString("fr-FR")}\u00a0e-mails attendent`;
  return hasMailer
    ? `${what}\u00a0: le site essaie de lui-même pendant cinq jours.`
    : `${what} qu’un envoi soit configuré.`;
}
