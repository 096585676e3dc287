import { dayOf } from "~/lib/dates-in-text";
import type { FieldErrors } from "~/lib/field-errors";
import { lowerFirst } from "~/lib/lower-first";
import { readTypedNumber, typedNumber } from "~/lib/typed-number";
import { list } from "~/records/composed-fields";
import { day, line, lines, type NameOfKey, number, type Values, yesNo } from "~/records/fields";
import { listedKind } from "~/records/kind";
import { RETIRED_SECTION, SECTION, sectionKey } from "./section-key";

const MOST_FEES = 60;
const DEAREST = 9_999;
const MOST_BREAKS = 12;

const AMOUNT_WRONG = "Écrivez un montant en euros, de 0 à 9\u00a0999\u00a0: 145 ou 145,50.";

const euros = (label: string, options: { required?: string; hint?: string; none?: string } = {}) =>
  number(label, { unit: "€", most: DEAREST, wrong: AMOUNT_WRONG, ...options });

/** The price first: it is what changes most. */
const feeFields = {
  amount: euros("Prix de la saison", { required: "Écrivez le prix, 0 s’il est gratuit." }),
  reduced: euros("Prix réduit", {
    hint: "Facultatif. À partir de la date du tarif réduit\u00a0; vide si le prix ne change pas.",
    none: "Pas de prix réduit",
  }),
  section: sectionKey(),
  name: line("Nom", {
    subject: "Le nom",
    limit: 80,
    required: "Donnez un nom au tarif\u00a0: «\u00a0Licence annuelle\u00a0».",
  }),
  audience: line("Pour qui", {
    subject: "Ce texte",
    limit: 80,
    hint: "Facultatif\u00a0: «\u00a018\u00a0ans et plus\u00a0».",
  }),
  isPartial: yesNo("Pour une partie de l’année seulement", {
    hint: "Un programme de quelques semaines, par exemple\u00a0: ce n’est pas le prix d’une licence.",
  }),
  period: line("Durée", {
    subject: "La durée",
    limit: 80,
    hint: "Sous le prix\u00a0: «\u00a0de septembre à août\u00a0».",
  }),
  includes: lines("Ce qu’il comprend", {
    subject: "Une ligne",
    most: 8,
    changed: { noun: "contenu" },
  }),
};

type FeeValues = Values<typeof feeFields>;

/** `Marche nordique, licence annuelle` */
function feeTitle(item: Record<string, unknown>, nameOf: NameOfKey): string {
  const { section, name } = item as FeeValues;
  const of = section === null ? "" : (nameOf(SECTION, section) ?? RETIRED_SECTION);
  const words = name.trim();
  return of && words ? `${of}, ${lowerFirst(words)}` : of || words;
}

/** `145 €`; empty while no amount is typed. */
function feeDetail(item: Record<string, unknown>): string {
  const { amount } = item as { amount: number | string | null };
  const value = typeof amount === "string" ? readTypedNumber(amount) : amount;
  return value === null || Number.isNaN(value) ? "" : `${typedNumber(value)}\u00a0€`;
}

const breakFields = {
  words: line("Pourquoi", {
    subject: "Ce texte",
    limit: 80,
    required:
      "Dites pourquoi\u00a0: «\u00a0Vacances de Noël\u00a0», «\u00a0Lundi de Pâques\u00a0».",
  }),
  from: day("Premier jour sans séance", { isRequired: true }),
  until: day("Dernier jour sans séance", { hint: "Vide pour un seul jour." }),
};

type BreakValues = Values<typeof breakFields>;

function breakTitle(item: Record<string, unknown>): string {
  return (item as BreakValues).words.trim();
}

/** `du 21 décembre 2026 au 3 janvier 2027`; empty while no day is chosen. */
function breakDetail(item: Record<string, unknown>): string {
  const { from, until } = item as BreakValues;
  if (from === null) return "";
  return until === null ? `le ${dayOf(from)}` : `du ${dayOf(from)} au ${dayOf(until)}`;
}

const note = (label: string) => line(label, { subject: "Cette phrase", limit: 200 });

/** The days of a season that follow each other, by field. */
const DAYS_IN_ORDER = [
  "renewalOpens",
  "registrationOpens",
  "placesKeptUntil",
  "reducedFrom",
  "registrationCloses",
] as const;

/** A sporting year: its fees, its dates, and what every licence comes with. */
export const season = listedKind({
  subject: "season",
  localCopy: "saison",
  table: "club_records",
  path: "/admin/saisons",
  createPath: "/admin/saisons",
  editsAt: "/admin/saisons",
  permission: "club",
  title: "label",
  icon: "euro",
  french: {
    name: "Tarifs et saison",
    tab: "Saisons",
    one: "Saison",
    the: "la saison",
    remove: "Supprimer toute la saison",
    gone: "Cette saison n’est plus dans la liste. Actualisez-la.",
  },
  list: {
    all: "Toutes",
    caption: "Saisons, par nom",
    titleColumn: "Saison",
    saved: "est enregistrée",
    searchLabel: "Rechercher dans les saisons",
    searchPlaceholder: "Rechercher une saison…",
    nothingYet: {
      icon: "euro",
      title: "Aucune saison pour l’instant",
      text: "Ajoutez-en une\u00a0: ses tarifs et ses dates paraissent aussitôt.",
    },
    create: "Ajouter une saison",
    edit: "Tarifs et saison",
    searched: ["label"],
    foundBy: ["label"],
  },
  groups: [
    { title: "Tarifs", fields: ["fees"] },
    {
      title: "Dates",
      isClosed: true,
      fields: [
        "label",
        "firstDay",
        "lastDay",
        "renewalOpens",
        "renewalNote",
        "registrationOpens",
        "registrationNote",
        "placesKeptUntil",
        "placesNote",
        "reducedFrom",
        "reducedNote",
        "registrationCloses",
        "closingNote",
      ],
    },
    { title: "Jours sans séance", isClosed: true, fields: ["breaks"] },
    {
      title: "Conditions",
      isClosed: true,
      fields: [
        "trialSessions",
        "trialIncludes",
        "familyAmount",
        "familyFrom",
        "secondSection",
        "paymentMeans",
        "notes",
      ],
    },
  ],
  fields: {
    fees: list("Tarifs", {
      noun: "tarif",
      moved: "tarifs déplacés",
      reworded: "tarifs modifiés",
      add: "Ajouter un tarif",
      remove: "Supprimer ce tarif",
      most: MOST_FEES,
      tooMany: `Une saison a ${MOST_FEES} tarifs au plus\u00a0: retirez-en.`,
      wrongId: "Ce tarif est mal identifié\u00a0: ajoutez-le de nouveau.",
      titleOf: feeTitle,
      detailOf: feeDetail,
      fields: feeFields,
    }),
    label: line("Nom de la saison", {
      subject: "Le nom",
      limit: 20,
      required: "Écrivez le nom de la saison\u00a0: «\u00a02026-2027\u00a0».",
    }),
    firstDay: day("Premier jour", {
      isRequired: true,
      hint: "Ce jour-là, le site passe aux horaires de cette saison.",
    }),
    lastDay: day("Dernier jour", {
      isRequired: true,
      hint: "Dernier jour couvert par une licence.",
    }),
    renewalOpens: day("Renouvellement", {
      hint: "Ce jour-là, le site passe aux tarifs et aux dates de cette saison.",
    }),
    renewalNote: note("Phrase sous le renouvellement"),
    registrationOpens: day("Ouverture à tous"),
    registrationNote: note("Phrase sous l’ouverture à tous"),
    placesKeptUntil: day("Fin des places gardées"),
    placesNote: note("Phrase sous la fin des places gardées"),
    reducedFrom: day("Tarif réduit à partir du"),
    reducedNote: note("Phrase sous le tarif réduit"),
    registrationCloses: day("Fin des inscriptions", {
      hint: "Dernier jour pour prendre une licence.",
    }),
    closingNote: note("Phrase sous la fin des inscriptions"),
    breaks: list("Jours sans séance", {
      noun: "période",
      isFeminine: true,
      moved: "jours sans séance déplacés",
      reworded: "jours sans séance modifiés",
      add: "Ajouter des jours sans séance",
      remove: "Supprimer ces jours",
      most: MOST_BREAKS,
      tooMany: `Une saison a ${MOST_BREAKS} périodes sans séance au plus\u00a0: réunissez-en.`,
      wrongId: "Cette période est mal identifiée\u00a0: ajoutez-la de nouveau.",
      titleOf: breakTitle,
      detailOf: breakDetail,
      fields: breakFields,
    }),
    trialSessions: number("Séances d’essai offertes", {
      isWhole: true,
      most: 9,
      wrong: "Écrivez un nombre de 0 à 9.",
      none: "Aucune",
    }),
    trialIncludes: lines("Ce que l’essai comprend", { subject: "Une ligne", most: 6 }),
    familyAmount: euros("Réduction famille, par personne", {
      hint: "Laissez vide s’il n’y en a pas.",
      none: "Pas de réduction",
    }),
    familyFrom: number("À partir du membre", {
      isWhole: true,
      least: 2,
      most: 9,
      wrong: "Écrivez un nombre de 2 à 9.",
      hint: "«\u00a02\u00a0» pour le deuxième membre d’une même famille.",
    }),
    secondSection: euros("Une seconde section, pour l’année", { none: "Pas de tarif" }),
    paymentMeans: lines("Moyens de paiement", { subject: "Une ligne", most: 12 }),
    notes: lines("Autres précisions", {
      subject: "Une ligne",
      most: 8,
      hint: "Une phrase par ligne, sous les tarifs.",
    }),
  },
  check(values, { others }): FieldErrors {
    const errors: FieldErrors = {};
    const { firstDay, lastDay } = values;
    if (firstDay === null) errors.firstDay = ["Choisissez le premier jour de la saison."];
    if (lastDay === null) errors.lastDay = ["Choisissez le dernier jour de la saison."];
    if (firstDay && lastDay && lastDay <= firstDay) {
      errors.lastDay = ["Le dernier jour doit venir après le premier."];
    }
    const twin = others.find((other) => firstDay !== null && other.firstDay === firstDay);
    if (twin) {
      errors.firstDay = [`La saison «\u00a0${twin.label}\u00a0» commence déjà ce jour-là.`];
    }
    let last = "";
    for (const name of DAYS_IN_ORDER) {
      const day = values[name];
      if (day === null) continue;
      if (day < last) errors[name] = ["Cette date doit venir après celles qui la précèdent."];
      else last = day;
    }
    for (const name of ["reducedFrom", "registrationCloses"] as const) {
      const day = values[name];
      if (day !== null && lastDay !== null && day > lastDay) {
        errors[name] = ["Cette date vient après le dernier jour de la saison."];
      }
    }
    for (const { id, from, until } of values.breaks) {
      if (from === null) errors[`breaks.${id}.from`] = ["Choisissez le premier jour."];
      if (from !== null && until !== null && until < from) {
        errors[`breaks.${id}.until`] = ["Cette date doit venir après la première."];
      }
    }
    for (const { id, section, amount, reduced } of values.fees) {
      if (section === null) errors[`fees.${id}.section`] = ["Choisissez la section."];
      if (amount !== null && reduced !== null && reduced >= amount) {
        errors[`fees.${id}.reduced`] = [
          "Le prix réduit doit être plus bas que le prix de la saison.",
        ];
      }
    }
    return errors;
  },
});

export type SeasonValues = Values<typeof season.fields>;
