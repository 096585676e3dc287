import { z } from "zod";
import type { CommandAnswer } from "~/lib/command";
import type { CleanupReport } from "./cleanup.types";

export const CLEANUP_PATH = "/admin/maintenance/nettoyage";
export const CLEANUP_COMMANDS_PATH = "/admin/maintenance/nettoyage/commandes";

/** One run of the cleanup, or a search for files that nothing names. */
export const cleanupCommandSchema = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("run") }),
  z.object({ intent: z.literal("search") }),
]);

/** What the route answers: `report` for a run. */
export type CleanupAnswer = CommandAnswer & { report: CleanupReport | null };
