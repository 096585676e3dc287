import { useEffect, useRef, useState } from "react";
import { useRevalidator } from "react-router";
import type { CommandAnswer, CommandFields } from "~/lib/command";
import { Box } from "~/ui/box";
import { Button } from "~/ui/button";
import { CommandButton, CommandForm, useCommands } from "~/ui/commands";
import { ConfirmDialog } from "~/ui/confirm-dialog";
import { Icon } from "~/ui/icon";
import { MAINTENANCE_COMMANDS_PATH } from "./maintenance-paths";

/** Whether there is room between the ranks of articles, and how to make some. The order stays. */
export function WeightsBox({ needsReorganization }: { needsReorganization: boolean }) {
  const { run, isPending } = useCommands(MAINTENANCE_COMMANDS_PATH);
  return (
    <Box id="rangs" title="Ordre des actualités">
      {needsReorganization ? (
        <p className="mt-alert">
          <Icon name="info" />
          Les rangs sont serrés. Le site les espacera de lui-même au prochain déplacement, ou vous
          pouvez le faire maintenant.
        </p>
      ) : (
        <p className="ad-done">
          <Icon name="check-circle" />
          Les rangs sont bien espacés.
        </p>
      )}
      <p className="admin-note mt-note">
        Réorganiser numérote les actualités de 10 en 10. L’ordre que voient les visiteurs ne change
        pas.
      </p>
      <CommandButton
        path={MAINTENANCE_COMMANDS_PATH}
        fields={{ intent: "reorganize" }}
        onCommand={(fields) => void run(fields)}
        variant={needsReorganization ? "action" : "line"}
        icon="sort"
        className="mt-act"
        busy={isPending}
        busyLabel="Réorganisation…"
      >
        Réorganiser
      </CommandButton>
    </Box>
  );
}

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
    : `${what} qu’un envoi soit configuré. Après deux jours, c’est à vous de décider.`;
}

type DemoBoxProps = { removable: number; adopted: number };

/** The fictional club's content, while there is some, and its removal, which nothing undoes. */
export function DemoBox({ removable, adopted }: DemoBoxProps) {
  const box = useRef<HTMLElement>(null);
  const [isAsked, setIsAsked] = useState(false);
  const [result, setResult] = useState<string | null>(null);
  const { run, isPending } = useCommands(MAINTENANCE_COMMANDS_PATH);
  const remove = async () => {
    const answer = await run({ intent: "remove-demo" });
    if (answer.ok) setResult(answer.message);
    setIsAsked(false);
  };
  // The button that was pressed is gone with the dialog: the keyboard goes on from the result.
  useEffect(() => {
    if (result !== null) box.current?.focus();
  }, [result]);
  if (removable === 0 && result === null) return null;
  return (
    <Box id="demonstration" title="L’exemple" ref={box}>
      {result === null ? (
        <>
          <p>{countWords({ removable, adopted })}</p>
          <Button
            variant="danger"
            size="sm"
            icon="trash"
            className="mt-act"
            onClick={() => setIsAsked(true)}
          >
            Retirer l’exemple
          </Button>
        </>
      ) : (
        <p className="ad-done" role="status">
          <Icon name="check-circle" />
          {result}
        </p>
      )}
      {isAsked && (
        <ConfirmDialog
          title={"Retirer l’exemple\u00a0?"}
          keepLabel="Le garder"
          confirmLabel="Tout retirer"
          busyLabel="Retrait en cours…"
          isBusy={isPending}
          onConfirm={() => void remove()}
          onClose={() => setIsAsked(false)}
        >
          <p>
            <b>Part pour toujours</b>
            {"\u00a0"}: ce que personne n’a modifié, photos comprises (actualités, galerie,
            produits, partenaires, personnes, séances, lieux, sections, événements, labels).
          </p>
          <p>
            <b>Devient neutre</b>
            {"\u00a0"}: la fiche du club, les menus, les pages, la saison et les autres fiches que
            personne n’a modifiées. Une section, un lieu ou une saison que vous utilisez dans une
            actualité, une inscription ou une séance à vous garde son nom, avec un texte neutre.
          </p>
          <p>
            <b>Reste</b>
            {"\u00a0"}: {stayingWords(adopted)}
          </p>
          <p>Cela peut prendre une minute.</p>
          {isPending && <progress className="mt-progress" aria-label="Retrait en cours" />}
        </ConfirmDialog>
      )}
    </Box>
  );
}

function countWords({ removable, adopted }: DemoBoxProps): string {
  const there =
    removable === 1
      ? "Un élément du club fictif est encore sur le site."
      : `${removable}\u00a0éléments du club fictif sont encore sur le site\u00a0: actualités, photos, personnes, textes des pages, horaires…`;
  if (adopted === 0) return there;
  return adopted === 1
    ? `${there} Celui que le club a modifié lui appartient désormais et restera.`
    : `${there} Les ${adopted}\u00a0que le club a modifiés lui appartiennent désormais et resteront.`;
}

function stayingWords(adopted: number): string {
  if (adopted === 0) return "rien, personne n’a encore modifié l’exemple.";
  return adopted === 1
    ? "le seul élément que quelqu’un a modifié."
    : `les ${adopted}\u00a0éléments que quelqu’un a modifiés.`;
}
