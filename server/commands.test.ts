import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { symmetricEncrypt } from "better-auth/crypto";
import { beforeEach, expect, test, vi } from "vitest";
import { temporaryFolder } from "~tests/support/temporary-folder";
import { runCommand } from "./commands";
import { tellLostSecret } from "./prepare-site";
import { openSite } from "./services.server";

let folder: string;
let data: string;
let said: string[];

beforeEach(async () => {
  folder = temporaryFolder();
  data = join(folder, "data");
  said = [];
  const hear = (line: unknown) => void said.push(String(line));
  vi.spyOn(console, "log").mockImplementation(hear);
  vi.spyOn(console, "error").mockImplementation(hear);
  vi.stubEnv("ADMIN_PASSWORD", undefined);
});

const environment = (more = {}) => ({ LOG_LEVEL: "silent", DATA_DIR: data, ...more });

async function startOnce(): Promise<void> {
  await (await openSite(environment(), "served")).close();
}

const CALLS: [name: string, args: string[]][] = [
  ["admin", ["create", "bernard@les-pins.example"]],
  ["demo", ["load"]],
  ["demo", ["remove"]],
  ["backup", ["copie.tar"]],
];

test.each(CALLS)("%s %j makes no site where none was ever started", async (name, args) => {
  expect(await runCommand(name, args, environment())).toBe(1);
  expect(said.join("\n")).toContain(`Aucun site dans ${data}`);
  expect(await readdir(folder)).toEqual([]);
});

test("a command names its site, and the addresses it is reached at", async () => {
  await startOnce();
  const source = environment({ PORT: "3100", HOST: "127.0.0.1" });
  expect(await runCommand("admin", ["create", "bernard@les-pins.example"], source)).toBe(0);
  expect(said[0]).toBe(`Site\u00a0: ${data}`);
  expect(said.join("\n")).toContain("  http://127.0.0.1:3100/admin/bienvenue?jeton=");
});

test("a database server is named without its password", async () => {
  const DATABASE_URL = "postgres://club:secret@127.0.0.1:1/club";
  expect(await runCommand("demo", ["remove"], environment({ DATABASE_URL }))).toBe(1);
  expect(said.join("\n")).toContain("La base de données ne s’ouvre pas à l’adresse DATABASE_URL");
  expect(said.join("\n")).not.toContain("secret");
});

test("nothing is no backup, and a file that is there is kept unless it may be replaced", async () => {
  await startOnce();
  const file = join(folder, "copie.tar");
  expect(await runCommand("backup", [file], environment())).toBe(1);
  expect(said.at(-1)).toMatch(/^Il n’y a rien à sauvegarder/);
  vi.stubEnv("ADMIN_PASSWORD", "une longue phrase de passe 42");
  await runCommand("admin", ["create", "bernard@les-pins.example"], environment());
  await writeFile(file, "precious");
  expect(await runCommand("backup", [file], environment())).toBe(1);
  expect(said.at(-1)).toBe(`Le fichier ${file} existe déjà. Pour le remplacer, ajoutez --replace.`);
  expect(await readFile(file, "utf8")).toBe("precious");
  expect(await runCommand("backup", [file, "--replace"], environment())).toBe(0);
  expect(await readFile(file, "utf8")).not.toBe("precious");
});

test("somebody locked out gets a link; a wrong address, a wrong option and nobody's get a sentence", async () => {
  await startOnce();
  const reset = (...args: string[]) => runCommand("admin", ["reset", ...args], environment());
  expect(await reset("bernard@les-pins.example")).toBe(1);
  expect(said.at(-1)).toBe(
    "Aucun compte pour bernard@les-pins.example. Pour en créer un\u00a0: npm run admin -- create bernard@les-pins.example",
  );
  vi.stubEnv("ADMIN_PASSWORD", "une longue phrase de passe 42");
  await runCommand("admin", ["create", "bernard@les-pins.example"], environment());
  expect(await reset("bernard")).toBe(1);
  expect(await reset("bernard@les-pins.example", "--deux")).toBe(1);
  expect(said.at(-1)).toBe("Option inconnue\u00a0: --deux. La seule est --two-step-off.");
  expect(await reset("bernard@les-pins.example")).toBe(0);
  expect(said.at(-1)).toContain("/admin/bienvenue?jeton=");
});

test("an administrator made with a password has no name, however long the address", async () => {
  await startOnce();
  vi.stubEnv("ADMIN_PASSWORD", "une longue phrase de passe 42");
  const address = `${"secretariat-".repeat(5)}jdu@les-pins.example`;
  expect(await runCommand("admin", ["create", address], environment())).toBe(0);
  const site = await openSite(environment(), "served");
  try {
    const { kysely } = site.database;
    const { name } = await kysely.selectFrom("users").select("name").executeTakeFirstOrThrow();
    expect(name).toBe("");
    expect(await kysely.selectFrom("admin_profiles").selectAll().execute()).toEqual([]);
    const [line] = await kysely.selectFrom("activity_log").select("label").execute();
    expect(line?.label).toBe(address);
  } finally {
    await site.close();
  }
});

test("a lost secret is told at the start, with what to do", async () => {
  await startOnce();
  const site = await openSite(environment(), "served");
  const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  try {
    await tellLostSecret(site);
    expect(warn).not.toHaveBeenCalled();
    vi.stubEnv("ADMIN_PASSWORD", "une longue phrase de passe 42");
    await runCommand("admin", ["create", "bernard@les-pins.example"], environment());
    const { id: userId } = await site.database.kysely
      .selectFrom("users")
      .select("id")
      .where("email", "=", "bernard@les-pins.example")
      .executeTakeFirstOrThrow();
    await site.database.kysely
      .updateTable("users")
      .set({ two_factor_enabled: true })
      .where("id", "=", userId)
      .execute();
    const secret = await symmetricEncrypt({ key: "another secret of the site", data: "code" });
    const keys = { id: userId, user_id: userId, secret, backup_codes: "" };
    const step = { ...keys, verified: true, failed_verification_count: 0 };
    await site.database.kysely.insertInto("two_factors").values(step).execute();
    await tellLostSecret(site);
    const told = String(warn.mock.lastCall);
    expect(told).toContain("1 compte ne peut plus se connecter en deux étapes");
    expect(told).toContain(join(data, "auth-secret"));
    expect(told).toContain("npm run admin -- reset EMAIL --two-step-off");
  } finally {
    await site.close();
  }
});
