import type { SectionSlug } from "./sections";

/** What search engines and shared links say of a page; titles are completed with the club's name. */
export type PageText = { title: string; description: string; keywords: string };

const everywhere = "athlétisme, running, marche nordique, club, Castelnau-les-Pins, Gironde, Médoc";

export const PAGE_TEXTS = {
  home: {
    title: "Club d’athlétisme, de running et de marche nordique",
    description:
      "Athlétisme, running, marche nordique, sport santé et sport adapté à Castelnau-les-Pins, en Gironde. De 6 à 86 ans, à votre allure.",
    keywords: `${everywhere}, sport santé, sport adapté, séance d’essai`,
  },
  news: {
    title: "Actualités et événements du club",
    description:
      "Résultats, sorties, courses et vie du club\u00a0: toutes les nouvelles de l’Athlétic Club Les Pins, à Castelnau-les-Pins.",
    keywords: `${everywhere}, actualités, résultats, événements, courses`,
  },
  calendar: {
    title: "Calendrier des événements",
    description:
      "Courses, stages, sorties et vie du club\u00a0: le calendrier de l’Athlétic Club Les Pins, mois par mois, à suivre depuis votre agenda.",
    keywords: `${everywhere}, calendrier, agenda, course à pied, stage, sortie`,
  },
  run2k: {
    title: "Run 2K, la course du village",
    description:
      "Deux kilomètres dans Castelnau-les-Pins, une boucle plate, un relais des familles\u00a0: parcours, horaires, dossards et règles de santé du Run 2K.",
    keywords: `${everywhere}, Run 2K, course du village, course enfants, relais des familles`,
  },
  detoxRelais: {
    title: "Détox relais, à trois autour du lac",
    description:
      "Une matinée dehors, à trois et sans chrono\u00a0: trois boucles de 2,5 km au bord du lac, à courir, à marcher ou à rouler. Programme et inscription.",
    keywords: `${everywhere}, Détox relais, relais à trois, lac, sport santé, sans classement`,
  },
  team: {
    title: "Organigramme\u00a0: le bureau et les entraîneurs",
    description:
      "Les visages du club\u00a0: le bureau, élu chaque année par les adhérents, et les entraîneurs diplômés des six sections.",
    keywords: `${everywhere}, organigramme, trombinoscope, entraîneurs, coachs, bureau, bénévoles`,
  },
  gallery: {
    title: "Galerie photo",
    description:
      "Piste, forêt, dune et lac\u00a0: les photos des séances, des courses et des fêtes de l’Athlétic Club Les Pins.",
    keywords: `${everywhere}, photos, galerie, images, courses, entraînements`,
  },
  stadium: {
    title: "Le stade des Résiniers\u00a0: installations, horaires, accès",
    description:
      "Piste de 400 m à six couloirs, sautoirs, club-house\u00a0: horaires d’ouverture, plan, bus, parking gratuit et accès en fauteuil.",
    keywords: `${everywhere}, stade des Résiniers, piste, plan d’accès, bus, parking, accessibilité`,
  },
  contacts: {
    title: "Contact\u00a0: nous écrire, nous appeler, venir au stade",
    description:
      "Une question, une envie d’essayer\u00a0? Adresse, téléphone, e-mail et itinéraire du club\u00a0: un bénévole vous répond sous deux jours.",
    keywords: `${everywhere}, contact, adresse, téléphone, itinéraire, séance d’essai`,
  },
  registrationRunning: {
    title: "S’inscrire en running compétition",
    description:
      "Licence compétition, tarif, documents, règles de santé et dates\u00a0: tout pour porter le maillot du club sur route, en trail et en cross.",
    keywords: `${everywhere}, inscription, licence FFA, running compétition, tarif, documents`,
  },
  registrationHealth: {
    title: "S’inscrire en sport santé",
    description:
      "Avec ou sans prescription\u00a0: premier appel, bilan, tarif, documents et prises en charge pour rejoindre le groupe sport santé.",
    keywords: `${everywhere}, inscription, sport sur ordonnance, prescription, mutuelle, APA`,
  },
  registrationHelp: {
    title: "Aide à l’inscription, pas à pas",
    description:
      "Documents, questionnaire de santé, paiement en plusieurs fois, Pass’Sport et autres aides\u00a0: l’inscription au club expliquée étape par étape.",
    keywords: `${everywhere}, aide, inscription, Pass’Sport, comité d’entreprise, questionnaire de santé, formulaires`,
  },
  shop: {
    title: "La boutique du club",
    description:
      "Maillots, vestes et accessoires aux couleurs de l’Athlétic Club Les Pins\u00a0: à commander en ligne, à retirer au club-house, sans frais d’envoi.",
    keywords: `${everywhere}, boutique, maillot, débardeur, veste, tenue du club`,
  },
  basket: {
    title: "Votre panier",
    description: "Ce que vous avez choisi dans la boutique du club, aux prix du jour.",
    keywords: `${everywhere}, boutique, panier`,
  },
  checkout: {
    title: "Votre commande",
    description: "Vos coordonnées, le jour du retrait, et la commande part au club.",
    keywords: `${everywhere}, boutique, commande`,
  },
  orderThanks: {
    title: "Merci pour votre commande",
    description: "Le numéro de votre commande, son retrait au club-house et son paiement.",
    keywords: `${everywhere}, boutique, commande, confirmation`,
  },
  saleTerms: {
    title: "Conditions générales de vente",
    description:
      "Prix, commande, retrait au club-house, paiement, rétractation, garanties et réclamations\u00a0: les règles de la boutique du club.",
    keywords: `${everywhere}, boutique, conditions générales de vente, garanties, rétractation`,
  },
  withdrawal: {
    title: "Renoncer au contrat\u00a0: le droit de rétractation",
    description:
      "Quatorze jours pour changer d’avis sur une commande de la boutique\u00a0: renoncez ici, en deux étapes, avec un accusé de réception par e-mail.",
    keywords: `${everywhere}, boutique, rétractation, renoncer au contrat, remboursement`,
  },
  legalNotice: {
    title: "Mentions légales",
    description:
      "Éditeur, directeur de la publication, hébergeur et droits d’auteur du site de l’Athlétic Club Les Pins.",
    keywords: `${everywhere}, mentions légales, association, éditeur, hébergeur`,
  },
  privacy: {
    title: "Politique de confidentialité",
    description:
      "Ce que le club fait de vos données\u00a0: finalités, bases légales, durées de conservation, et comment exercer vos droits. Sans traceur publicitaire.",
    keywords: `${everywhere}, données personnelles, RGPD, confidentialité, CNIL, droits`,
  },
  accessibility: {
    title: "Déclaration d’accessibilité",
    description:
      "Ce que nous avons fait pour que ce site serve à tous, ce qui reste à améliorer, et à qui signaler une difficulté.",
    keywords: `${everywhere}, accessibilité, RGAA, handicap, signaler un problème`,
  },
  notFound: {
    title: "Page introuvable",
    description: "Cette page n’existe pas ou n’existe plus.",
    keywords: everywhere,
  },
  failure: {
    title: "Faux départ",
    description: "La page n’a pas pu s’afficher. Réessayez dans un instant.",
    keywords: everywhere,
  },
  article: { title: "", description: "", keywords: everywhere },
} satisfies Record<string, PageText>;

/** The five section pages and the feeds that carry their names. */
export const SECTION_TEXTS = {
  athletisme: {
    title: "Athlétisme, de l’école d’athlé à la compétition",
    description:
      "Courir, sauter, lancer dès 6 ans au stade des Résiniers\u00a0: horaires, entraîneurs, tarifs et deux séances d’essai offertes.",
    keywords: `${everywhere}, école d’athlétisme, enfants, sprint, haies, sauts, lancers`,
  },
  "running-adulte": {
    title: "Running adulte, de la reprise au 10 km",
    description:
      "Reprendre la course ou préparer un 10 km en groupe, sans pression\u00a0: horaires, trois allures, entraîneurs et deux séances d’essai offertes.",
    keywords: `${everywhere}, course à pied, débuter, reprise, 10 km, footing`,
  },
  "marche-nordique": {
    title: "Marche nordique en forêt, au lac et sur la dune",
    description:
      "Marche nordique à Castelnau-les-Pins\u00a0: horaires, groupes d’allure, coachs, tarifs et bâtons prêtés le premier mois.",
    keywords: `${everywhere}, bâtons, marche, randonnée, forêt, dune, lac`,
  },
  "sport-sante": {
    title: "Sport santé, bouger à son rythme",
    description:
      "Séances douces et encadrées, avec ou sans prescription\u00a0: marche santé, équilibre, renforcement et programme de douze semaines.",
    keywords: `${everywhere}, sport sur ordonnance, activité physique adaptée, équilibre, seniors, prescription`,
  },
  "sport-adapte": {
    title: "Sport adapté, handicap et inclusion",
    description:
      "Fauteuil de course, course guidée, lancers assis\u00a0: l’athlétisme pour toutes et tous, matériel prêté, guides formés, accès sans marche.",
    keywords: `${everywhere}, handisport, handicap, inclusion, fauteuil de course, course guidée`,
  },
} satisfies Partial<Record<SectionSlug, PageText>>;
