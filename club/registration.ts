import { familyWords, trialCount } from "~/club/season-words";
import type { Season } from "~/club/site";
import { trialPath } from "~/club/trial-paths";
import { capitalized } from "~/lib/capitalized";
import { euros } from "~/lib/euros";
import { clubHouseOn } from "./club-house";
import { HEALTH_PASS } from "./events/health-pass";

/** One step of a procedure. */
export type Step = { title: string; text: string };

export type HealthRuleKey = "minor" | "adult" | "prescription" | "race";

export type HealthRule = {
  key: HealthRuleKey;
  /** The people it concerns. */
  who: string;
  /** The paper to give, in a few words. */
  what: string;
  detail: string;
};

/**
 * The papers that the law and the federation ask of each, for this season. Sources: code du sport, L231-2 and A231-3
 * (minors), the federation's health path (adults), its rules for races (since 2026).
 */
export const HEALTH_RULES: readonly HealthRule[] = [
  {
    key: "minor",
    who: "Vous avez moins de 18 ans",
    what: "Questionnaire de santé",
    detail:
      "L’enfant et ses parents y répondent ensemble, à la maison. Que des «\u00a0non\u00a0»\u00a0: une attestation signée suffit. Au moins un «\u00a0oui\u00a0»\u00a0: il faut un certificat médical de moins de six mois. Le club ne lit jamais les réponses.",
  },
  {
    key: "adult",
    who: "Vous êtes majeur",
    what: "Parcours santé de la fédération",
    detail:
      "Vous le suivez en ligne, depuis votre espace licencié, en dix minutes. S’il vous le conseille, ou après un arrêt, un malaise, une opération, voyez votre médecin\u00a0: son certificat est alors joint au dossier. Personne ne vous le demandera sinon.",
  },
  {
    key: "prescription",
    who: "Vous venez en sport santé",
    what: "Prescription, si vous en avez une",
    detail:
      "L’ordonnance de votre médecin dit ce qui vous convient et remplace le certificat. Sans prescription, vous suivez la règle des adultes, et le bilan d’entrée fait le reste.",
  },
  {
    key: "race",
    who: "Vous courez sans licence",
    what: HEALTH_PASS.name,
    detail: `Pour une course ou un relais ouvert à tous, un adulte sans licence de la fédération présente son ${HEALTH_PASS.name}\u00a0: ${euros(HEALTH_PASS.price)}, valable ${HEALTH_PASS.validity}. Un mineur remplit le questionnaire de santé. La licence compétition du club vous en dispense.`,
  },
];

export type AidKey = "pass-sport" | "commune" | "coupons" | "ce" | "mutuelle" | "fonds";

export type AidScheme = {
  key: AidKey;
  name: string;
  /** The people who are entitled to it. */
  who: string;
  /** The way to get it. */
  how: string;
  /** Its value, in words. */
  worth: string;
  site?: { label: string; href: string };
};

/** In the order in which they are offered; they add up. */
export const AID_SCHEMES: readonly AidScheme[] = [
  {
    key: "pass-sport",
    name: "Pass’Sport",
    who: "Jeunes de 14 à 17 ans selon les droits de la famille, jeunes en situation de handicap, étudiants boursiers.",
    how: "Donnez-nous le code reçu par message avant le 31\u00a0décembre\u00a0: nous le déduisons le jour même.",
    worth: `${euros(70)}, déduits tout de suite`,
    site: { label: "pass.sports.gouv.fr", href: "https://www.pass.sports.gouv.fr" },
  },
  {
    key: "commune",
    name: "Aide de la commune",
    who: "Moins de 18\u00a0ans, habitant Castelnau-les-Pins.",
    how: "Formulaire en mairie, avec l’attestation que nous vous remettons.",
    worth: `Jusqu’à ${euros(40)}, selon le quotient familial`,
  },
  {
    key: "coupons",
    name: "Coupons Sport et chèques-vacances",
    who: "Salariés et agents publics.",
    how: "Remettez-les avec le dossier, ils valent un règlement. Nous ne rendons pas la monnaie.",
    worth: "Leur valeur, sans limite",
  },
  {
    key: "ce",
    name: "Comité d’entreprise (CE, CSE)",
    who: "Salariés, et souvent leur famille.",
    how: "Demandez une attestation de paiement à Sylvie Noailles\u00a0: elle part sous deux jours.",
    worth: "Selon l’entreprise",
  },
  {
    key: "mutuelle",
    name: "Mutuelle",
    who: "Adhérents de la section sport santé.",
    how: "Nous fournissons l’attestation de présence et la facture. Nos séances sont labellisées Forme\u00a0& Santé, niveau or.",
    worth: "Souvent la moitié du programme",
  },
  {
    key: "fonds",
    name: "Fonds du club",
    who: "Tout licencié, sans justificatif.",
    how: "Un mot à Sylvie Noailles\u00a0: trois lignes suffisent, et seules deux personnes les lisent.",
    worth: "Tout ou partie de la licence",
  },
];

/** One step of the whole way to a licence. */
export type RegistrationStep = Step & {
  /** How long it takes. */
  time: string;
  /** Things to have at hand. */
  needs?: readonly string[];
  link?: { to: string; label: string };
};

/** The whole way, section after section, on the help page. */
export const registrationSteps = (
  season: Season,
  clubHouseHours: string,
): readonly RegistrationStep[] => [
  ...trialStep(season),
  {
    title: "Choisissez votre section",
    time: "5 minutes",
    text: "Les horaires, les groupes et les tarifs sont sur la page de chaque section. Vous hésitez entre deux\u00a0? Prenez la plus proche de vos horaires\u00a0: on change de couloir quand on veut.",
    link: { to: "/#sections", label: "Voir les couloirs" },
  },
  {
    title: "Réglez la question de la santé",
    time: "10 minutes",
    text: "Questionnaire pour les mineurs, parcours santé en ligne pour les adultes, ordonnance en sport santé si vous en avez une. Le certificat médical n’est demandé que si ces étapes le disent.",
    needs: ["votre adresse e-mail", "pour un mineur\u00a0: l’enfant, à côté de vous"],
    link: { to: "#sante", label: "Quelle règle pour moi\u00a0?" },
  },
  {
    title: "Remplissez la fiche",
    time: "10 minutes",
    text: "Une fiche par personne, plus l’autorisation parentale pour un mineur. Imprimez-les d’ici, ou demandez-les au club-house\u00a0: un bénévole les remplit avec vous.",
    needs: ["une photo d’identité", "un numéro à prévenir en cas d’urgence"],
    link: { to: "#formulaires", label: "Les formulaires" },
  },
  {
    title: "Calculez votre tarif, déduisez vos aides",
    time: "5 minutes",
    text: `${familyStart(season)}Pass’Sport, commune, comité d’entreprise\u00a0: tout se cumule. Le reste se règle en une ou plusieurs fois.`,
    link: { to: "#aides", label: "Les aides" },
  },
  {
    title: "Déposez le dossier",
    time: "Le samedi, 10 minutes",
    text: `Au ${clubHouseOn(clubHouseHours)}. Ou par e-mail, en photos lisibles. Un dossier incomplet n’est pas refusé\u00a0: nous vous disons ce qui manque.`,
  },
  {
    title: "Validez votre licence",
    time: "2 minutes",
    text: "La fédération vous écrit sous trois jours, avec un lien. Cliquez, vérifiez votre nom, c’est fait\u00a0: la licence est dans votre boîte aux lettres électronique, et vous êtes assuré.",
    needs: ["le message peut arriver dans les indésirables"],
  },
];

function trialStep(season: Season): RegistrationStep[] {
  const { trialSessions } = season;
  if (!trialSessions) return [];
  const sessions = trialSessions === 1 ? "séance" : "séances";
  const count = trialCount(season);
  return [
    {
      title: "Essayez avant de vous engager",
      time: `${capitalized(count)} ${sessions}`,
      text: `Chaque section offre ${count} ${sessions} d’essai, matériel prêté et assurance comprise. Prévenez-nous la veille\u00a0: l’encadrant saura votre prénom en arrivant.`,
      link: { to: trialPath(), label: "Réserver un essai" },
    },
  ];
}

/** `15 € de moins à partir du deuxième membre d’une famille, `; empty without such a discount. */
function familyStart(season: Season): string {
  const discount = familyWords(season, "d’une famille");
  return discount === null ? "" : `${discount}, `;
}

/** Printed at the end of every registration page. */
export const registrationQuestions = (
  season: Season,
  clubHouseHours: string,
): readonly { question: string; answer: string }[] => [
  ...incompleteAnswer(season),
  {
    question: "J’étais dans un autre club, que dois-je faire\u00a0?",
    answer:
      "Dites-le sur la fiche. La mutation est gratuite pour les moins de 16\u00a0ans et pour le running loisir\u00a0; pour une licence compétition, nous vous donnons le montant avant de la demander.",
  },
  {
    question: "Puis-je être remboursé si j’arrête\u00a0?",
    answer:
      "La part de la fédération n’est pas remboursable. Pour la part du club, un déménagement ou un certificat médical suffit\u00a0: nous rendons les mois restants.",
  },
  {
    question: "Je n’ai ni imprimante ni ordinateur.",
    answer: `Venez au ${clubHouseOn(clubHouseHours)}. Un bénévole remplit la fiche avec vous, et vous suivez le parcours santé sur la tablette du club.`,
  },
];

function incompleteAnswer({ trialSessions }: Season) {
  if (!trialSessions) return [];
  const trial =
    trialSessions === 1 ? "votre séance d’essai" : `vos ${trialSessions} séances d’essai`;
  return [
    {
      question: "Mon dossier est incomplet, puis-je quand même venir\u00a0?",
      answer: `Oui, pendant ${trial}. Ensuite il faut la licence\u00a0: c’est elle qui vous assure.`,
    },
  ];
}
