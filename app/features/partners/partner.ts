import { line, oneOf, picture, siteLink } from "~/records/fields";
import { listedKind } from "~/records/kind";

export const partner = listedKind({
  subject: "partner",
  localCopy: "partenaire",
  table: "partners",
  path: "/admin/partners",
  permission: "partners",
  title: "name",
  icon: "heart",
  french: {
    name: "Partenaires",
    one: "Partenaire",
    the: "le partenaire",
    remove: "Supprimer le partenaire",
    gone: "Ce partenaire n’est plus dans la liste. Actualisez-la.",
  },
  list: {
    all: "Tous",
    caption: "Partenaires, par nom",
    titleColumn: "Nom",
    saved: "est enregistré",
    searchLabel: "Rechercher dans les noms et les liens",
    searchPlaceholder: "Rechercher un nom…",
    nothingYet: {
      icon: "heart",
      title: "Aucun partenaire pour l’instant",
      text: "Ajoutez le premier, avec son logo\u00a0: la page d’accueil le montrera aussitôt.",
    },
    create: "Ajouter un partenaire",
    edit: "Modifier le partenaire",
    searched: ["name", "link"],
    foundBy: ["name"],
  },
  fields: {
    name: line("Nom", { subject: "Le nom", required: "Indiquez le nom du partenaire." }),
    link: siteLink("Lien vers son site", {
      hint: "Facultatif. Commence par https://",
      shortLabel: "Lien",
      none: "Sans lien",
    }),
    logo: picture("Logo", {
      folder: "partners",
      file: "logo",
      look: "logo",
      hint: "Le fichier est gardé tel que le partenaire l’a donné\u00a0; un fond transparent convient bien.",
      none: "Sans logo",
      ground: "ground",
      lost: "Ce logo n’est plus sur le site\u00a0: choisissez-le de nouveau.",
    }),
    ground: oneOf("Fond", {
      choices: [
        {
          value: "light",
          label: "Clair",
        },
        {
          value: "dark",
          label: "Foncé",
        },
      ],
      wrong: "Choisissez un fond clair ou foncé.",
      hint: "Derrière le logo, sur le site. Un logo blanc se voit sur un fond foncé.",
      isRow: true,
    }),
  },
});
