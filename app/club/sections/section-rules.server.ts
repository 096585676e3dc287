import { type CommandAnswer, quoted } from "~/lib/command";
import type { FieldErrors } from "~/lib/field-errors";
import type { Database, DatabaseTransaction } from "~/platform/database/database.server";
import { transaction } from "~/platform/database/transaction.server";
import { findRecord, listPresent, publishedValues } from "~/records/rows.server";
import { type Rules, rules } from "~/records/rules";
import { amendRecord } from "~/records/save-record.server";
import { registration } from "../kinds/registration";
import { section } from "../kinds/section";
import { ANY_SECTION } from "../trial-paths";
import { type AddressHolder, settleAddress } from "./page-addresses";
import { CLUB_LIFE } from "./sections";
import {
  freeLane,
  listStoredSections,
  type SectionValues,
  type StoredSection,
} from "./stored-sections.server";

/** A link may lead to a page of registration where there is one; one that already does goes on when that is thrown away. */
async function linkErrors(
  trx: DatabaseTransaction,
  { opens }: SectionValues,
  { key, before }: { key: string; before: SectionValues | null },
): Promise<FieldErrors> {
  if (opens === "page" || before?.opens === opens) return {};
  const pages = (await listPresent(trx, registration)).map(publishedValues);
  if (pages.some((page) => page?.section === key)) return {};
  return {
    opens: ["Cette section n’a pas de page d’inscription à elle\u00a0: choisissez sa page."],
  };
}

/** Keys that no section may have, since they stand where keys of sections do. */
const OWN_ADDRESSES: readonly AddressHolder[] = [
  { name: CLUB_LIFE.name, addresses: [CLUB_LIFE.key] },
  { name: "Essayer une séance", addresses: [ANY_SECTION] },
];

function toHolder({ key, values }: StoredSection): AddressHolder {
  return { name: values.name, addresses: [key, values.address, ...values.formerAddresses] };
}

/**
 * A section keeps its key and its old addresses, has an address and a lane of its own, and is never thrown
 * away once visitors have seen it.
 */
export const sectionRules: Rules = rules(section, {
  async refuseTrashing(trx, id) {
    const record = await findRecord(trx, section, id);
    if (!record || publishedValues(record) === null) return null;
    return {
      message:
        "Une section ne se supprime pas\u00a0: ouvrez-la, puis «\u00a0Retirer la section\u00a0».",
    };
  },
  async settle(trx, { id, before, values }) {
    const all = await listStoredSections(trx);
    const others = all.filter((other) => other.id !== id);
    const { errors, ...addresses } = settleAddress(
      { typed: values.address, words: values.name, otherwise: "section", before },
      [...OWN_ADDRESSES, ...others.map(toHolder)],
    );
    const key = all.find((one) => one.id === id)?.key ?? addresses.address;
    return {
      values: {
        ...values,
        ...addresses,
        lane: laneFor(values, before, others),
      },
      errors: {
        ...errors,
        ...(await linkErrors(trx, values, { key, before })),
      },
    };
  },
  keyOf: ({ address }) => address,
  /** Of two sections with one lane, the other takes the lane that this one leaves. */
  async afterSave(trx, { id, before, values, userId, now }) {
    if (before === null || values.isRetired || before.lane === values.lane) return;
    const holder = (await listStoredSections(trx)).find(
      (other) => other.id !== id && holds(other, values.lane),
    );
    if (holder) await changeLane(trx, holder, { lane: before.lane, userId, now });
  },
  acts: {
    "move-up": (database, act) => moveSection(database, { ...act, places: -1 }),
    "move-down": (database, act) => moveSection(database, { ...act, places: 1 }),
  },
});

type ByUser = { userId: string | null; now: Date };

/** Gives a section another lane on the site; one that is being chosen in its draft stays chosen. */
async function changeLane(
  trx: DatabaseTransaction,
  { id, values }: StoredSection,
  { lane, userId, now }: ByUser & { lane: SectionValues["lane"] },
): Promise<void> {
  const record = await findRecord(trx, section, id);
  const isAnotherChosen = record?.values.lane !== values.lane;
  const answer = await amendRecord(trx, sectionRules, {
    id,
    name: null,
    userId,
    now,
    live: { lane },
    workingCopy: isAnotherChosen ? {} : { lane },
  });
  if (answer.kind !== "saved") throw new Error(`The lane was not changed: ${answer.kind}.`);
}

/** Exchanges the lanes of a section and of the one beside it in the list. */
function moveSection(
  database: Database,
  { id, places, userId, now }: ByUser & { id: string; places: 1 | -1 },
): Promise<CommandAnswer> {
  return transaction(database, async (trx) => {
    const shown = (await listStoredSections(trx)).filter(({ values }) => !values.isRetired);
    const place = shown.findIndex((one) => one.id === id);
    const [moved, other] = [shown[place], shown[place + places]];
    if (!moved || !other) return { ok: false, message: NOT_MOVED, undo: null };
    const { lane } = other.values;
    await changeLane(trx, moved, { lane, userId, now });
    const back = places === 1 ? "move-up" : "move-down";
    const message = `${quoted(moved.values.name)} a pris le couloir ${lane}.`;
    return { ok: true, message, undo: { intent: back, id } };
  });
}

const NOT_MOVED = "L’ordre a changé entre-temps\u00a0: actualisez la liste.";

const holds = ({ values }: StoredSection, lane: string) =>
  !values.isRetired && values.lane === lane;

/**
 * The lane that was chosen. One that is new on the site, or comes back, takes the first free lane where
 * another section has its own.
 */
function laneFor(
  { lane, isRetired }: SectionValues,
  before: SectionValues | null,
  others: readonly StoredSection[],
): SectionValues["lane"] {
  const isNew = before === null || before.isRetired;
  if (isRetired || !isNew || !others.some((other) => holds(other, lane))) return lane;
  return freeLane(others) ?? lane;
}
