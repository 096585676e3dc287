import { dayOf } from "~/lib/dates-in-text";
import type { FieldErrors } from "~/lib/field-errors";
import { addDays, clockTime } from "~/lib/french-dates";
import { list } from "~/records/composed-fields";
import { day, type Item, line, number, time, type Values } from "~/records/fields";
import { sheetKind } from "~/records/kind";
import { SHOP_SHEET_PATH } from "../club-paths";
import { weekday, weekdayName } from "./weekday";

const MOST_EVENINGS = 10;
const MOST_CLOSURES = 20;
const LONGEST_CLOSURE_DAYS = 366;

export const LEAD_DAYS = { least: 1, most: 6 };
/**
 * Two weeks hold every day of the week, however long an order takes to prepare; four stay within the thirty days
 * in which a seller has to deliver (consumer code, article L216-1).
 */
export const WEEKS = { least: 2, most: 4 };

const LEAD_DAYS_WRONG = `Écrivez un nombre de jours de ${LEAD_DAYS.least} à ${LEAD_DAYS.most}.`;
const WEEKS_WRONG = `Écrivez un nombre de semaines de ${WEEKS.least} à ${WEEKS.most}.`;

const eveningFields = {
  weekday,
  from: time("De", { isRequired: true }),
  to: time("À", { isRequired: true }),
};

type EveningValues = Item<typeof eveningFields>;

const closureFields = {
  from: day("Premier jour de fermeture", { isRequired: true }),
  to: day("Dernier jour de fermeture", { hint: "Vide pour un seul jour." }),
};

type ClosureValues = Item<typeof closureFields>;

/** `Mardi de 18h30 à 19h30`; the day alone while an hour is missing. */
function eveningTitle(item: Record<string, unknown>): string {
  const { weekday: held, from, to } = item as EveningValues;
  const name = weekdayName(held);
  return from === null || to === null ? name : `${name} de ${clockTime(from)} à ${clockTime(to)}`;
}

/** `Du 21 décembre 2026 au 3 janvier 2027`; empty while no day is chosen. */
function closureTitle(item: Record<string, unknown>): string {
  const { from, to } = item as ClosureValues;
  if (from === null) return "";
  return to === null ? `Le ${dayOf(from)}` : `Du ${dayOf(from)} au ${dayOf(to)}`;
}

/** When orders of the shop are fetched, where, and how they are paid for. */
export const shop = sheetKind({
  subject: "shop",
  localCopy: "boutique",
  table: "club_records",
  path: SHOP_SHEET_PATH,
  permission: "club",
  icon: "bag",
  isSheet: true,
  french: {
    name: "Boutique, réglages",
    the: "la fiche",
    gone: "Cette fiche n’est plus là. Actualisez la page.",
  },
  groups: [
    { title: "Jours et heures de retrait", fields: ["evenings"] },
    { title: "Fermetures", fields: ["closures"] },
    { title: "Délais", fields: [["leadDays", "weeks"]] },
    { title: "Lieu et paiement", fields: ["place", "address", "payment"] },
  ],
  fields: {
    evenings: list("Jours et heures de retrait", {
      noun: "créneau",
      most: MOST_EVENINGS,
      moved: "créneaux dans un autre ordre",
      reworded: "créneaux modifiés",
      tooMany: `${MOST_EVENINGS} créneaux au plus.`,
      wrongId:
        "Ce créneau n’a pas pu être enregistré\u00a0: supprimez-le, puis ajoutez-le de nouveau.",
      add: "Ajouter un créneau",
      remove: "Supprimer ce créneau",
      titleOf: eveningTitle,
      fields: eveningFields,
    }),
    closures: list("Fermetures", {
      noun: "fermeture",
      isFeminine: true,
      most: MOST_CLOSURES,
      moved: "fermetures dans un autre ordre",
      reworded: "fermetures modifiées",
      tooMany: `${MOST_CLOSURES} fermetures au plus\u00a0: supprimez celles qui sont passées.`,
      wrongId:
        "Cette fermeture n’a pas pu être enregistrée\u00a0: supprimez-la, puis ajoutez-la de nouveau.",
      add: "Ajouter une fermeture",
      remove: "Supprimer cette fermeture",
      titleOf: closureTitle,
      fields: closureFields,
    }),
    leadDays: number("Jours pour préparer", {
      ...LEAD_DAYS,
      isWhole: true,
      required: LEAD_DAYS_WRONG,
      wrong: LEAD_DAYS_WRONG,
      hint: "Entre la commande et le premier retrait possible.",
    }),
    weeks: number("Semaines proposées", {
      ...WEEKS,
      isWhole: true,
      required: WEEKS_WRONG,
      wrong: WEEKS_WRONG,
      hint: "Jusqu’où l’acheteur choisit son jour.",
    }),
    place: line("Où retirer une commande", {
      subject: "Le lieu",
      limit: 80,
      hint: "À lire après «\u00a0au\u00a0»\u00a0: «\u00a0club-house du stade\u00a0», «\u00a0gymnase\u00a0».",
      none: "Non dit",
    }),
    address: line("Son adresse", {
      isFact: "words",
      subject: "L’adresse",
      hint: "Laissez vide pour l’adresse du stade.",
      none: "Celle du stade",
    }),
    payment: line("Comment payer au retrait", {
      subject: "Ce texte",
      hint: "À lire après «\u00a0Vous payez au retrait,\u00a0»\u00a0: «\u00a0par chèque ou en espèces\u00a0».",
      none: "Non dit",
    }),
  },
  check({ evenings, closures }): FieldErrors {
    const errors: FieldErrors = {};
    for (const [index, evening] of evenings.entries()) {
      Object.assign(errors, errorsOfEvening(evening, evenings.slice(0, index)));
    }
    for (const closure of closures) Object.assign(errors, errorsOfClosure(closure));
    return errors;
  },
});

function errorsOfEvening(
  { id, weekday: held, from, to }: EveningValues,
  before: readonly EveningValues[],
): FieldErrors {
  if (from === null) return { [`evenings.${id}.from`]: ["Écrivez l’heure du début."] };
  if (to === null) return { [`evenings.${id}.to`]: ["Écrivez l’heure de la fin."] };
  if (to <= from) {
    const message = `Le retrait doit finir après ${clockTime(from)}, le même jour.`;
    return { [`evenings.${id}.to`]: [message] };
  }
  const twin = before.find(
    (other) => other.weekday === held && (other.from ?? "") < to && from < (other.to ?? ""),
  );
  if (!twin) return {};
  const message = `Le ${weekdayName(held).toLowerCase()}, il y a déjà un retrait de ${clockTime(twin.from ?? "")} à ${clockTime(twin.to ?? "")}.`;
  return { [`evenings.${id}.from`]: [message] };
}

function errorsOfClosure({ id, from, to }: ClosureValues): FieldErrors {
  if (from === null) return { [`closures.${id}.from`]: ["Choisissez le premier jour."] };
  if (to === null) return {};
  if (to < from) return { [`closures.${id}.to`]: ["Cette date doit venir après la première."] };
  if (to <= addDays(from, LONGEST_CLOSURE_DAYS)) return {};
  const message =
    "Cette fermeture dure plus d’un an\u00a0: vérifiez les dates, ou supprimez les créneaux de retrait.";
  return { [`closures.${id}.to`]: [message] };
}

export type ShopValues = Values<typeof shop.fields>;
