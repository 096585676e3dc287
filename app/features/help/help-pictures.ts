import type { HelpGroup } from "./help.types";

const GALLERY = { to: "/admin/gallery", label: "Galerie photos", permission: "gallery" } as const;

export const PICTURES_HELP: HelpGroup = {
  id: "photos",
  title: "Photos",
  answers: [
    {
      slug: "photo-trop-lourde",
      question: "Ma photo est trop lourde, ou refusée\u00a0: que faire\u00a0?",
      words: "taille poids mo ko format heic jpg png webp gif compression qualité non supporté",
      scene: "heavy",
      text: [
        "Envoyez-la telle qu’elle sort du téléphone\u00a0: elle est allégée sur votre appareil avant de partir, sans que cela se voie.",
        "Les formats acceptés sont JPG, PNG, WEBP et GIF. Une photo au format HEIC, prise par un iPhone, est à exporter en JPG. Pour les photos suivantes, choisissez sur l’iPhone Réglages, Appareil photo, Formats, Le plus compatible.",
      ],
      tip: "[Conserver en haute qualité] garde plus de détails, pour une photo à regarder en grand. Les données cachées de la photo, comme le lieu de prise de vue, ne sont jamais montrées.",
    },
    {
      slug: "droit-a-l-image",
      question: "Ai-je le droit de publier cette photo\u00a0?",
      words:
        "droit image accord consentement autorisation mineurs enfants visage reconnaissable retrait rgpd parents",
      scene: "consent",
      text: [
        "Il faut l’accord des personnes que l’on reconnaît, et celui des parents pour les mineurs. La fiche d’inscription le demande\u00a0: vérifiez-la en cas de doute.",
        "Dans la galerie, cochez [Les personnes reconnaissables ont donné leur accord]. Sans cet accord, une photo n’est pas montrée aux visiteurs.",
        "Si quelqu’un demande le retrait d’une photo, ouvrez-la, décochez l’accord et enregistrez\u00a0: elle disparaît aussitôt du site, sans être supprimée. Son adresse elle-même ne répond plus qu’à l’équipe. Seuls ceux qui l’avaient déjà vue peuvent en garder une copie dans leur navigateur.",
      ],
      tip: "De dos, de loin ou de groupe dans une course, on ne reconnaît personne\u00a0: ces photos font de très bonnes couvertures.",
      screen: GALLERY,
    },
    {
      slug: "decrire-une-image",
      question: "Que faut-il écrire pour décrire une image\u00a0?",
      words: "texte de remplacement alternatif alt accessibilité aveugle malvoyant décorative",
      scene: "alt",
      text: [
        "Une phrase qui dit ce qu’on y voit, comme au téléphone\u00a0: «\u00a0Cinq coureurs franchissent un tronc dans la forêt, sous la pluie\u00a0». Elle est lue à voix haute aux personnes qui ne voient pas l’image.",
        "Inutile d’écrire «\u00a0photo de\u00a0». Si du texte est écrit dans l’image (une affiche), recopiez l’essentiel\u00a0: la date, le lieu.",
      ],
      tip: "Cochez [Image décorative] quand l’image n’apprend rien\u00a0: un fond, un motif. Sans description ni cette case, l’actualité ne se publie pas.",
    },
    {
      slug: "remplacer-une-photo",
      question: "Comment remplacer ou recadrer une photo\u00a0?",
      words: "changer image couverture recadrage point jaune cadrer visage coupé logo portrait",
      scene: "replace",
      text: [],
      steps: [
        "Sous la photo, cliquez sur [Remplacer] (dans la galerie, [Remplacer la photo]) et choisissez la nouvelle.",
        "Décrivez-la\u00a0: l’ancienne description ne lui va plus.",
        "Pour une couverture, glissez le point jaune sur ce qui doit rester visible. Il se déplace aussi avec les flèches du clavier.",
        "Publiez ou enregistrez\u00a0: rien ne change sur le site avant.",
      ],
      tip: "Pour un portrait, le cadrage se choisit juste après la photo\u00a0: glissez le point jaune sur le visage, puis cliquez sur [Utiliser ce cadrage]. [Enregistrer] le prend tel qu’il est.",
    },
    {
      slug: "photos-de-la-galerie",
      question: "Comment ajouter des photos à la galerie\u00a0?",
      words: "album plusieurs envoyer téléverser une ordre légende à la une",
      scene: "gallery",
      text: [],
      steps: [
        "Ouvrez [Galerie photos], puis [Ajouter des photos] et [Choisir des photos]\u00a0: plusieurs à la fois, si vous voulez.",
        "Décrivez chacune pendant que les autres arrivent. Le [Titre commun] sert à celles qui n’ont pas le leur.",
        "Cochez l’accord des personnes reconnaissables, puis publiez\u00a0: elles paraissent en tête de la galerie.",
      ],
      tip: "Les cinq premières photos marquées [À la une] s’affichent en grand. Une photo dont l’envoi a échoué se renvoie avec [Réessayer].",
      screen: GALLERY,
    },
  ],
};
