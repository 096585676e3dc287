import type { FieldErrors } from "~/lib/field-errors";
import { list } from "~/records/composed-fields";
import { mail, phone } from "~/records/contact-fields";
import { line, oneOf, people, type Values, yesNo } from "~/records/fields";
import { sheetKind } from "~/records/kind";
import { CALLS_PATH } from "../club-paths";
import { sectionKey } from "./section-key";

const MOST_CALLS = 30;

/** Where the site itself needs somebody. The words of a use are stored, never renamed. */
const USES = [
  { value: "", label: "Rien de plus" },
  { value: "president", label: "Préside le club (directeur de la publication)" },
  { value: "registration", label: "Reçoit les inscriptions et les formulaires" },
  { value: "shop", label: "Répond de la boutique" },
  { value: "image", label: "Retire une photo (droit à l’image)" },
  { value: "data", label: "Répond des données personnelles" },
  { value: "integrity", label: "Écoute les inquiétudes (intégrité)" },
] as const;

const callFields = {
  subject: line("Pour quoi", {
    subject: "Ce texte",
    limit: 80,
    required: "Écrivez pour quoi on appelle\u00a0: «\u00a0Licences, inscriptions\u00a0».",
  }),
  person: people("Personne", {
    among: [
      { subject: "board-member", table: "board_members" },
      { subject: "coach", table: "coaches" },
    ],
    most: 1,
    lost: "Cette personne n’est plus dans la liste\u00a0: choisissez quelqu’un d’autre.",
    none: "Personne",
  }),
  role: line("Sa fonction", {
    subject: "La fonction",
    limit: 80,
    hint: "Laissez vide pour son rôle au bureau\u00a0: il suit quand une autre personne le reprend.",
    none: "Son rôle au bureau",
  }),
  email: mail("Adresse e-mail", {
    hint: "Laissez vide pour celle du club.",
    none: "Celle du club",
  }),
  phone: phone("Téléphone", {
    hint: "Laissez vide pour le téléphone du club et ses heures.",
    none: "Celui du club",
  }),
  hours: line("Quand appeler", {
    subject: "Ce texte",
    limit: 80,
    hint: "«\u00a0en semaine, après 18h00\u00a0»",
  }),
  section: sectionKey({
    none: "Aucune",
    hint: "Les pages de cette section donnent alors ce contact.",
  }),
  use: oneOf("Pour le site, cette personne", {
    choices: USES,
    wrong: "Choisissez un rôle de la liste.",
  }),
  isOnContacts: yesNo("Sur la page Contact", {
    hint: "L’organigramme montre tous les contacts.",
  }),
};

/** Somebody who is called for what: pages, papers and mails take people and numbers from here. */
export const calls = sheetKind({
  subject: "calls",
  localCopy: "appels",
  table: "club_records",
  path: CALLS_PATH,
  permission: "club",
  icon: "phone",
  isSheet: true,
  french: {
    name: "Qui appeler",
    the: "la fiche",
    gone: "Cette liste n’est plus là. Actualisez la page.",
  },
  groups: [{ title: "Contacts", fields: ["calls"] }],
  fields: {
    calls: list("Contacts", {
      noun: "contact",
      most: MOST_CALLS,
      moved: "contacts dans un autre ordre",
      reworded: "contacts modifiés",
      tooMany: `${MOST_CALLS} contacts au plus.`,
      wrongId:
        "Ce contact n’a pas pu être enregistré\u00a0: supprimez-le, puis ajoutez-le de nouveau.",
      add: "Ajouter un contact",
      remove: "Supprimer ce contact",
      titleOf: ({ subject }) => String(subject),
      people: "person",
      fields: callFields,
    }),
  },
  check({ calls: all }): FieldErrors {
    const errors: FieldErrors = {};
    const taken = new Map<string, string>();
    for (const { id, use, subject } of all) {
      const other = use === "" ? undefined : taken.get(use);
      if (other !== undefined) {
        errors[`calls.${id}.use`] = [
          `«\u00a0${other}\u00a0» a déjà ce rôle\u00a0: changez-le d’abord.`,
        ];
      } else taken.set(use, subject);
    }
    return errors;
  },
});

export type CallsValues = Values<typeof calls.fields>;
