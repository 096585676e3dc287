import { Alert } from "~/ui/alert";
import type { CleanupReport } from "./cleanup.types";
import { doneInWords, failuresInWords, shortPath } from "./cleanup-words";

type CleanupResultProps = {
  report: CleanupReport | null;
  /** Why a run did not begin, if it did not. */
  refusal: string | null;
};

/** What was deleted, what was kept and because of what, what went wrong. */
export function CleanupResult({ report, refusal }: CleanupResultProps) {
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
