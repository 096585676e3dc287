import type { HelpGroup } from "./help.types";

const ARTICLES = {
  to: "/admin/actualites",
  label: "Actualités et événements",
  permission: "articles",
} as const;

export const PUBLISH_HELP: HelpGroup = {
  id: "publier",
  title: "Publier",
  answers: [
    {
      slug: "premiers-pas",
      question: "Par où commencer\u00a0?",
      words: "débuter accueil tableau de bord espace club première fois",
      scene: "welcome",
      text: [
        "L’accueil de l’espace club montre ce qui attend\u00a0: un événement sans date, une image sans description, un brouillon oublié. Chaque ligne a son bouton.",
        "En haut, les raccourcis mènent à ce qu’on fait le plus souvent\u00a0: [Écrire une actualité], [Annoncer un événement], [Ajouter des photos], [Afficher une information importante].",
      ],
      tip: "Vous ne pouvez rien casser\u00a0: presque tout s’annule, le reste demande confirmation, et les visiteurs ne voient rien avant que vous ne l’ayez publié ou enregistré.",
      screen: { to: "/admin", label: "Accueil", permission: "dashboard" },
    },
    {
      slug: "publier-une-actualite",
      question: "Comment publier une actualité\u00a0?",
      words: "écrire rédiger article news nouvelle créer",
      scene: "write",
      text: [],
      steps: [
        "Cliquez sur [Écrire une actualité], sur l’accueil ou en haut de la liste.",
        "Donnez un titre, puis écrivez le texte. Il s’enregistre tout seul pendant que vous tapez.",
        "Dans [Image de couverture], ajoutez une photo et décrivez-la en une phrase.",
        "Cliquez sur [Publier], en haut. [Garder en brouillon], à côté, ne montre rien aux visiteurs.",
      ],
      tip: "[Aperçu] montre la page exactement comme les visiteurs la verront, sans la publier.",
      screen: {
        to: "/admin/actualites/create",
        label: "Écrire une actualité",
        permission: "articles",
      },
    },
    {
      slug: "annoncer-un-evenement",
      question: "Comment annoncer un événement\u00a0?",
      words: "agenda calendrier rendez-vous course stage sortie date heure lieu fin durée week-end",
      scene: "event",
      text: ["Un événement est une actualité qui a une date et un lieu."],
      steps: [
        "Cliquez sur [Annoncer un événement]\u00a0: l’interrupteur [C’est un événement] est déjà activé.",
        "Choisissez la date et le lieu. L’heure est facultative\u00a0; l’heure de fin et le dernier jour sont sous [Heure de fin, ou plusieurs jours]. Une soirée qui finit dans la nuit (19h00 à 01h00) reste celle d’un seul jour\u00a0: laissez le dernier jour vide.",
        "Écrivez le titre et le texte, puis cliquez sur [Publier].",
      ],
      tip: "Il apparaît alors dans les actualités, dans le calendrier et parmi les prochains rendez-vous de l’accueil. Il quitte ces rendez-vous de lui-même le lendemain de son dernier jour.",
      screen: {
        to: "/admin/actualites/create?type=evenement",
        label: "Annoncer un événement",
        permission: "articles",
      },
    },
    {
      slug: "evenement-annule-ou-reporte",
      question: "Un événement est annulé ou reporté\u00a0: que faire\u00a0?",
      words: "annulation report météo tenue maintenu",
      scene: "cancelled",
      text: ["Ne le supprimez pas\u00a0: ceux qui l’avaient noté le chercheraient."],
      steps: [
        "Annulé\u00a0: dans la liste, choisissez [Annuler l’événement] parmi les autres actions de sa ligne. C’est tout.",
        "Reporté\u00a0: ouvrez l’événement. Dans [L’événement a-t-il lieu\u00a0?], choisissez [Reporté], changez la date, puis cliquez sur [Publier les modifications].",
      ],
      tip: "L’événement reste à sa place, marqué «\u00a0Annulé\u00a0» ou «\u00a0Reporté\u00a0», sur le site comme dans les agendas de ceux qui s’y sont abonnés.",
      screen: ARTICLES,
    },
    {
      slug: "brouillon-programme-publie",
      question: "Brouillon, programmé, publié\u00a0: quelle différence\u00a0?",
      words: "statut état programmer date parution retirer dépublier modifications",
      scene: "states",
      text: [
        "[Brouillon]\u00a0: visible de l’équipe seulement. [Programmé]\u00a0: paraîtra tout seul, au jour et à l’heure que vous choisissez. [Publié]\u00a0: visible de tous, tout de suite.",
        "Ce que vous tapez dans une actualité déjà publiée est enregistré à part\u00a0: le site ne change qu’au clic sur [Publier les modifications].",
      ],
      tip: "[Retirer du site à une date] la fait disparaître d’elle-même, sans la supprimer.",
      screen: ARTICLES,
    },
    {
      slug: "ordre-de-l-accueil",
      question: "Comment choisir ce qui est en premier sur l’accueil\u00a0?",
      words: "ordre trier déplacer monter descendre haut position échanger",
      scene: "order",
      text: [
        "La liste est dans l’ordre du site\u00a0: les quatre premières actualités publiées sont celles de l’accueil. Une ligne de damier les sépare des suivantes.",
      ],
      steps: [
        "Glissez la poignée d’une ligne, ou utilisez ses flèches.",
        "Pour aller droit en haut, choisissez [Mettre en premier] dans les autres actions de la ligne, ou dans l’éditeur. [Échanger avec…] intervertit deux actualités.",
      ],
      tip: "Vous vous êtes trompé\u00a0? Le message en bas de l’écran propose [Annuler]. L’ordre ne se change pas pendant une recherche\u00a0: effacez-la d’abord.",
      screen: ARTICLES,
    },
    {
      slug: "information-importante",
      question: "Comment prévenir tout le monde d’une fermeture ou d’une urgence\u00a0?",
      words: "bandeau bannière alerte message information importante piste fermée accueil",
      scene: "notice",
      text: [
        "L’information importante est le message coloré en tête de l’accueil. Il n’y en a qu’une à la fois.",
      ],
      steps: [
        "Ouvrez [Information importante]. Écrivez un titre et deux ou trois phrases.",
        "Choisissez le type\u00a0: [Information] (bleu), [Attention] (rouge) ou [Bonne nouvelle] (vert). L’aperçu la montre telle qu’elle paraîtra.",
        "Dans [La retirer automatiquement], donnez si possible un jour de fin, puis cliquez sur [Afficher sur l’accueil].",
      ],
      tip: "[Retirer de l’accueil] l’enlève aussitôt\u00a0; [Annuler], dans le message qui suit, la remet.",
      screen: {
        to: "/admin/information-importante",
        label: "Information importante",
        permission: "banner",
      },
    },
    {
      slug: "ce-que-voient-les-visiteurs",
      question: "Que voient les visiteurs, et quand\u00a0?",
      words: "public site délai mise à jour invisible cache aperçu corbeille",
      scene: "visitors",
      text: [
        "Ils voient ce qui est publié, dès que vous l’avez publié\u00a0: il n’y a pas d’attente. Ils ne voient ni les brouillons, ni ce qui est programmé, ni la corbeille, ni les photos qui s’y trouvent, même s’ils en ont gardé l’adresse.",
        "[Voir le site], dans le menu, ouvre le site dans un nouvel onglet\u00a0: ce que vous êtes en train d’écrire reste ouvert.",
      ],
      tip: "Un visiteur qui avait déjà la page ouverte doit l’actualiser pour voir le changement. Une photo qu’il avait déjà vue peut rester dans son navigateur.",
    },
  ],
};
