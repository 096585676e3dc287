import { fork, spawnSync } from "node:child_process";
import { once } from "node:events";
import { readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { temporaryFolder } from "~tests/support/temporary-folder";
import { withLock } from "./lock.js";

/** A process that takes the lock, says so, and holds it until it is killed or told to go on. */
const HOLDER = `
  const [file, url] = process.argv.slice(1);
  import(url).then(({ withLock }) => withLock(async () => {
    process.send("held");
    await new Promise((done) => process.once("message", done));
  }, file)).then(() => process.disconnect());
`;

function newFile(): string {
  return join(temporaryFolder(), "preparing.lock");
}

async function holdElsewhere(file: string) {
  const script = join(file, "..", "scripts", "hold.mjs");
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const { mkdirSync } = await import("node:fs");
  mkdirSync(join(file, "..", "scripts"));
  writeFileSync(script, HOLDER.replace("slice(1)", "slice(2)"));
  const holder = fork(script, [file, new URL("./lock.js", import.meta.url).href]);
  await once(holder, "message");
  return holder;
}

test("one at a time; the next goes on as soon as the first is done", async () => {
  const file = newFile();
  const holder = await holdElsewhere(file);
  const order: string[] = [];
  const mine = withLock(async () => void order.push("mine"), file);
  order.push("theirs");
  holder.send("go on");
  await mine;
  expect(order).toEqual(["theirs", "mine"]);
  expect(console.error).toHaveBeenCalledWith(
    "Une autre commande prépare déjà le site\u00a0: on l’attend.",
  );
  expect(readdirSync(join(file, ".."))).toEqual(["scripts"]);
});

test("a killed one is taken over", async () => {
  const file = newFile();
  const holder = await holdElsewhere(file);
  holder.kill("SIGKILL");
  await once(holder, "exit");
  const work = vi.fn(async () => undefined);
  await withLock(work, file);
  expect(work).toHaveBeenCalledOnce();
});

test("a number that another program has now is of no lock", async () => {
  const file = newFile();
  const other = spawnSync("sh", ["-c", "sleep 60 >/dev/null 2>&1 & echo $!"], { encoding: "utf8" });
  const pid = Number(other.stdout);
  try {
    writeFileSync(file, String(pid));
    const work = vi.fn(async () => undefined);
    await withLock(work, file);
    expect(work).toHaveBeenCalledOnce();
  } finally {
    process.kill(pid);
  }
});

test("work that fails leaves no lock", async () => {
  const file = newFile();
  const failing = withLock(() => Promise.reject(new Error("broken")), file);
  await expect(failing).rejects.toThrow("broken");
  expect(readdirSync(join(file, ".."))).toEqual([]);
});
