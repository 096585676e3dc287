/** A line of the log as a screen shows it. */
export type ActivityLine = {
  id: string;
  /** ISO 8601, UTC. */
  at: string;
  /** Null for the site itself and the command line. */
  userId: string | null;
  userName: string | null;
  action: string;
  subject: string;
  subjectId: string | null;
  /** What it was called then. */
  label: string;
  /** Whether it still exists, out of the trash. */
  isThere: boolean;
};
