import { capitalized } from "~/lib/capitalized";
import { focus, line, oneOf, paragraphs, picture } from "~/records/fields";

/** Drawings that the site brings (`drawings.ts`); their words are stored, never renamed. */
export const DRAWINGS = [
  { value: "", label: "Aucun" },
  { value: "sprint-depart", label: "Départ d’un sprint" },
  { value: "saut-longueur", label: "Saut en longueur" },
  { value: "foret-sentier", label: "Course en forêt" },
  { value: "cross-hiver", label: "Cross, l’hiver" },
  { value: "marche-nordique", label: "Marche nordique" },
  { value: "sport-sante", label: "Étirements dans l’herbe" },
  { value: "sport-adapte", label: "Athlètes de sport adapté" },
  { value: "piste-aube", label: "Coureurs sur la piste, au lever du soleil" },
  { value: "stade-aube", label: "Le stade, au lever du soleil" },
  { value: "nocturne", label: "La piste de nuit, devant le public" },
  { value: "club-house", label: "Le club-house, à la tombée du soir" },
  { value: "course-village", label: "Course dans un village" },
  { value: "relais", label: "Passage de témoin, face aux pins" },
] as const;

/** The picture at the head of a page. `folder` is where a photo of the club’s own stands. */
export function headPicture({ folder }: { folder: string }) {
  return {
    photo: picture("Votre photo", {
      folder,
      file: "photo",
      look: "photo",
      hint: "En haut de la page, de préférence en largeur.",
      none: "Sans photo",
      lost: "Cette photo n’est plus sur le site\u00a0: choisissez-la de nouveau.",
    }),
    focus: focus("Point important de la photo", { of: "photo" }),
    drawing: oneOf("Dessin tout prêt", {
      choices: DRAWINGS,
      wrong: "Choisissez un dessin de la liste.",
      hint: "Pas de photo\u00a0? Choisissez-en un ici. Une photo passe devant.",
    }),
    alt: line("Description de l’image", {
      subject: "La description",
      limit: 200,
      hint: "De la photo, pour qui ne la voit pas\u00a0: «\u00a0Quatre marcheurs sur la dune\u00a0». Vide\u00a0: celle du dessin.",
      none: "Aucune",
    }),
  };
}

/** The text under the title of a page. */
export function leadField({ hint }: { hint: string }) {
  return paragraphs("Sous le titre", {
    subject: "Ce texte",
    limit: 300,
    rows: 4,
    hint,
    none: "Rien",
  });
}

/** A page for search engines and shared links. `titleFrom` are words for what stands in for an empty title. */
export function searchFields({ titleFrom }: { titleFrom: string }) {
  return {
    searchTitle: line("Titre pour Google", {
      subject: "Le titre",
      limit: 70,
      hint: `Vide\u00a0: ${titleFrom}.`,
      none: capitalized(titleFrom),
    }),
    searchDescription: paragraphs("Description pour Google", {
      subject: "La description",
      limit: 165,
      rows: 3,
      hint: "Vide\u00a0: le texte sous le titre.",
      none: "Le texte sous le titre",
    }),
    searchKeywords: line("Mots-clés", { subject: "Les mots-clés", limit: 200, none: "Aucun" }),
  };
}
