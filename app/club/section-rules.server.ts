import type { FieldErrors } from "~/lib/field-errors";
import { slug } from "~/lib/slug";
import { bodyHistory } from "~/records/body-history.server";
import { recordRevision } from "~/records/history.server";
import { findRecord, updateRecord } from "~/records/rows.server";
import { rules } from "~/records/rules";
import { section } from "./kinds/section";
import {
  freeLane,
  listStoredSections,
  type SectionValues,
  type StoredSection,
} from "./stored-sections.server";

/** An address has no more than a key: the first address of a section is its key. */
const ADDRESS_LIMIT = 40;

/** A section keeps its key and its old addresses, has an address and a lane of its own, and is never thrown away. */
export const sectionRules = rules(section, {
  async refuseTrashing() {
    return {
      message:
        "Une section ne se supprime pas\u00a0: ouvrez-la, puis «\u00a0Retirer la section\u00a0».",
    };
  },
  async settle(trx, { id, before, values }) {
    const others = (await listStoredSections(trx)).filter((other) => other.id !== id);
    const address = addressFor(values, before, others);
    const former = before ? [...before.formerAddresses, before.address] : [];
    return {
      values: {
        ...values,
        address,
        formerAddresses: [...new Set(former)].filter((one) => one !== address),
        lane: laneFor(values, before, others),
      },
      errors: addressErrors(address, others),
    };
  },
  keyOf: ({ address }) => address,
  /** Of two sections with one lane, the other takes the lane that this one leaves. */
  async afterSave(trx, { id, before, values, userId, now }) {
    if (before === null || values.isRetired || before.lane === values.lane) return;
    const holder = (await listStoredSections(trx)).find(
      (other) => other.id !== id && holds(other, values.lane),
    );
    const stored = holder && (await findRecord(trx, section, holder.id));
    if (!stored) return;
    const moved = { ...stored.values, lane: before.lane };
    const version = stored.version + 1;
    const record = { id: stored.id, version, values: moved, userId, now };
    await updateRecord(trx, section, record);
    await recordRevision(trx, bodyHistory(section), {
      ...record,
      ownerId: stored.id,
      act: "edit",
    });
  },
});

const holds = ({ values }: StoredSection, lane: string) =>
  !values.isRetired && values.lane === lane;

/** What was typed as an address is written; without one it comes from the name, with a number if that is taken. */
function addressFor(
  { address, name }: SectionValues,
  before: SectionValues | null,
  others: readonly StoredSection[],
): string {
  const typed = cutSlug(address);
  if (typed) return typed;
  if (before && cutSlug(before.name) === cutSlug(name)) return before.address;
  const wished = cutSlug(name) || "section";
  if (!isTaken(wished, others)) return wished;
  let count = 2;
  while (isTaken(`${wished.slice(0, ADDRESS_LIMIT - 3)}-${count}`, others)) count += 1;
  return `${wished.slice(0, ADDRESS_LIMIT - 3)}-${count}`;
}

function cutSlug(text: string): string {
  return slug(text).slice(0, ADDRESS_LIMIT).replace(/-+$/, "");
}

/** An address or a key that another section has, or had: links and calendars of then still lead there. */
function isTaken(address: string, others: readonly StoredSection[]): boolean {
  return others.some(
    ({ key, values }) =>
      key === address || values.address === address || values.formerAddresses.includes(address),
  );
}

function addressErrors(address: string, others: readonly StoredSection[]): FieldErrors {
  const holder = others.find((other) => isTaken(address, [other]));
  if (!holder) return {};
  return {
    address: [
      `«\u00a0${address}\u00a0» mène à la section «\u00a0${holder.values.name}\u00a0», ou y menait\u00a0: écrivez-en une autre.`,
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
