import {
  MAINTENANCE_PATH,
  maintenanceCommandSchema,
} from "~/features/maintenance/maintenance-command.schema";
import { CONTENT_KINDS } from "~/kinds.server";
import { commandRoute } from "./command-route.server";
import { runMaintenanceCommand } from "./run-maintenance-command.server";

/** What the screens of maintenance do. */
const commands = commandRoute({
  permission: "maintenance",
  schema: maintenanceCommandSchema(CONTENT_KINDS.map(({ subject }) => subject)),
  run: runMaintenanceCommand,
  back: MAINTENANCE_PATH,
});

export const action = commands.action;
export const loader = commands.loader;
