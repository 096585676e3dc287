import type { IconName } from "~/ui/icon";

/** Everything that can be thrown away, in the order of the menu, and how people are told about it. */
export const TRASH_KINDS = [
  {
    kind: "article",
    name: "Actualité ou événement",
    icon: "newspaper",
    word: "actualites",
    tab: "Actualités",
    commands: "/admin/actualites/commandes",
    edit: "/admin/actualites/edit/:id",
  },
  {
    kind: "banner",
    name: "Information importante",
    icon: "warning",
    word: "information-importante",
    tab: "Information importante",
    commands: "/admin/fiches/banner/:id",
    edit: "/admin/information-importante",
  },
  {
    kind: "gallery-image",
    name: "Photo de la galerie",
    icon: "image",
    word: "galerie",
    tab: "Galerie",
    commands: "/admin/gallery/commandes",
    edit: "/admin/gallery/edit/:id",
  },
  {
    kind: "coach",
    name: "Entraîneur",
    icon: "people",
    word: "entraineurs",
    tab: "Entraîneurs",
    commands: "/admin/fiches/coach/:id",
    edit: "/admin/coaches/edit/:id",
  },
  {
    kind: "board-member",
    name: "Membre du bureau",
    icon: "person",
    word: "bureau",
    tab: "Bureau",
    commands: "/admin/fiches/board-member/:id",
    edit: "/admin/board-members/edit/:id",
  },
  {
    kind: "partner",
    name: "Partenaire",
    icon: "heart",
    word: "partenaires",
    tab: "Partenaires",
    commands: "/admin/fiches/partner/:id",
    edit: "/admin/partners/edit/:id",
  },
  {
    kind: "product",
    name: "Produit de la boutique",
    icon: "bag",
    word: "boutique",
    tab: "Boutique",
    commands: "/admin/boutique/produits/actions",
    edit: "/admin/boutique/produits/edit/:id",
  },
] as const satisfies readonly {
  kind: string;
  name: string;
  icon: IconName;
  word: string;
  tab: string;
  /** The route of its commands, which restores it. */
  commands: string;
  /** Where it is seen and changed. */
  edit: string;
}[];

export type TrashKind = (typeof TRASH_KINDS)[number]["kind"];
export type TrashKindWords = (typeof TRASH_KINDS)[number];

export function wordsOfKind(kind: TrashKind): TrashKindWords {
  const words = TRASH_KINDS.find((one) => one.kind === kind);
  if (!words) throw new Error(`No words for ${kind}.`);
  return words;
}

const ACCOUNTS_PATH = "/admin/comptes";

/** Where something is seen and changed; null for what has no screen of its own. */
export function editPathOf(subject: string, id: string): string | null {
  if (subject === "account" || subject === "profile") return ACCOUNTS_PATH;
  const words = TRASH_KINDS.find(({ kind }) => kind === subject);
  return words ? words.edit.replace(":id", id) : null;
}
