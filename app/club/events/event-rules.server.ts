import type { DatabaseTransaction } from "~/platform/database/database.server";
import { newId } from "~/platform/random.server";
import { listPresent, publishedValues } from "~/records/rows.server";
import { rules } from "~/records/rules";
import { type EventValues, event } from "../kinds/event";
import { type AddressHolder, settleAddress } from "../sections/page-addresses";
import { RESERVED_ADDRESSES } from "./reserved-addresses";

/** The pages that visitors see, but for one. */
async function listOthers(trx: DatabaseTransaction, id: string): Promise<EventValues[]> {
  const present = await listPresent(trx, event);
  return present.filter((one) => one.id !== id).flatMap((one) => publishedValues(one) ?? []);
}

/** Addresses that the site needs itself, now or later. */
const OWN_ADDRESSES: AddressHolder = { name: "une page du site", addresses: RESERVED_ADDRESSES };

/** A page of an event keeps its old addresses, and has one of its own, whether it stands in the site or alone. */
export const eventRules = rules(event, {
  async settle(trx, { id, before, values }) {
    const holders = (await listOthers(trx, id)).map(({ name, address, formerAddresses }) => ({
      name,
      addresses: [address, ...formerAddresses],
    }));
    const { errors, ...settled } = settleAddress(
      {
        typed: values.address,
        words: values.name,
        otherwise: "evenement",
        before,
      },
      [OWN_ADDRESSES, ...holders],
    );
    return { values: { ...values, ...settled }, errors };
  },
  // Menus mean it by its key, also while it is in the trash: the key is nobody else's.
  keyOf: () => newId(),
  async refuseRestoring(trx, { id, values: { address } }) {
    const taken = (await listOthers(trx, id)).find((other) => other.address === address);
    return taken
      ? `«\u00a0${taken.name}\u00a0» a pris son adresse\u00a0: changez d’abord celle-là.`
      : null;
  },
});
