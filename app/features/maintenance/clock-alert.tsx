import { useRef } from "react";
import { Link } from "react-router";
import { clockTime, longDate } from "~/lib/french-dates";
import { parisClock, parisDay } from "~/lib/paris-instants";
import type { DoubtedClock } from "~/platform/clock-doubt.server";
import { Alert } from "~/ui/alert";
import { CommandButton, useCommands } from "~/ui/commands";
import { useKeptFocus } from "~/ui/use-kept-focus";
import { DOUBTED_CLOCK } from "./doubted-clock";
import { MAINTENANCE_COMMANDS_PATH, MAINTENANCE_PATH } from "./maintenance-paths";

type ClockAlertProps = {
  doubt: DoubtedClock;
  /** Whether this person may say that the clock is right. */
  mayBelieve: boolean;
};

/** The clock of the server is doubted: why, what waits, and the button that ends it. */
export function ClockAlert({ doubt, mayBelieve }: ClockAlertProps) {
  const box = useRef<HTMLDivElement>(null);
  const keepFocus = useKeptFocus(box, doubt);
  const { run, isPending } = useCommands(MAINTENANCE_COMMANDS_PATH, { keepFocus });
  return (
    <div className="mt-trash" ref={box}>
      <Alert tone="error">
        <b>{DOUBTED_CLOCK}</b> Au démarrage du site, elle indiquait le {moment(doubt.saidAt)}, alors
        que le site avait travaillé pour la dernière fois le {moment(doubt.workedAt)}. Elle indique
        maintenant le <b>{moment(doubt.now)}</b>.
        <p className="mt-note">
          La corbeille, les messages reçus, les e-mails, les connexions, les statistiques de visite,
          le journal d’activité, les fichiers inutilisés et les anciennes sauvegardes sont donc
          gardés plus longtemps. Tout le reste continue.
        </p>
        <p className="mt-note">
          {mayBelieve
            ? "Si cette date et cette heure sont les bonnes, dites-le. Sinon, prévenez la personne qui s’occupe du serveur."
            : "Prévenez un administrateur\u00a0: il peut dire si cette date et cette heure sont les bonnes."}{" "}
          {withoutAnswer(doubt.daysLeft)}
        </p>
        {mayBelieve && (
          <CommandButton
            path={MAINTENANCE_COMMANDS_PATH}
            fields={{ intent: "believe-clock" }}
            onCommand={(fields) => void run(fields)}
            variant="line"
            icon="clock"
            className="mt-act"
            busy={isPending}
            busyLabel="Un instant…"
          >
            L’horloge est juste
          </CommandButton>
        )}
      </Alert>
    </div>
  );
}

/** On a screen of what is not deleted meanwhile: why, and where to settle it. */
export function ClockNote() {
  return (
    <div className="mt-trash">
      <Alert>
        {DOUBTED_CLOCK} <Link to={MAINTENANCE_PATH}>Dire si elle est juste</Link>
      </Alert>
    </div>
  );
}

/** `mardi 10 mars 2026 à 11h30`. */
function moment(instant: string): string {
  return `${longDate(parisDay(instant))} à ${clockTime(parisClock(instant))}`;
}

function withoutAnswer(days: number): string {
  const left = days === 1 ? "un jour" : `${days}\u00a0jours`;
  return `Sans réponse, l’effacement reprendra quand le site aura encore marché ${left} sans que l’horloge saute.`;
}
