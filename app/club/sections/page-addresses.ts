import type { FieldErrors } from "~/lib/field-errors";
import { slug } from "~/lib/slug";
import { MOST_FORMER } from "../kinds/presentation";

/** A thing with the addresses that lead to it, and those that did: links of then still lead there. */
export type AddressHolder = { name: string; addresses: readonly string[] };

type Addressed = { address: string; formerAddresses: readonly string[] };

type AddressAsked = {
  /** As it was typed; empty to make one of the words. */
  typed: string;
  words: string;
  /** The address where the words have no letter. */
  otherwise: string;
  /** Until now; null for what visitors have never seen. */
  before: Addressed | null;
};

/** An address has no more than a key: the first address of a section is its key. */
const ADDRESS_LIMIT = 40;

/**
 * The address of a page, written as one is: the one that was typed, else one from its words, with a number
 * where that is taken. With it the addresses that it had, and an error where another page holds it.
 */
export function settleAddress(
  { typed, words, otherwise, before }: AddressAsked,
  holders: readonly AddressHolder[],
): { address: string; formerAddresses: string[]; errors: FieldErrors } {
  const address = cutSlug(typed) || freeAddress(cutSlug(words) || otherwise, holders);
  const former = before ? [...before.formerAddresses, before.address] : [];
  return {
    address,
    formerAddresses: [...new Set(former)].filter((one) => one !== address).slice(-MOST_FORMER),
    errors: addressErrors(address, holders),
  };
}

function cutSlug(text: string): string {
  return slug(text).slice(0, ADDRESS_LIMIT).replace(/-+$/, "");
}

function holderOf(address: string, holders: readonly AddressHolder[]): AddressHolder | undefined {
  return holders.find(({ addresses }) => addresses.includes(address));
}

function freeAddress(wished: string, holders: readonly AddressHolder[]): string {
  if (!holderOf(wished, holders)) return wished;
  const numbered = (count: number) => `${wished.slice(0, ADDRESS_LIMIT - 3)}-${count}`;
  let count = 2;
  while (holderOf(numbered(count), holders)) count += 1;
  return numbered(count);
}

function addressErrors(address: string, holders: readonly AddressHolder[]): FieldErrors {
  const holder = holderOf(address, holders);
  if (!holder) return {};
  return {
    address: [
      `«\u00a0${address}\u00a0» mène à «\u00a0${holder.name}\u00a0», ou y menait\u00a0: écrivez-en une autre.`,
    ],
  };
}
