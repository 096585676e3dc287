import type { FieldErrors } from "~/lib/field-errors";
import { line, lines, someOf } from "~/records/fields";
import { listedKind } from "~/records/kind";
import { AIDS } from "../aids";
import { REGISTRATIONS_PATH } from "../club-paths";
import { FORMS } from "../forms";
import { presentation } from "./presentation";
import { sectionKey } from "./section-key";

/** The words of these choices are stored, never renamed; their texts stand in `health-rules.ts`. */
const HEALTH_RULES = [
  { value: "minor", label: "Moins de 18 ans\u00a0: questionnaire de santé" },
  { value: "adult", label: "Adultes\u00a0: parcours santé de la fédération" },
  { value: "prescription", label: "Sport santé\u00a0: prescription" },
  { value: "race", label: "Courses sans licence\u00a0: le Pass Prévention Santé" },
] as const;

const IN_ORDER = "La page les montre dans l’ordre où vous les cochez.";

/** The page that tells how one joins a section: one for a section at most. */
export const registration = listedKind({
  subject: "registration",
  localCopy: "inscription",
  table: "club_records",
  path: REGISTRATIONS_PATH,
  createPath: `${REGISTRATIONS_PATH}/nouvelle`,
  editsAt: REGISTRATIONS_PATH,
  permission: "club",
  isDrafted: true,
  settled: ["address", "formerAddresses"],
  title: "title",
  icon: "pencil",
  french: {
    name: "Pages d’inscription",
    tab: "Inscriptions",
    one: "Page d’inscription",
    the: "la page d’inscription",
    remove: "Mettre à la corbeille",
    unnamed: "Page sans titre",
    gone: "Cette page n’est plus dans la liste. Actualisez-la.",
  },
  list: {
    all: "Toutes",
    caption: "Pages d’inscription, par titre",
    titleColumn: "Titre",
    saved: "est enregistrée",
    searchLabel: "Rechercher dans les pages d’inscription",
    searchPlaceholder: "Rechercher une page…",
    nothingYet: {
      icon: "pencil",
      title: "Aucune page d’inscription pour l’instant",
      text: "L’aide à l’inscription suffit souvent. Une section dont l’inscription demande plus (un bilan, une ordonnance) peut avoir sa page.",
    },
    create: "Ajouter une page",
    edit: "Modifier la page",
    searched: ["title", "lead"],
    foundBy: ["title"],
  },
  groups: [
    { title: "L’essentiel", fields: ["section", "title", "lead"] },
    { title: "Pour qui", isClosed: true, fields: ["facts", "introTitle", "intro", "levels"] },
    { title: "Image", isClosed: true, fields: ["photo", "focus", "drawing", "alt"] },
    {
      title: "Séances et encadrement",
      isClosed: true,
      fields: ["sessionsNote", "coachesTitle", "coaches"],
    },
    { title: "Étapes", isClosed: true, fields: ["stepsTitle", "steps"] },
    { title: "Dossier", isClosed: true, fields: ["documents", "forms", "health", "aids"] },
    { title: "Questions, rendez-vous", isClosed: true, fields: ["questions", "eventsTitle"] },
    {
      title: "Adresse, Google et partages",
      isClosed: true,
      fields: ["address", "searchTitle", "searchDescription", "searchKeywords"],
    },
  ],
  fields: {
    section: sectionKey({ hint: "La page paraît tant que la section est sur le site." }),
    title: line("Titre", {
      subject: "Le titre",
      limit: 60,
      required: "Écrivez le titre\u00a0: «\u00a0S’inscrire en sport santé\u00a0».",
    }),
    ...presentation({
      photo: "gallery/inscriptions",
      at: "/inscription/",
      titleFrom: "le titre de la page",
      addressFrom: "d’après le nom de la section",
    }),
    stepsTitle: line("Titre des étapes", {
      subject: "Ce titre",
      limit: 60,
      hint: "Vide\u00a0: «\u00a0Comment nous rejoindre\u00a0».",
      none: "Comment nous rejoindre",
    }),
    documents: lines("Documents à donner", { subject: "Une ligne", most: 12 }),
    forms: someOf("Formulaires à imprimer", {
      choices: FORMS,
      wrong: "Ce formulaire n’est plus sur le site\u00a0: rechargez la page.",
      hint: IN_ORDER,
      none: "Aucun",
    }),
    health: someOf("Règles de santé", {
      choices: HEALTH_RULES,
      wrong: "Cette règle n’est plus sur le site\u00a0: rechargez la page.",
      hint: IN_ORDER,
      none: "Aucune",
    }),
    aids: someOf("Aides", {
      choices: AIDS,
      wrong: "Cette aide n’est plus sur le site\u00a0: rechargez la page.",
      hint: IN_ORDER,
      none: "Aucune",
    }),
  },
  check({ section }, { intent, others }): FieldErrors {
    if (intent === "draft") return {};
    if (section === null) return { section: ["Choisissez la section."] };
    if (!others.some((other) => other.section === section)) return {};
    return {
      section: ["Cette section a déjà sa page d’inscription\u00a0: changez plutôt celle-là."],
    };
  },
});
