import { newId } from "~/platform/random.server";
import { listPresent, publishedValues } from "~/records/rows.server";
import { rules } from "~/records/rules";
import { registration } from "../kinds/registration";
import { type AddressHolder, settleAddress } from "./page-addresses";
import { listStoredSections } from "./stored-sections.server";

/** Addresses below `/inscription/` that the site needs itself. */
const OWN_ADDRESSES: readonly AddressHolder[] = [
  { name: "Aide à l’inscription", addresses: ["aide"] },
  { name: "Formulaires à imprimer", addresses: ["formulaires"] },
];

/** A page of registration keeps its old addresses, and has one of its own. */
export const registrationRules = rules(registration, {
  async settle(trx, { id, before, values }) {
    const others = (await listPresent(trx, registration)).filter((other) => other.id !== id);
    const holders = others.flatMap((other) => {
      const published = publishedValues(other);
      if (!published) return [];
      const { title, address, formerAddresses } = published;
      return { name: title, addresses: [address, ...formerAddresses] };
    });
    const section = (await listStoredSections(trx)).find(({ key }) => key === values.section);
    const { errors, ...settled } = settleAddress(
      {
        typed: values.address,
        words: section?.values.name ?? values.title,
        otherwise: "section",
        before,
      },
      [...OWN_ADDRESSES, ...holders],
    );
    return { values: { ...values, ...settled }, errors };
  },
  // Pages and menus know it by its section: the key only says that it was published.
  keyOf: () => newId(),
});
