import { MAP_PROVIDER } from "~/club/online-map";
import type { Club } from "~/club/site";
import {
  addendum,
  eitherOf,
  facts,
  type LegalBlock,
  type LegalPageContent,
  type LegalSite,
  list,
  ringing,
  text,
} from "./legal-text";

const DEFENDER = {
  form: "https://formulaire.defenseurdesdroits.fr/",
  delegates: "https://www.defenseurdesdroits.fr/carte-des-delegues",
  phone: { label: "09\u00a069\u00a039\u00a000\u00a000", href: "tel:+33969390000" },
  address: "Défenseur des droits, Libre réponse 71120, 75342 Paris CEDEX 07 (sans timbre)",
} as const;

export const accessibilityStatement = ({
  club,
  association,
}: Omit<LegalSite, "calls">): LegalPageContent => ({
  title: "Accessibilité",
  lead: "Un club qui court avec tout le monde doit avoir un site que tout le monde peut lire.",
  sections: [
    {
      id: "engagement",
      title: "Notre engagement",
      blocks: [
        text(
          `${associationOf(club)} n’a pas l’obligation légale de publier cette déclaration\u00a0: elle le fait parce que le premier pas vers le club se fait souvent ici. Elle vise le niveau AA des règles internationales (WCAG 2.2), que reprend le référentiel français (RGAA 4.1).`,
        ),
      ],
    },
    {
      id: "etat",
      title: "L’état du site",
      blocks: [
        text(
          "Ce site est partiellement conforme. Les contrôles menés à chaque modification ne trouvent plus de défaut connu dans les pages elles-mêmes, mais aucun organisme extérieur ne les a encore audités, et certains contenus échappent à notre contrôle.",
        ),
        list([
          "Tout se fait au clavier, dans un ordre logique, avec un repère de position toujours visible.",
          "Toutes les pages se lisent et se parcourent sans JavaScript.",
          "Les textes contrastent d’au moins 4,5 pour 1\u00a0; aucune information ne repose sur la couleur seule.",
          "Les boutons font au moins 44\u00a0pixels, le texte grandit jusqu’à 200\u00a0% sans rien cacher.",
          "Les mouvements s’arrêtent si votre appareil le demande.",
          "Les images portent une description, les champs une étiquette, les pages un titre et des niveaux.",
        ]),
      ],
    },
    {
      id: "limites",
      title: "Ce qui peut encore gêner",
      blocks: [
        list([
          "Certaines descriptions de photos, écrites par des bénévoles, sont trop courtes. Demandez-nous ce qu’on y voit.",
          ...(club.stadium.coordinates ? [MAP_LIMIT] : []),
          "Les vidéos vers lesquelles nous pointons ne sont pas toutes sous-titrées.",
          "Les documents envoyés par d’autres (fédération, mairie, mutuelles) sont parfois des images de texte.",
        ]),
        text([
          "Besoin d’une information sous une autre forme\u00a0: gros caractères, lecture au téléphone, langage simple\u00a0? ",
          { label: "Appelez ou écrivez", to: "/contacts" },
          ", un bénévole s’en charge.",
        ]),
      ],
    },
    {
      id: "methode",
      title: "Comment nous l’avons vérifié",
      blocks: [
        facts([
          { term: "Qui", text: "Auto-évaluation par l’équipe qui réalise le site" },
          {
            term: "Pages",
            text: "Toutes les pages publiques, en grand écran (1440\u00a0pixels) et sur téléphone (390\u00a0pixels)",
          },
          {
            term: "Automatiquement",
            text: "Règles axe-core et validité du HTML, à chaque modification, avant mise en ligne",
          },
          {
            term: "À la main",
            text: "Navigation au clavier seul, zoom, lecture sans images et sans JavaScript, mouvement réduit",
          },
          { term: "Techniques", text: "HTML, CSS, SVG, WAI-ARIA, JavaScript en complément" },
        ]),
      ],
    },
    {
      id: "signaler",
      title: "Signaler une difficulté",
      blocks: [
        reporting(club),
        text([
          "Pour le stade lui-même, tout est sur la page ",
          { label: "Le stade", to: "/club/le-stade#plan" },
          ".",
        ]),
      ],
    },
    {
      id: "recours",
      title: "Si nous ne répondons pas",
      blocks: [
        text(
          "Vous nous avez signalé un défaut qui vous empêche d’accéder à un contenu et n’avez pas obtenu de réponse satisfaisante\u00a0? Vous pouvez saisir le Défenseur des droits, gratuitement.",
        ),
        list([
          ["Par ", { label: "formulaire en ligne", href: DEFENDER.form }, "."],
          ["Auprès du ", { label: "délégué de votre région", href: DEFENDER.delegates }, "."],
          ["Par téléphone\u00a0: ", DEFENDER.phone, ", et en langue des signes depuis leur site."],
          [`Par courrier\u00a0: ${DEFENDER.address}.`],
        ]),
      ],
    },
    ...addendum(association.addenda.accessibility),
  ],
});

const MAP_LIMIT = `La carte ${MAP_PROVIDER.name}, fournie par un tiers, ne se lit pas avec un lecteur d’écran. L’adresse, l’itinéraire, le bus et le stationnement sont écrits en toutes lettres à côté.`;

function associationOf({ name }: Club): string {
  return ["L’association", name].filter(Boolean).join(" ");
}

function reporting({ email, phone, phoneHours, replyTime }: Club): LegalBlock {
  const writing = email && { label: email, href: `mailto:${email}?subject=Accessibilit%C3%A9` };
  const ways = [...(writing ? [writing] : []), ...ringing(phone)];
  const hours = phone && phoneHours && `, ${phoneHours}`;
  return text([
    "Dites-nous la page, ce que vous cherchiez et ce qui a bloqué\u00a0: ",
    ...eitherOf(ways.length > 0 ? ways : [{ label: "écrivez-nous", to: "/contacts" }]),
    `${hours ?? ""}. Nous répondons${replyTime && ` ${replyTime}`} et vous donnons l’information autrement, sans attendre la correction.`,
  ]);
}
