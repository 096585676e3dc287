import { familyOrdinal } from "~/club/season-words";
import { findSection } from "~/club/sections/sections";
import type { Fee, Season, Section } from "~/club/site";
import { capitalized } from "~/lib/capitalized";
import { euros } from "~/lib/euros";
import type { FormEntry, FormSheet } from "./form";

const IDENTITY: readonly FormEntry[] = [
  { kind: "line", label: "Nom", width: "half" },
  { kind: "line", label: "Prénom", width: "half" },
  { kind: "line", label: "Né(e) le", width: "third" },
  { kind: "line", label: "à (commune, département)", width: "third" },
  { kind: "line", label: "Nationalité", width: "third" },
];

/** `Sport adapté (dès 8 ans) : 80 €`: a licence that has no name of its own takes its section's. */
function formLabel({ name, audience, amount, section }: Fee, sections: readonly Section[]): string {
  const lane = findSection(sections, section);
  const of = name === "Licence annuelle" ? (lane?.name ?? name) : name;
  const whom = audience && ` (${audience.toLocaleLowerCase("fr")})`;
  return `${of}${whom}\u00a0: ${euros(amount)}`;
}

function familyChoice(season: Season): string[] {
  const { familyAmount } = season;
  if (!familyAmount) return [];
  const member = capitalized(familyOrdinal(season));
  return [`${member} membre de la famille ou plus (${euros(familyAmount)})`];
}

/** Boxes to tick; nothing where there is nothing to choose from. */
function boxes(label: string, choices: readonly string[]): FormEntry[] {
  return choices.length > 0 ? [{ kind: "boxes", label, choices }] : [];
}

/** The sheet that every member fills in. */
export const registrationForm = (season: Season, sections: readonly Section[]): FormSheet => ({
  slug: "fiche-inscription",
  title: "Fiche d’inscription",
  parts: [
    {
      title: "Vous",
      entries: [
        ...IDENTITY,
        { kind: "line", label: "Adresse" },
        { kind: "line", label: "Téléphone", width: "half" },
        { kind: "line", label: "Adresse e-mail (la licence y arrive)", width: "half" },
        { kind: "line", label: "Personne à prévenir", width: "half" },
        { kind: "line", label: "Son téléphone", width: "half" },
        {
          kind: "boxes",
          label: "Licence l’an dernier",
          choices: ["Non", "Ici", "Dans un autre club\u00a0: ………………………"],
        },
      ],
    },
    {
      title: "Votre licence",
      entries: [
        ...boxes(
          "Section et tarif de la saison",
          season.fees.map((fee) => formLabel(fee, sections)),
        ),
        {
          kind: "boxes",
          label: "Déductions",
          choices: [
            ...familyChoice(season),
            "Pass’Sport, code\u00a0: …………………………",
            "Aide de la commune",
          ],
        },
        {
          kind: "boxes",
          label: "Règlement",
          choices: ["En une fois", "En trois fois", "En quatre fois"],
        },
        ...boxes("Par", season.paymentMeans),
      ],
    },
    {
      title: "Vos accords",
      entries: [
        {
          kind: "boxes",
          label: "Photos et vidéos prises pendant les activités du club",
          choices: [
            "J’accepte qu’elles paraissent sur le site et les réseaux du club",
            "Je refuse",
          ],
        },
        {
          kind: "boxes",
          label: "Nouvelles du club par e-mail",
          choices: ["Oui", "Non, seulement les messages de ma section"],
        },
        {
          kind: "text",
          text: "Je reconnais avoir reçu l’information sur les garanties d’assurance de la licence et sur l’intérêt d’une assurance de personnes complémentaire.",
        },
      ],
    },
  ],
  signatures: ["Date et signature de l’adhérent, ou d’un parent pour un mineur"],
});
