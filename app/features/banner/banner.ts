import { type Ending, instantOf } from "~/lib/ending";
import type { FieldErrors } from "~/lib/field-errors";
import { plainText } from "~/lib/plain-text";
import { choice, ending, line, shortText, type Values } from "~/records/fields";
import { kind } from "~/records/kind";

/** The important information of the home page: there is one at a time, or none. */
export const banner = kind({
  subject: "banner",
  localCopy: "information",
  table: "important_info",
  path: "/admin/information-importante",
  permission: "banner",
  title: "title",
  icon: "warning",
  french: {
    name: "Information importante",
    the: "l’information importante",
    acts: {
      created: "a affiché l’information importante",
      trashed: "a retiré du site l’information importante",
      restored: "a remis sur le site l’information importante",
    },
    remove: "Retirer de l’accueil",
    gone: "Cette information n’existe plus. Actualisez la page.",
  },
  fields: {
    title: line("Titre", {
      subject: "Le titre",
      hint: "L’essentiel en quelques mots.",
      none: "Sans titre",
    }),
    content: shortText("Texte", {
      limit: 10_000,
      tooLong:
        "Ce texte est trop long pour l’accueil\u00a0: gardez l’essentiel, et écrivez le reste dans une actualité.",
      placeholder: "Ce que tout le monde doit savoir, en deux ou trois phrases.",
    }),
    type: choice("Type", {
      choices: [
        { value: "info", label: "Information", help: "En bleu, «\u00a0À savoir\u00a0»." },
        { value: "warning", label: "Attention", help: "En rouge, «\u00a0Important\u00a0»." },
        {
          value: "success",
          label: "Bonne nouvelle",
          help: "En vert, «\u00a0Bonne nouvelle\u00a0».",
        },
      ],
      wrong: "Choisissez un type de la liste.",
    }),
    expiry: ending("Fin", {
      column: "expires_at",
      title: "La retirer automatiquement",
      announcement: "Sera retirée automatiquement",
    }),
  },
  check({ expiry }, { now }): FieldErrors {
    if (!hasEnded(expiry, now)) return {};
    const message = "Ce moment est passé\u00a0: choisissez-en un à venir, ou effacez la date.";
    return { "expiry.day": [message] };
  },
  /** Day and clock were two fields. */
  upgrade: ({ expiryDate: day = null, expiryTime: time = null, ...kept }) => ({
    expiry: { day, time },
    ...kept,
  }),
});

export type BannerValues = Values<typeof banner.fields>;

export function hasEnded(expiry: Ending, now: Date): boolean {
  const end = instantOf(expiry);
  return end !== null && end <= now.toISOString();
}

/** Nothing that a reader would see: tags, spaces and what has no width do not count. */
function isBlank(text: string): boolean {
  return text.replace(/[\s\u00a0\u00ad\u200b-\u200f\u2060\ufeff]/g, "") === "";
}

/**
 * Whether saving this takes the banner off the home page: an empty title or an empty text
 * (specification §4); an image alone is empty (product.md, doubtful point 2).
 */
export function isEmptyBanner({ title, content }: { title: string; content: string }): boolean {
  return isBlank(title) || isBlank(plainText(content));
}
