import type { EditedRecord, SaveAnswer } from "~/editing/edited-record";
import type { CommandAnswer } from "~/lib/command";
import type { Database } from "~/platform/database/database.server";
import { can, type Role } from "~/platform/permissions";
import type { Fields, Values } from "~/records/fields";
import { emptyValues, type Kind } from "~/records/kind";
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

/** A person in front of the screens: loaders and actions called with real requests. */
export async function openVisit(database: Database, role: Role) {
  const storage = new MemoryStorage();
  const site = testServices(database, { storage, now: new Date() });
  const email = "maelle@exemple.fr";
  const userId = await createTestAccount(site, { email, role });
  const cookie = await openTestSession(site, email);

  const call = async (
    operation: Operation,
    params: Record<string, string>,
    { query = "", ...init }: RequestInit & { query?: string } = {},
  ) => {
    const url = `http://localhost:3000/admin/x${query}`;
    const headers = { cookie, ...init.headers };
    const request = new Request(url, { ...init, headers });
    const context = testContext(site);
    return operation({ request, url: new URL(url), params, context });
  };
  const post = async <T>(
    module: unknown,
    params: Record<string, string>,
    body: URLSearchParams | object,
  ) => {
    const isForm = body instanceof URLSearchParams;
    const answer = (await call(operationOf(module, "action"), params, {
      method: "POST",
      body: isForm ? body : JSON.stringify(body),
      ...(!isForm && { headers: { "content-type": "application/json" } }),
    })) as Response;
    return { status: answer.status, answer: (await answer.json()) as T };
  };
  return {
    site,
    storage,
    userId,
    call,
    post,
    /** What the activity log says, oldest first. */
    activity: async () => {
      const rows = await database.kysely
        .selectFrom("activity_log")
        .select(["action", "subject", "label", "user_id"])
        .where("subject", "in", ["coach", "board-member", "partner", "product", "place"])
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

/**
 * The screens of one kind of record as a *rédacteur*, unless said, has them in the browser. `V` is what its form
 * holds, `L` what its list answers.
 */
export async function openRecordScreens<V, L>(
  database: Database,
  routes: RecordRoutes,
  role: Role = "editor",
) {
  const visit = await openVisit(database, role);
  const { call, post } = visit;
  return {
    ...visit,
    list: async (query = "") =>
      ((await call(operationOf(routes.list, "loader"), {}, { query })) as { list: L }).list,
    create: async () => {
      const opened = await call(operationOf(routes.create, "loader"), {});
      return (opened as { record: EditedRecord<V> }).record;
    },
    open: async (id: string) => {
      const opened = await call(operationOf(routes.edit, "loader"), { id });
      return (opened as { record: EditedRecord<V> }).record;
    },
    save: (id: string, fields: Record<string, string>) =>
      post<SaveAnswer<V>>(routes.save, { id }, new URLSearchParams(fields)),
  };
}

/** The same of a kind that is described: `screen` creates and edits, `record` saves and throws away. */
export async function openKindScreens<F extends Fields, L>(
  database: Database,
  kind: Kind<F>,
  routes: Record<"list" | "screen" | "record", unknown>,
) {
  const { list, screen, record } = routes;
  const modules = { list, create: screen, edit: screen, save: record, commands: record };
  const role = can("editor", kind.permission) ? "editor" : "administrator";
  const screens = await openRecordScreens<Values<F>, L>(database, modules, role);
  const params = (id: string) => ({ kind: kind.subject, id });
  const send = (id: string, body: URLSearchParams | object) =>
    screens.post<SaveAnswer<Values<F>>>(record, params(id), body);
  return {
    ...screens,
    /** What is posted, as it is. */
    send,
    /** A form, which always sends all of its fields. */
    save: (id: string, { version, ...values }: Partial<Values<F>> & { version: number }) =>
      send(id, { intent: "save", version, values: { ...emptyValues(kind), ...values } }),
    command: ({ intent = "", id = "" }: Record<string, string>) =>
      screens.post<CommandAnswer>(record, params(id), new URLSearchParams({ intent, id })),
    /** The raw answer to a form sent without scripts. */
    sendForm: ({ intent = "", id = "" }: Record<string, string>) =>
      screens.call(operationOf(record, "action"), params(id), {
        method: "POST",
        headers: { accept: "text/html" },
        body: new URLSearchParams({ intent, id }),
      }) as Promise<Response>,
    /** Where a link to the address of a command leads. */
    follow: (id: string) =>
      screens.call(operationOf(record, "loader"), params(id)) as Promise<Response>,
  };
}
