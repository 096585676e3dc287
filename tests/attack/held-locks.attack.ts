import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import pg from "pg";
import {
  type AttackedSite,
  attackSite,
  type Figures,
  onBothEngines,
  signInVolunteer,
} from "./attacked-site";
import { countStatuses } from "./floods";

const VOLUNTEERS = 12;
const HELD_MS = 45_000;
/** Of `app/platform/database/transaction.server.ts`. */
const WRITE_LOCK = 7_301_001;

type Answer = { status: number; ms: number };

/** Another program holds what everything is written under, while twelve volunteers save and one reads. */
async function attackHeld(
  site: AttackedSite,
  hold: () => Promise<() => Promise<void>>,
): Promise<Figures> {
  const cookie = await signInVolunteer(site);
  const release = await hold();
  const saving = Promise.all(Array.from({ length: VOLUNTEERS }, () => save(site, cookie)));
  const ending = setTimeout(() => void release(), HELD_MS);
  const [reads, saves] = await Promise.all([readDuring(site, cookie, saving), saving]);
  clearTimeout(ending);
  await release();
  const after = await save(site, cookie);
  return {
    "saves answered": JSON.stringify(countStatuses(saves.map(({ status }) => status))),
    "slowest save, in ms": slowest(saves),
    "reads of a list answered": JSON.stringify(countStatuses(reads.map(({ status }) => status))),
    "slowest read, in ms": slowest(reads),
    "save once it is released": `${after.status} in ${Math.round(after.ms)} ms`,
  };
}

function save(site: AttackedSite, cookie: string): Promise<Answer> {
  return timed(`${site.url}/admin/fiches/partner/${randomUUID()}`, {
    method: "POST",
    body: JSON.stringify({ intent: "save", version: 0, values: { name: "Boulangerie" } }),
    headers: {
      cookie,
      origin: site.url,
      "content-type": "application/json",
      accept: "application/json",
    },
  });
}

async function readDuring(
  site: AttackedSite,
  cookie: string,
  saving: Promise<unknown>,
): Promise<Answer[]> {
  let isOver = false;
  void saving.finally(() => {
    isOver = true;
  });
  const answers: Answer[] = [];
  while (!isOver) answers.push(await timed(`${site.url}/admin/coaches`, { headers: { cookie } }));
  return answers;
}

/** The status is 0 where nothing came within two minutes. */
async function timed(url: string, init: RequestInit): Promise<Answer> {
  const asked = performance.now();
  const signal = AbortSignal.timeout(120_000);
  const status = await fetch(url, { ...init, signal }).then(
    async (response) => {
      await response.arrayBuffer();
      return response.status;
    },
    () => 0,
  );
  return { status, ms: performance.now() - asked };
}

function slowest(answers: readonly Answer[]): number {
  return Math.round(Math.max(...answers.map(({ ms }) => ms)));
}

/** As `psql` would hold it: somebody began a transaction and went to lunch. */
async function holdOnPostgres(url: string): Promise<() => Promise<void>> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  // It is ended with the server.
  client.on("error", () => undefined);
  await client.query("begin");
  await client.query(`select pg_advisory_xact_lock(${WRITE_LOCK})`);
  return () => client.end();
}

async function holdFile(dataDir: string): Promise<() => Promise<void>> {
  const other = new DatabaseSync(join(dataDir, "foulee.db"));
  other.exec("begin immediate");
  return async () => {
    if (other.isOpen) other.close();
  };
}

/** SQLite: another program holds the file; PostgreSQL: it holds the lock of all writes. */
await onBothEngines((more) =>
  attackSite((site) => {
    const { DATABASE_URL: database } = more;
    return attackHeld(site, () => (database ? holdOnPostgres(database) : holdFile(site.dataDir)));
  }, more),
);
