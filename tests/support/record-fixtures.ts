import { type EventValues, event } from "~/club/kinds/event";
import { registration } from "~/club/kinds/registration";
import { section } from "~/club/kinds/section";
import type { SectionValues } from "~/club/sections/stored-sections.server";
import { partner } from "~/features/partners/partner";
import { boardMember, coach } from "~/features/team/member";
import type { Database } from "~/platform/database/database.server";
import { newId } from "~/platform/random.server";
import type { Values } from "~/records/fields";
import { type AnyKind, emptyValues } from "~/records/kind";
import { insertRecord } from "~/records/rows.server";
import { changeContent } from "./change-content";
import { TEST_NOW } from "./services";

/** Adds a record as it is, whatever its rules say, in nobody’s name. */
export async function importRecord(
  database: Database,
  kind: AnyKind,
  { now, ...record }: Imported<{ values: Record<string, unknown>; key?: string }>,
): Promise<void> {
  await changeContent(database, (trx) =>
    insertRecord(trx, kind, { ...record, version: 1, userId: null, now }),
  );
}

/** Adds a section by its key, with a name and an address like it; gives its id. */
export async function addSection(
  database: Database,
  key: string,
  values: Partial<SectionValues> = {},
): Promise<string> {
  const id = newId();
  const whole = { ...emptyValues(section), name: key, address: key, ...values };
  await importRecord(database, section, { id, key, values: whole, now: TEST_NOW });
  return id;
}

/** Adds the page that tells how one joins a section; gives its id. */
export async function addRegistration(
  database: Database,
  key: string,
  values: Partial<Values<typeof registration.fields>> = {},
): Promise<string> {
  const id = newId();
  const own = { section: key, title: `S’inscrire\u00a0: ${key}`, address: key };
  const whole = { ...emptyValues(registration), ...own, ...values };
  await importRecord(database, registration, { id, key: id, values: whole, now: TEST_NOW });
  return id;
}

/** Adds the page of an event by its key, with a name and an address like it; gives its id. */
export async function addEvent(
  database: Database,
  key: string,
  values: Partial<EventValues> = {},
): Promise<string> {
  const id = newId();
  const whole = { ...emptyValues(event), name: key, address: key, ...values };
  await importRecord(database, event, { id, key, values: whole, now: TEST_NOW });
  return id;
}

type Imported<V> = V & { id: string; now: Date };

export async function addTeamMember(
  database: Database,
  table: "coaches" | "board_members",
  { id, now, ...values }: Imported<Values<typeof coach.fields>>,
): Promise<void> {
  await importRecord(database, table === "coaches" ? coach : boardMember, { id, values, now });
}

export async function addPartner(
  database: Database,
  { id, now, ...values }: Imported<Values<typeof partner.fields>>,
): Promise<void> {
  await importRecord(database, partner, { id, values, now });
}
