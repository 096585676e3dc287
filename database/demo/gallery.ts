import type { DemoGalleryImage } from "./demo.types.ts";
import { PICTURES } from "./pictures.ts";

/** First = first shown. */
export const demoGallery: DemoGalleryImage[] = [
  {
    ...PICTURES.stade,
    title: "Six couloirs au lever du soleil",
    description: "La première séance du samedi, avant l’arrivée des enfants.",
    featured: true,
  },
  {
    ...PICTURES.marche,
    title: "La dune, bâtons en main",
    description: "Sortie mensuelle de la section marche nordique, groupe doux.",
    featured: true,
  },
  {
    ...PICTURES.adapte,
    title: "Fauteuil et binôme, même piste",
    description: "Séance du samedi de la section sport adapté.",
    featured: true,
  },
  {
    ...PICTURES.run2k,
    title: "Run 2K, dernière ligne droite",
    description: "Place de l’Église, cent mètres après le virage des halles.",
    featured: true,
  },
  {
    ...PICTURES.cross,
    title: "Cross des Résiniers",
    description: "Deuxième tour du cross long, juste après le fossé.",
    featured: false,
  },
  {
    file: "sprint-depart-detail.jpg",
    alt: "La sprinteuse au dossard 112, en maillot vert, en pleine poussée",
    title: "Les dix premiers mètres",
    description: "Série du 100 m, compétition de club.",
    featured: false,
  },
  {
    file: "ecole-athle-detail.jpg",
    alt: "Une enfant rousse passe une haie basse jaune et blanche, l’entraîneuse lève les bras derrière elle",
    title: "Passer sans regarder",
    description: "École d’athlétisme : la haie du mercredi, 30 centimètres.",
    featured: false,
  },
  {
    ...PICTURES.dune,
    title: "Retour de sortie longue",
    description: "Seize kilomètres de sable dur, côté Plage sud.",
    featured: false,
  },
  {
    file: "relais-detail.jpg",
    alt: "Le témoin jaune entre les mains des deux relayeuses",
    title: "Trente centimètres de pin",
    description: "Un témoin tourné par la scierie Darriet, en pleine transmission.",
    featured: false,
  },
  {
    ...PICTURES.nocturne,
    title: "Nocturne des Résiniers",
    description: "Le 800 m, à la sortie du dernier virage.",
    featured: false,
  },
  {
    file: "sport-sante-detail.jpg",
    alt: "Une femme en fente avant, bras tendus, sur un tapis jaune posé dans l’herbe",
    title: "Fente avant, bras devant",
    description: "Groupe du mardi matin, sous les pins du stade.",
    featured: false,
  },
  {
    ...PICTURES.foret,
    title: "Entre les fougères",
    description: "Footing du jeudi, sentier des Gemmeurs.",
    featured: false,
  },
  {
    file: "saut-longueur-detail.jpg",
    alt: "La sauteuse au dossard 88 suspendue devant le soleil, bras et jambes tendus vers l’avant",
    title: "Cinq mètres et quelque",
    description: "Concours de sauts, quatrième essai.",
    featured: false,
  },
  {
    file: "run-2k-detail.jpg",
    alt: "Une femme au dossard 64 court à côté d’un enfant en maillot jaune",
    title: "À la même allure",
    description: "Run 2K : c’est le plus petit qui donne le rythme.",
    featured: false,
  },
  {
    ...PICTURES.clubHouse,
    title: "Le club-house, un soir de résultats",
    description: "Les guirlandes sont restées depuis la fête du club.",
    featured: false,
  },
  {
    file: "cross-hiver-detail.jpg",
    alt: "Deux coureurs, dossards 7 et 61, dans la boue d’un virage de cross",
    title: "Épaule contre épaule",
    description: "Premier kilomètre du cross court, avant la première bosse.",
    featured: false,
  },
  {
    file: "marche-nordique-detail.jpg",
    alt: "Un marcheur aux cheveux blancs, veste rouge, plante ses bâtons derrière lui",
    title: "Le bâton derrière, jamais devant",
    description: "Le geste juste, une heure après le départ.",
    featured: false,
  },
  {
    file: "nocturne-detail.jpg",
    alt: "Un projecteur allumé au-dessus des pins, sous un ciel étoilé",
    title: "Huit heures du soir",
    description: "Les mâts du stade, juste avant la première course.",
    featured: false,
  },
];
