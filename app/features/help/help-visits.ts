import type { HelpGroup } from "./help.types";

const VISITS = {
  to: "/admin/analytics",
  label: "Fréquentation",
  permission: "analytics",
} as const;

export const VISITS_HELP: HelpGroup = {
  id: "frequentation",
  title: "La fréquentation",
  answers: [
    {
      slug: "combien-de-visites",
      question: "Combien de personnes visitent le site\u00a0?",
      words:
        "visites visiteurs statistiques audience pages lues sources combien comptage excel csv",
      scene: "visits",
      text: [
        "[Fréquentation] montre les visites, les pages les plus lues et d’où viennent les visiteurs, sur 7\u00a0jours, 30\u00a0jours, 90\u00a0jours ou 12\u00a0mois, à côté de la période d’avant. [Exporter pour Excel] donne les mêmes chiffres pour un tableur (Excel, LibreOffice), [CSV] pour un autre logiciel.",
        "Le site ne garde rien qui désigne une personne\u00a0: un visiteur est reconnu dans la journée, et plus le lendemain. Sur un mois, quelqu’un qui vient trois jours compte donc trois fois.",
      ],
      tip: "Vos propres visites ne comptent pas tant que vous êtes connecté à l’espace club.",
      screen: VISITS,
    },
    {
      slug: "le-site-est-il-rapide",
      question: "Comment savoir si le site est rapide pour les visiteurs\u00a0?",
      words: "vitesse lent lenteur rapide affichage mesure web vitals lcp inp cls ttfb",
      scene: "speed",
      text: [
        "En bas de [Fréquentation], sous [Vitesse chez les visiteurs]\u00a0: le temps d’affichage et de réaction chez ceux qui lisent vraiment le site, par appareil et par page. Chaque chiffre est suivi d’un mot\u00a0: rapide, à surveiller ou lent.",
      ],
      tip: "Une page lente a souvent une image de trop, ou une vidéo\u00a0: commencez par là.",
      screen: VISITS,
    },
  ],
};
