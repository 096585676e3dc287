import type { DatabaseTransaction } from "~/platform/database/database.server";
import { newId } from "~/platform/random.server";
import { findRecord, listPresent, publishedValues } from "~/records/rows.server";
import { rules } from "~/records/rules";
import { registration } from "../kinds/registration";
import { type AddressHolder, settleAddress } from "./page-addresses";
import type { RegistrationValues } from "./read-sections.server";
import { listStoredSections } from "./stored-sections.server";

/** Addresses below `/inscription/` that the site needs itself. */
const OWN_ADDRESSES: readonly AddressHolder[] = [
  { name: "Aide à l’inscription", addresses: ["aide"] },
  { name: "Formulaires à imprimer", addresses: ["formulaires"] },
];

/** The pages that visitors see, or would see with their section, but for one. */
async function listOthers(trx: DatabaseTransaction, id: string): Promise<RegistrationValues[]> {
  const present = await listPresent(trx, registration);
  return present.filter((one) => one.id !== id).flatMap((one) => publishedValues(one) ?? []);
}

/** A page of registration keeps its old addresses, and has one of its own. */
export const registrationRules = rules(registration, {
  async settle(trx, { id, before, values }) {
    const holders = (await listOthers(trx, id)).map(({ title, address, formerAddresses }) => ({
      name: title,
      addresses: [address, ...formerAddresses],
    }));
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
  async refuseRestoring(trx, { id, values: { address } }) {
    const taken = (await listOthers(trx, id)).find((other) => other.address === address);
    return taken
      ? `«\u00a0${taken.title}\u00a0» a pris son adresse\u00a0: changez d’abord celle-là.`
      : null;
  },
  async trashedMessage(trx, { id, title }) {
    const record = await findRecord(trx, registration, id);
    const section = (await listStoredSections(trx)).find(
      ({ key, values }) => key === record?.values.section && values.opens === "registration",
    );
    const leads = section
      ? ` Le lien de «\u00a0${section.values.name}\u00a0» mène de nouveau à la page de la section.`
      : "";
    return `«\u00a0${title}\u00a0» est dans la corbeille.${leads}`;
  },
});
