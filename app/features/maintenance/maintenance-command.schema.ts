import { z } from "zod";

export const MAINTENANCE_PATH = "/admin/maintenance";
export const MAINTENANCE_COMMANDS_PATH = "/admin/maintenance/commandes";

/** What the screens of maintenance ask to be done; `kinds` are the subjects of what can be in the trash. */
export function maintenanceCommandSchema(kinds: readonly string[]) {
  return z.discriminatedUnion("intent", [
    z.object({ intent: z.literal("reorganize") }),
    z.object({ intent: z.literal("remove-demo") }),
    z.object({ intent: z.literal("try-mail") }),
    z.object({ intent: z.literal("purge"), kind: z.enum(kinds), id: z.uuid() }),
  ]);
}

export type MaintenanceCommand = z.output<ReturnType<typeof maintenanceCommandSchema>>;
