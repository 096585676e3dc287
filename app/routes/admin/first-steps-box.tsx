import { Link } from "react-router";
import { FIRST_STEPS_PATH, PROFILE_PATH, TWO_STEP_PATH } from "~/features/accounts/account-paths";
import { ACCOUNTS_PATH } from "~/features/accounts/admin/account-command";
import { MAINTENANCE_PATH } from "~/features/maintenance/maintenance-paths";
import { WRITE_NEWS_PATH } from "~/layout/admin/admin-navigation";
import { Alert } from "~/ui/alert";
import { Box } from "~/ui/box";
import { classNames } from "~/ui/class-names";
import { CommandButton, useCommands } from "~/ui/commands";
import { Icon } from "~/ui/icon";
import { useDroppedFocus } from "~/ui/use-kept-focus";
import { type FirstSteps, isAllDone, TO_INVITE } from "./first-steps";
import styles from "./first-steps-box.module.css";

type BeginningProps = { steps: FirstSteps | null; hasName: boolean };

/** Leads a person through «Premiers pas» on a new site; elsewhere asks for a missing name. */
export function Beginning({ steps, hasName }: BeginningProps) {
  // Dismissed, the card takes the focus along.
  useDroppedFocus(steps === null);
  if (steps) return <FirstStepsBox steps={steps} />;
  return hasName ? null : <NameMissing />;
}

function NameMissing() {
  return (
    <div className={styles.ask}>
      <Alert>
        <p>
          Votre nom manque{"\u00a0"}: jusque-là, le club signe vos actualités, et les autres
          administrateurs ne voient que votre adresse.
        </p>
        <p>
          <Link to={PROFILE_PATH}>Indiquer mon nom</Link>
        </p>
      </Alert>
    </div>
  );
}

type Step = { to: string; label: string; how: string; isDone: boolean };

function stepsOf(steps: FirstSteps): Step[] {
  const { hasName, hasPhoto, hasTwoStep, isDemoGone, hasNews, invited } = steps;
  return [
    {
      to: PROFILE_PATH,
      label: "Indiquez votre nom, ajoutez votre photo",
      how: hasName
        ? "Il manque votre photo\u00a0: elle accompagne votre nom sur le site."
        : "Votre nom signe vos actualités\u00a0; en attendant, c’est le club qui les signe.",
      isDone: hasName && hasPhoto,
    },
    {
      to: TWO_STEP_PATH,
      label: "Protégez votre compte avec votre téléphone",
      how: "La connexion en deux étapes\u00a0: un mot de passe volé ne suffit plus.",
      isDone: hasTwoStep,
    },
    {
      to: `${MAINTENANCE_PATH}#demonstration`,
      label: "Retirez l’exemple",
      how: "Les actualités, les personnes et les textes inventés. Ce que vous avez modifié reste.",
      isDone: isDemoGone,
    },
    {
      to: WRITE_NEWS_PATH,
      label: "Publiez votre première actualité",
      how: "Un titre, quelques lignes, une photo\u00a0: elle est en tête de l’accueil.",
      isDone: hasNews,
    },
    {
      to: ACCOUNTS_PATH,
      label: "Invitez deux personnes du club",
      how:
        invited === 0
          ? "À plusieurs, il y a toujours quelqu’un pour publier ou répondre."
          : "Une personne est invitée\u00a0: encore une.",
      isDone: invited >= TO_INVITE,
    },
  ];
}

function FirstStepsBox({ steps }: { steps: FirstSteps }) {
  const { run } = useCommands(FIRST_STEPS_PATH);
  const all = stepsOf(steps);
  const done = all.filter(({ isDone }) => isDone).length;
  return (
    <Box
      id="premiers-pas"
      title="Premiers pas"
      className={styles.box}
      action={
        <p className={styles.count}>
          {done} sur {all.length}
          <span className="sr-only"> étapes faites</span>
        </p>
      }
    >
      <ul className={styles.steps}>
        {all.map((step) => (
          <StepLine key={step.to} {...step} />
        ))}
      </ul>
      {isAllDone(steps) ? (
        <p className={styles.foot}>
          Tout est fait{"\u00a0"}: cette carte ne reviendra plus. Bonne route{"\u00a0"}!
        </p>
      ) : (
        <div className={styles.foot}>
          <p>Une étape se coche toute seule quand elle est faite.</p>
          <CommandButton
            path={FIRST_STEPS_PATH}
            fields={{ intent: "dismiss" }}
            onCommand={(fields) => void run(fields)}
            variant="soft"
          >
            Ne plus afficher<span className="sr-only"> les premiers pas</span>
          </CommandButton>
        </div>
      )}
    </Box>
  );
}

/** The whole line leads to where the step is done, or seen once it is. */
function StepLine({ to, label, how, isDone }: Step) {
  return (
    <li>
      <Link className={classNames(styles.step, isDone && styles.done)} to={to}>
        <span className={styles.mark}>{isDone && <Icon name="check" size={20} />}</span>
        <span>
          <b>{label}</b>
          {isDone ? <small>C’est fait.</small> : <small>{how}</small>}
        </span>
        <Icon name="chevron-right" size={20} />
      </Link>
    </li>
  );
}
