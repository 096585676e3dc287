import picture from "../art/marche-nordique.svg";
import type { SectionPage } from "./section-page";

export const marcheNordique: SectionPage = {
  slug: "marche-nordique",
  lead: "Deux bâtons, de l’air marin et un groupe qui n’oublie personne. On marche toute l’année, en forêt, autour du lac et sur la dune.",
  art: {
    src: picture,
    alt: "Quatre marcheurs nordiques sur la dune, l’océan au loin",
    focusX: 42,
    focusY: 60,
  },
  facts: [
    { label: "Niveaux", value: "Du doux au sportif" },
    { label: "Bâtons", value: "Prêtés 1\u00a0mois" },
  ],
  intro: {
    title: "Quatre membres au travail",
    paragraphs: [
      "Le bâton se plante derrière vous, jamais devant\u00a0: devant, c’est une canne\u00a0; derrière, c’est un moteur. Bien tenu, il soulage les genoux, redresse le dos et fait travailler les bras autant que les jambes.",
      "On part ensemble, on s’échauffe ensemble, et l’on se sépare en deux groupes d’allure quand le chemin s’y prête. Vous choisissez à ce moment-là, et personne ne vous demandera pourquoi.",
    ],
  },
  levels: [
    { name: "Doux", text: "6 à 8\u00a0km, pauses, apprentissage du geste. On parle tout du long." },
    {
      name: "Soutenu",
      text: "9 à 12\u00a0km à bonne allure, avec des côtes courtes et du renforcement.",
    },
    {
      name: "Sportif",
      text: "12 à 16\u00a0km, sable mou compris. Pour préparer les marches chronométrées.",
    },
  ],
  sessionsNote:
    "Pas de séance les jours fériés. Pendant les vacances scolaires, mardi et samedi sont maintenus.",
  coachesTitle: "Vos coachs",
  coaches: [
    {
      name: "Josiane Lacoste",
      role: "Coach marche nordique, diplômée FFA",
      text: "Trente ans de sentiers. Elle connaît chaque racine de la forêt.",
    },
    {
      name: "Inès Bernadet",
      role: "Coach marche nordique compétition",
      text: "Pour celles et ceux qui veulent mettre un dossard.",
    },
  ],
  bring: [
    "Des chaussures de sport à semelle crantée",
    "Une bouteille d’eau",
    "Un coupe-vent, même par beau temps",
    "Une tasse, pour le café du retour",
  ],
  lent: [
    "Bâtons de 95 à 125\u00a0cm, le premier mois",
    "Lampes frontales pour les sorties de nuit",
  ],
  steps: [
    {
      title: "Venez essayer",
      text: "Deux séances offertes. Prévenez-nous par message, avec votre taille\u00a0: nous préparons les bâtons.",
    },
    {
      title: "Remplissez le dossier",
      text: "Parcours santé, photo et règlement. Par e-mail, ou au club-house le samedi.",
    },
    {
      title: "Prenez la route",
      text: "Votre licence arrive par e-mail. Vous recevez chaque mercredi le lieu de la sortie.",
    },
  ],
  registration: "/inscription/aide",
  faq: [
    {
      question: "Faut-il un certificat médical\u00a0?",
      answer:
        "Pas d’office. Vous suivez en ligne le parcours santé de la fédération\u00a0; c’est lui qui vous dit si un avis médical est utile. En sport santé sur prescription, l’ordonnance de votre médecin en tient lieu.",
    },
    {
      question: "Je n’ai jamais tenu de bâtons, est-ce un problème\u00a0?",
      answer:
        "Pas du tout. La première demi-heure est consacrée au geste. Au bout de deux séances, vous suivez le groupe doux sans y penser.",
    },
    {
      question: "Quel équipement prévoir\u00a0?",
      answer:
        "Des chaussures de sport à semelle crantée, une bouteille d’eau, un coupe-vent. Les bâtons sont prêtés un mois\u00a0: essayez plusieurs longueurs avant d’acheter.",
    },
    {
      question: "Puis-je venir avec mon chien\u00a0?",
      answer:
        "Oui, tenu en laisse ventrale, aux séances du mardi et du samedi. Pas sur la dune, en zone protégée.",
    },
    {
      question: "Que se passe-t-il quand il pleut\u00a0?",
      answer:
        "On marche. La séance n’est annulée qu’en cas de vigilance orange, de fermeture de la forêt ou de chaleur au-dessus de 32\u00a0°C\u00a0: vous êtes prévenus par SMS, au plus tard deux heures avant.",
    },
  ],
  eventsTitle: "Prochaine sortie",
};
