import type { FieldErrors } from "~/lib/field-errors";
import { list } from "~/records/composed-fields";
import { focus, line, lines, oneOf, paragraphs, people, picture, yesNo } from "~/records/fields";
import { listedKind } from "~/records/kind";
import { SECTIONS_PATH } from "../club-paths";
import { CLUB_LIFE } from "../sections/sections";
import { SECTION } from "./section-key";

/** The start line of the home page has so many lanes. */
export const MOST_SECTIONS = 8;
const MOST_FACTS = 2;
const MOST_LEVELS = 6;
const MOST_COACHES = 8;
const MOST_STEPS = 5;
const MOST_QUESTIONS = 20;
/** The oldest addresses lead nowhere beyond. */
export const MOST_FORMER = 50;

const LANES = [
  { value: "1", label: "1" },
  { value: "2", label: "2" },
  { value: "3", label: "3" },
  { value: "4", label: "4" },
  { value: "5", label: "5" },
  { value: "6", label: "6" },
  { value: "7", label: "7" },
  { value: "8", label: "8" },
] as const;

/** Drawings that the site brings; their words are stored, never renamed. */
const DRAWINGS = [
  { value: "", label: "Aucun" },
  { value: "sprint-depart", label: "Départ d’un sprint" },
  { value: "saut-longueur", label: "Saut en longueur" },
  { value: "foret-sentier", label: "Course en forêt" },
  { value: "cross-hiver", label: "Cross, l’hiver" },
  { value: "marche-nordique", label: "Marche nordique" },
  { value: "sport-sante", label: "Étirements dans l’herbe" },
  { value: "sport-adapte", label: "Athlètes de sport adapté" },
] as const;

const factFields = {
  label: line("Quoi", {
    subject: "Ce texte",
    limit: 30,
    required: "Écrivez de quoi il s’agit\u00a0: «\u00a0Âge\u00a0».",
  }),
  value: line("Sa valeur", {
    subject: "Ce texte",
    limit: 40,
    required: "Écrivez la valeur\u00a0: «\u00a0Dès 6 ans\u00a0».",
  }),
};

const levelFields = {
  name: line("Groupe", {
    subject: "Le nom",
    limit: 60,
    required: "Donnez un nom au groupe\u00a0: «\u00a0Débutants\u00a0».",
  }),
  text: paragraphs("Pour qui, et ce qu’on y fait", {
    subject: "Ce texte",
    limit: 400,
    rows: 3,
  }),
};

const coachFields = {
  person: people("Personne", {
    among: [
      { subject: "coach", table: "coaches" },
      { subject: "board-member", table: "board_members" },
    ],
    most: 1,
    lost: "Cette personne n’est plus dans la liste\u00a0: choisissez quelqu’un d’autre.",
    none: "Personne",
  }),
  role: line("Ce qu’elle fait ici", {
    subject: "Ce texte",
    limit: 80,
    hint: "«\u00a0Sprint et haies, diplômée FFA\u00a0»",
  }),
  text: paragraphs("Quelques mots", {
    subject: "Ce texte",
    limit: 300,
    rows: 3,
    hint: "Facultatif\u00a0: une phrase qui donne envie de venir.",
  }),
};

const stepFields = {
  title: line("Étape", {
    subject: "Ce titre",
    limit: 60,
    required: "Donnez un titre à l’étape\u00a0: «\u00a0Venez essayer\u00a0».",
  }),
  text: paragraphs("Ce qu’il faut faire", { subject: "Ce texte", limit: 400, rows: 3 }),
};

const questionFields = {
  question: line("Question", {
    subject: "La question",
    limit: 120,
    required: "Écrivez la question.",
  }),
  answer: paragraphs("Réponse", {
    subject: "La réponse",
    limit: 1000,
    required: "Écrivez la réponse, ou supprimez la question.",
  }),
};

/** A section of the club: its lane, its name, and its page. It is never thrown away, but retired. */
export const section = listedKind({
  subject: SECTION,
  localCopy: "section",
  table: "club_records",
  path: SECTIONS_PATH,
  createPath: `${SECTIONS_PATH}/nouvelle`,
  editsAt: SECTIONS_PATH,
  permission: "club",
  isDrafted: true,
  settled: ["address", "formerAddresses", "lane"],
  title: "name",
  icon: "flag",
  french: {
    name: "Sections",
    one: "Section",
    the: "la section",
    asFileUser: "la fiche de la section",
    remove: "Mettre le brouillon à la corbeille",
    unnamed: "Section sans nom",
    gone: "Cette section n’est plus dans la liste. Actualisez-la.",
  },
  list: {
    all: "Toutes",
    caption: "Sections, par couloir",
    titleColumn: "Nom",
    saved: "est enregistrée",
    searchLabel: "Rechercher dans les sections",
    searchPlaceholder: "Rechercher une section…",
    nothingYet: {
      icon: "flag",
      title: "Aucune section pour l’instant",
      text: "Ajoutez la première\u00a0: dès que vous la publiez, elle est sur l’accueil et dans les menus.",
    },
    create: "Ajouter une section",
    edit: "Modifier la section",
    searched: ["name", "audience"],
    foundBy: ["name", "audience"],
  },
  groups: [
    { title: "L’essentiel", fields: ["name", "audience", "summary", "lane"] },
    {
      title: "Présentation",
      isClosed: true,
      fields: ["lead", "facts", "introTitle", "intro"],
    },
    { title: "Image", isClosed: true, fields: ["photo", "focus", "drawing", "alt"] },
    { title: "Groupes et séances", isClosed: true, fields: ["levels", "sessionsNote"] },
    { title: "Encadrement", isClosed: true, fields: ["coachesTitle", "coaches"] },
    { title: "À apporter, prêté", isClosed: true, fields: ["bring", "lent"] },
    { title: "Étapes pour s’inscrire", isClosed: true, fields: ["steps"] },
    { title: "Questions", isClosed: true, fields: ["questions", "eventsTitle"] },
    {
      title: "Adresse, Google et partages",
      isClosed: true,
      fields: ["address", "opens", "searchTitle", "searchDescription", "searchKeywords"],
    },
    { title: "Retirer la section", isClosed: true, fields: ["isRetired"] },
  ],
  fields: {
    name: line("Nom", {
      isFact: "name",
      subject: "Le nom",
      limit: 40,
      required: "Donnez un nom à la section\u00a0: «\u00a0Marche nordique\u00a0».",
    }),
    audience: line("Pour qui", {
      subject: "Ce texte",
      limit: 40,
      hint: "Sur l’accueil, sous le nom\u00a0: «\u00a0Dès 6 ans\u00a0».",
      none: "Non précisé",
    }),
    summary: line("Ligne du menu", {
      subject: "Cette ligne",
      limit: 60,
      hint: "Dans le menu, sous le nom\u00a0: «\u00a0De l’école d’athlé à la compétition\u00a0».",
      none: "Aucune",
    }),
    lane: oneOf("Couloir", {
      choices: LANES,
      wrong: "Choisissez un couloir de 1 à 8.",
      isRow: true,
      hint: "Son ordre et sa couleur. Si une autre section a déjà ce couloir, les deux échangent leurs places\u00a0; une nouvelle section prend le premier libre.",
    }),
    isRetired: yesNo("Section retirée du site", {
      hint: "Sa page, ses horaires, ses tarifs et son agenda ne paraissent plus\u00a0; ses actualités restent. Rien n’est effacé\u00a0: le même bouton fait tout revenir.",
    }),
    lead: paragraphs("Sous le titre", {
      subject: "Ce texte",
      limit: 300,
      rows: 4,
      hint: "Deux phrases\u00a0: ce qu’on y fait, et pour qui.",
      none: "Rien",
    }),
    facts: list("En bref", {
      noun: "fait",
      most: MOST_FACTS,
      moved: "faits dans un autre ordre",
      reworded: "faits modifiés",
      tooMany: `${MOST_FACTS} au plus\u00a0: le nombre de séances et le prix s’y ajoutent seuls.`,
      wrongId: "Cette ligne n’a pas pu être enregistrée\u00a0: supprimez-la, puis ajoutez-la.",
      add: "Ajouter une ligne en bref",
      remove: "Supprimer cette ligne",
      detailOf: ({ value }) => String(value),
      fields: factFields,
    }),
    introTitle: line("Titre de la présentation", {
      subject: "Ce titre",
      limit: 80,
      none: "Aucun",
    }),
    intro: paragraphs("Présentation", {
      subject: "La présentation",
      limit: 2000,
      rows: 8,
      hint: "Passez à la ligne pour commencer un paragraphe.",
      none: "Aucune",
    }),
    photo: picture("Votre photo", {
      folder: "gallery/sections",
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
    levels: list("Groupes", {
      noun: "groupe",
      most: MOST_LEVELS,
      moved: "groupes dans un autre ordre",
      reworded: "groupes modifiés",
      tooMany: `${MOST_LEVELS} groupes au plus.`,
      wrongId:
        "Ce groupe n’a pas pu être enregistré\u00a0: supprimez-le, puis ajoutez-le de nouveau.",
      add: "Ajouter un groupe",
      remove: "Supprimer ce groupe",
      fields: levelFields,
    }),
    sessionsNote: paragraphs("Sous les séances", {
      subject: "Ce texte",
      limit: 400,
      rows: 3,
      hint: "Vacances, jours fériés, rendez-vous… Les heures viennent des Horaires.",
      none: "Rien",
    }),
    coachesTitle: line("Titre de cette partie", {
      subject: "Ce titre",
      limit: 40,
      hint: "Vide\u00a0: «\u00a0Votre encadrement\u00a0».",
      none: "Votre encadrement",
    }),
    coaches: list("Encadrement", {
      noun: "personne",
      isFeminine: true,
      most: MOST_COACHES,
      moved: "personnes dans un autre ordre",
      reworded: "personnes modifiées",
      tooMany: `${MOST_COACHES} personnes au plus.`,
      wrongId:
        "Cette personne n’a pas pu être enregistrée\u00a0: supprimez-la, puis ajoutez-la de nouveau.",
      add: "Ajouter une personne",
      remove: "Retirer cette personne",
      titleOf: ({ role }) => String(role),
      people: "person",
      fields: coachFields,
    }),
    bring: lines("À apporter", { subject: "Une ligne", most: 12 }),
    lent: lines("Prêté par le club", { subject: "Une ligne", most: 12 }),
    steps: list("Étapes", {
      noun: "étape",
      isFeminine: true,
      most: MOST_STEPS,
      moved: "étapes dans un autre ordre",
      reworded: "étapes modifiées",
      tooMany: `${MOST_STEPS} étapes au plus.`,
      wrongId:
        "Cette étape n’a pas pu être enregistrée\u00a0: supprimez-la, puis ajoutez-la de nouveau.",
      add: "Ajouter une étape",
      remove: "Supprimer cette étape",
      fields: stepFields,
    }),
    questions: list("Questions", {
      noun: "question",
      isFeminine: true,
      most: MOST_QUESTIONS,
      moved: "questions dans un autre ordre",
      reworded: "questions modifiées",
      tooMany: `${MOST_QUESTIONS} questions au plus.`,
      wrongId:
        "Cette question n’a pas pu être enregistrée\u00a0: supprimez-la, puis ajoutez-la de nouveau.",
      add: "Ajouter une question",
      remove: "Supprimer cette question",
      fields: questionFields,
    }),
    eventsTitle: line("Titre des événements à venir", {
      subject: "Ce titre",
      limit: 40,
      hint: "Vide\u00a0: «\u00a0Prochains rendez-vous\u00a0».",
      none: "Prochains rendez-vous",
    }),
    address: line("Adresse de la page, après /sections/", {
      isAddress: true,
      subject: "L’adresse",
      limit: 40,
      hint: "Vide\u00a0: d’après le nom. L’ancienne adresse mène à la nouvelle.",
      none: "D’après le nom",
    }),
    formerAddresses: lines("Anciennes adresses", {
      isAddress: true,
      subject: "Une adresse",
      most: MOST_FORMER,
      changed: { phrase: "l’ancienne adresse mène à la nouvelle" },
    }),
    opens: oneOf("Son lien ouvre", {
      choices: [
        { value: "page", label: "Sa page" },
        { value: "registration", label: "Sa page d’inscription" },
      ],
      wrong: "Choisissez ce que le lien ouvre.",
      hint: "Sa page d’inscription\u00a0: seulement là où le site en a une.",
    }),
    searchTitle: line("Titre pour Google", {
      subject: "Le titre",
      limit: 70,
      hint: "Vide\u00a0: le nom de la section.",
      none: "Le nom",
    }),
    searchDescription: paragraphs("Description pour Google", {
      subject: "La description",
      limit: 165,
      rows: 3,
      hint: "Vide\u00a0: le texte sous le titre.",
      none: "Le texte sous le titre",
    }),
    searchKeywords: line("Mots-clés", { subject: "Les mots-clés", limit: 200, none: "Aucun" }),
  },
  check({ name, isRetired }, { intent, others }): FieldErrors {
    if (intent === "draft") return {};
    const shown = others.filter((other) => !other.isRetired);
    if (!isRetired && shown.length >= MOST_SECTIONS) {
      return {
        lane: [`Les ${MOST_SECTIONS} couloirs sont pris\u00a0: retirez d’abord une autre section.`],
      };
    }
    if (sameName(CLUB_LIFE.name, name)) {
      return {
        name: [`«\u00a0${CLUB_LIFE.name}\u00a0» est déjà là, pour ce qui concerne tout le club.`],
      };
    }
    const twin = others.find((other) => sameName(other.name, name));
    if (!twin) return {};
    return {
      name: [
        twin.isRetired
          ? `«\u00a0${twin.name}\u00a0» est une section retirée\u00a0: faites-la revenir plutôt.`
          : `Il y a déjà une section «\u00a0${twin.name}\u00a0».`,
      ],
    };
  },
});

function sameName(one: string, other: string): boolean {
  return one.localeCompare(other, "fr", { sensitivity: "base" }) === 0;
}
