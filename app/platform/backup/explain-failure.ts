import { findTrouble } from "~/platform/database/database-reach.server";
import { isDiskFailure, isRowRefusal } from "~/platform/database/statement-failure";
import { StorageError } from "~/platform/storage/storage-error";
import { BackupError, type BackupProblem } from "./backup-error";

/** Of the system's calls on files, as Node names them. */
const OF_FILES: Readonly<Record<string, BackupProblem>> = {
  ENOSPC: "no-room",
  EDQUOT: "no-room",
  EACCES: "denied",
  EPERM: "denied",
  EROFS: "denied",
  EISDIR: "folder",
  EIO: "disk",
};

/**
 * What the system, the database or the storage said, as a `BackupError` for whoever can mend it; any
 * other error as it is.
 */
export function explainFailure(error: unknown): unknown {
  if (error instanceof BackupError) return error;
  const problem = findProblem(error);
  return problem ? new BackupError(problem, "", { cause: error }) : error;
}

function findProblem(error: unknown): BackupProblem | null {
  if (error instanceof StorageError) return error.kind === "full" ? "no-room" : "unreachable";
  if (isRowRefusal(error)) return "refused-rows";
  const ofFiles = error instanceof Error && "code" in error ? OF_FILES[String(error.code)] : null;
  if (ofFiles) return ofFiles;
  const trouble = findTrouble(error);
  if (trouble) return trouble === "full" ? "no-room" : "away";
  return isDiskFailure(error) ? "disk" : null;
}
