import type { FieldErrors } from "~/lib/field-errors";
import { slug } from "~/lib/slug";
import { findRecord, publishedValues } from "~/records/rows.server";
import { type Rules, rules } from "~/records/rules";
import { amendRecord } from "~/records/save-record.server";
import { MOST_FORMER, section } from "../kinds/section";
import { ANY_SECTION } from "../trial-paths";
import { ownRegistrationPath } from "./registration-paths";
import { CLUB_LIFE } from "./sections";
import {
  freeLane,
  listStoredSections,
  type SectionValues,
  type StoredSection,
} from "./stored-sections.server";

/** A link may lead to a page of registration where there is one. */
function linkErrors({ opens }: SectionValues, key: string): FieldErrors {
  if (opens === "page" || ownRegistrationPath(key) !== null) return {};
  return {
    opens: ["Cette section n’a pas de page d’inscription à elle\u00a0: choisissez sa page."],
  };
}

/** An address has no more than a key: the first address of a section is its key. */
const ADDRESS_LIMIT = 40;

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
    const address = addressFor(values, others);
    const former = before ? [...before.formerAddresses, before.address] : [];
    return {
      values: {
        ...values,
        address,
        formerAddresses: [...new Set(former)].filter((one) => one !== address).slice(-MOST_FORMER),
        lane: laneFor(values, before, others),
      },
      errors: {
        ...addressErrors(address, others),
        ...linkErrors(values, before ? (all.find((one) => one.id === id)?.key ?? "") : address),
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
    if (!holder) return;
    const { lane } = before;
    const draft = await findRecord(trx, section, holder.id);
    // Another lane that is being chosen for it stays chosen.
    const isLaneChosen = draft?.values.lane !== values.lane;
    const answer = await amendRecord(trx, sectionRules, {
      id: holder.id,
      name: null,
      userId,
      now,
      live: { lane },
      workingCopy: isLaneChosen ? {} : { lane },
    });
    if (answer.kind !== "saved") throw new Error(`The lane was not exchanged: ${answer.kind}.`);
  },
});

const holds = ({ values }: StoredSection, lane: string) =>
  !values.isRetired && values.lane === lane;

/** The address that was typed, as one is written; else one from the name, with a number where that is taken. */
function addressFor({ address, name }: SectionValues, others: readonly StoredSection[]): string {
  const typed = cutSlug(address);
  if (typed) return typed;
  const wished = cutSlug(name) || "section";
  if (!isTaken(wished, others)) return wished;
  let count = 2;
  while (isTaken(`${wished.slice(0, ADDRESS_LIMIT - 3)}-${count}`, others)) count += 1;
  return `${wished.slice(0, ADDRESS_LIMIT - 3)}-${count}`;
}

function cutSlug(text: string): string {
  return slug(text).slice(0, ADDRESS_LIMIT).replace(/-+$/, "");
}

/** Whether another section has an address or a key, or had it: links and calendars of then still lead there. */
function isTaken(address: string, others: readonly StoredSection[]): boolean {
  if (address === CLUB_LIFE.key || address === ANY_SECTION) return true;
  return others.some(
    ({ key, values }) =>
      key === address || values.address === address || values.formerAddresses.includes(address),
  );
}

function addressErrors(address: string, others: readonly StoredSection[]): FieldErrors {
  if (!isTaken(address, others)) return {};
  const holder = others.find((other) => isTaken(address, [other]));
  const name = holder?.values.name ?? CLUB_LIFE.name;
  return {
    address: [
      `«\u00a0${address}\u00a0» mène à «\u00a0${name}\u00a0», ou y menait\u00a0: écrivez-en une autre.`,
    ],
  };
}

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
