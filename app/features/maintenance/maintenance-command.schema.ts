import { z } from "zod";
import { TRASH_KINDS, type TrashKind } from "./trash-kinds";

export const MAINTENANCE_PATH = "/admin/maintenance";
export const MAINTENANCE_COMMANDS_PATH = "/admin/maintenance/commandes";

const kind = z.custom<TrashKind>((value) => TRASH_KINDS.some((one) => one.kind === value));

/** What the screens of maintenance ask to be done. */
export const maintenanceCommandSchema = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("reorganize") }),
  z.object({ intent: z.literal("remove-demo") }),
  z.object({ intent: z.literal("try-mail") }),
  z.object({ intent: z.literal("purge"), kind, id: z.uuid() }),
]);

export type MaintenanceCommand = z.output<typeof maintenanceCommandSchema>;
