import { useEffect } from "react";
import { useRevalidator } from "react-router";
import { Icon } from "~/ui/icon";
import type { BackupJob, BackupOutcome } from "./backup-jobs.types";
import { forgetSignInNews, keepSignInNews } from "./sign-in-news";

const LOOK_MS = 1_500;

type BackupProgressProps = { current: BackupJob | null; last: BackupOutcome | null };

/** What is being done, looked at again until it is done; then how it ended. */
export function BackupProgress({ current, last }: BackupProgressProps) {
  const { revalidate } = useRevalidator();
  const isUnderWay = current !== null;
  useEffect(() => {
    if (!isUnderWay) return;
    const timer = setInterval(() => void revalidate(), LOOK_MS);
    return () => clearInterval(timer);
  }, [isUnderWay, revalidate]);
  const signIns = current?.signIns ?? null;
  useEffect(() => {
    if (signIns) keepSignInNews(signIns);
    else if (!isUnderWay) forgetSignInNews();
  }, [signIns, isUnderWay]);
  return (
    <div role="status">
      {current ? (
        <div className="admin-box mt-job">
          <p>{wordsOf(current)}</p>
          {current.signIns && <p>{current.signIns}</p>}
          <progress className="mt-progress" aria-label="Avancement" {...shareOf(current)} />
        </div>
      ) : (
        last && (
          <p className={last.isGood ? "ad-done" : "mt-alert"}>
            <Icon name={last.isGood ? "check-circle" : "warning"} />
            {last.message}
          </p>
        )
      )}
    </div>
  );
}

function wordsOf({ work, progress }: BackupJob): string {
  if (progress?.step === "verify") return "La sauvegarde est relue en entier avant tout…";
  return work === "backup" ? "Sauvegarde en cours…" : "Restauration en cours…";
}

/** Without figures the bar only says that something goes on. */
function shareOf({ progress }: BackupJob): { max?: number; value?: number } {
  if (!progress || progress.step === "rows" || progress.total === 0) return {};
  return { max: progress.total, value: progress.done };
}
