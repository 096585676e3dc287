import type { CommandAnswer } from "~/lib/command";
import type { Database } from "~/platform/database/database.server";
import type { Role } from "~/platform/permissions/permission";
import type { EditedRecord, SaveAnswer } from "~/records/record";
import { createTestAccount, openTestSession } from "./accounts";
import { MemoryStorage } from "./memory-storage";
import { testContext, testServices } from "./services";

/** The modules of the routes of one kind of record. */
type RecordRoutes = Record<"list" | "create" | "edit" | "save" | "commands", unknown>;
type Operation = (args: unknown) => Promise<unknown>;

function operationOf(module: unknown, name: "loader" | "action"): Operation {
  const found = (module as Record<string, unknown>)[name];
  if (typeof found !== "function") throw new Error(`The route has no ${name}.`);
  return found as Operation;
}

/**
 * The screens of one kind of record as a *rédacteur*, unless said, has them in the browser: loaders and actions
 * called with real requests. `V` is what its form holds, `L` what its list answers.
 */
export async function openRecordScreens<V, L>(
  database: Database,
  routes: RecordRoutes,
  role: Role = "editor",
) {
  const storage = new MemoryStorage();
  const site = testServices(database, { storage, now: new Date() });
  const email = "maelle@exemple.fr";
  const userId = await createTestAccount(site, { email, role });
  const cookie = await openTestSession(site, email);

  const call = async (
    operation: Operation,
    address: string,
    id: string,
    init: RequestInit = {},
  ) => {
    const url = `http://localhost:3000/admin/${address}`;
    const headers = { cookie, ...init.headers };
    const request = new Request(url, { ...init, headers });
    const context = testContext(site);
    return operation({ request, url: new URL(url), params: { id }, context });
  };
  const post = async <T>(module: unknown, id: string, fields: Record<string, string>) => {
    const init = { method: "POST", body: new URLSearchParams(fields) };
    const answer = (await call(operationOf(module, "action"), "x", id, init)) as Response;
    return { status: answer.status, answer: (await answer.json()) as T };
  };
  return {
    site,
    storage,
    userId,
    /** The raw answer of the commands' route, to a form sent without scripts. */
    sendForm: (fields: Record<string, string>) =>
      call(operationOf(routes.commands, "action"), "x", "", {
        method: "POST",
        headers: { accept: "text/html" },
        body: new URLSearchParams(fields),
      }) as Promise<Response>,
    list: async (query = "") =>
      ((await call(operationOf(routes.list, "loader"), `x${query}`, "")) as { list: L }).list,
    create: async () => {
      const opened = await call(operationOf(routes.create, "loader"), "x", "");
      return (opened as { record: EditedRecord<V> }).record;
    },
    open: async (id: string) => {
      const opened = await call(operationOf(routes.edit, "loader"), "x", id);
      return (opened as { record: EditedRecord<V> }).record;
    },
    save: (id: string, fields: Record<string, string>) =>
      post<SaveAnswer<V>>(routes.save, id, fields),
    command: (fields: Record<string, string>) => post<CommandAnswer>(routes.commands, "", fields),
    /** What the activity log says, oldest first. */
    activity: async () => {
      const rows = await database.kysely
        .selectFrom("activity_log")
        .select(["action", "subject", "label", "user_id"])
        .where("subject", "in", ["coach", "board-member", "partner", "product"])
        .orderBy("created_at")
        .execute();
      return rows.map(({ action, subject, label }) => `${action} ${subject} ${label}`);
    },
    /** What waits to be cleaned: path and reason. */
    cleanup: async () => {
      const rows = await database.kysely
        .selectFrom("storage_cleanup_log")
        .select(["file_path", "reason"])
        .where("processed", "=", false)
        .orderBy("file_path")
        .execute();
      return rows.map(({ file_path, reason }) => `${file_path} ${reason}`);
    },
  };
}
