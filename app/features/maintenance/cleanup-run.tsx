import { useEffect, useRef, useState } from "react";
import { useRevalidator } from "react-router";
import { Alert } from "~/ui/alert";
import { Box } from "~/ui/box";
import { CommandButton } from "~/ui/commands";
import { ConfirmDialog } from "~/ui/confirm-dialog";
import { Icon } from "~/ui/icon";
import { postForm } from "~/ui/post-form";
import {
  addReports,
  type CleanupAnswer,
  type CleanupPlan,
  type CleanupReport,
  doneInWords,
  failuresInWords,
  filesInWords,
  mayGoOn,
  shortPath,
} from "./cleanup";
import { CleanupFiles } from "./cleanup-boxes";
import { CLEANUP_COMMANDS_PATH } from "./maintenance-paths";

/** What runs came to; `refusal`: why one did not begin. */
type Outcome = { report: CleanupReport | null; refusal: string | null };

const RUN = { intent: "run" };

type CleanupRunProps = {
  plan: CleanupPlan;
  today: string;
  /** The clock is doubted: nothing can be deleted now. */
  isHeldBack: boolean;
};

/** What would be deleted, seen before anything is; then its deletion, run after run, and what came of it. */
export function CleanupRun({ plan, today, isHeldBack }: CleanupRunProps) {
  const box = useRef<HTMLElement>(null);
  const [isAsked, setIsAsked] = useState(false);
  const { start, done, isRunning, outcome } = useCleanupRuns();
  const total = plan.unused.length + plan.furtherDue;
  const run = async () => {
    await start();
    setIsAsked(false);
  };
  // The button that was pressed is gone with the dialog: the keyboard goes on from the result.
  useEffect(() => {
    if (outcome) box.current?.focus();
  }, [outcome]);
  return (
    <Box id="a-effacer" title="À effacer" ref={box}>
      {outcome && <CleanupResult {...outcome} />}
      <Planned plan={plan} today={today} />
      {total > 0 && !isHeldBack && (
        <CommandButton
          path={CLEANUP_COMMANDS_PATH}
          fields={RUN}
          onCommand={() => setIsAsked(true)}
          variant="danger"
          icon="trash"
          className="mt-act"
        >
          {`Effacer ${filesInWords(total)}`}
        </CommandButton>
      )}
      {isAsked && (
        <ConfirmDialog
          title={`Effacer ${filesInWords(total)}\u00a0?`}
          keepLabel="Ne rien effacer"
          confirmLabel="Effacer pour toujours"
          busyLabel="Effacement…"
          isBusy={isRunning}
          onConfirm={() => void run()}
          onClose={() => setIsAsked(false)}
        >
          <p>
            Chaque fichier est vérifié une dernière fois, puis effacé pour toujours. Rien de ce que
            montre le site ne change.
          </p>
          {isRunning && (
            <progress
              className="mt-progress"
              aria-label="Effacement en cours"
              max={total}
              value={done}
            />
          )}
        </ConfirmDialog>
      )}
    </Box>
  );
}

function Planned({ plan, today }: { plan: CleanupPlan; today: string }) {
  if (plan.unused.length === 0) {
    return (
      <p className="ad-done">
        <Icon name="check-circle" />
        Aucun fichier à effacer pour le moment.
      </p>
    );
  }
  return (
    <>
      <CleanupFiles files={plan.unused} today={today} />
      {plan.furtherDue > 0 && (
        <p className="admin-note mt-note">
          {`Et ${filesInWords(plan.furtherDue)} de plus, à vérifier à leur tour.`}
        </p>
      )}
    </>
  );
}

/** What was deleted, what was kept and because of what, what went wrong. */
function CleanupResult({ report, refusal }: Outcome) {
  const problems = [...(report ? failuresInWords(report) : []), ...(refusal ? [refusal] : [])];
  const kept = report?.kept ?? [];
  return (
    <div className="mt-result">
      {report && (report.deleted > 0 || problems.length === 0) && (
        <Alert tone="success">
          <p>{doneInWords(report)}</p>
          {kept.length > 0 && (
            <ul className="mt-paths">
              {kept.map(({ path, because }) => (
                <li key={path}>
                  <code title={path}>{shortPath(path)}</code>
                  {`\u00a0: ${because}`}
                </li>
              ))}
            </ul>
          )}
        </Alert>
      )}
      {problems.length > 0 && (
        <Alert tone="error">
          {problems.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </Alert>
      )}
    </div>
  );
}

/** Run after run, 100 entries each, as long as they get somewhere. */
function useCleanupRuns() {
  const { revalidate } = useRevalidator();
  const [done, setDone] = useState(0);
  const [isRunning, setIsRunning] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const start = async () => {
    setIsRunning(true);
    setDone(0);
    let report: CleanupReport | null = null;
    let refusal: string | null = null;
    let isOver = false;
    while (!isOver) {
      const body = new URLSearchParams(RUN);
      const answer: Awaited<ReturnType<typeof postForm<CleanupAnswer>>> =
        await postForm<CleanupAnswer>(CLEANUP_COMMANDS_PATH, body);
      const last = "kind" in answer ? null : answer.report;
      if (last) report = report ? addReports(report, last) : last;
      else refusal = answer.message;
      setDone(report?.deleted ?? 0);
      isOver = last === null || !mayGoOn(last);
    }
    await revalidate();
    setOutcome({ report, refusal });
    setIsRunning(false);
  };
  return { start, done, isRunning, outcome };
}
