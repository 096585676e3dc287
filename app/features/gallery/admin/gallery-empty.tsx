import { ListEmptyBox } from "~/editing/list-table";
import type { IconName } from "~/ui/icon";
import { ADD_PHOTOS_PATH, GALLERY_PATH } from "./gallery-paths";
import { type GalleryParams, galleryHref } from "./list-query";

const WORDS: Record<GalleryParams["filter"], { icon: IconName; title: string; text: string }> = {
  all: {
    icon: "image",
    title: "La galerie attend ses premières photos",
    text: "Choisissez plusieurs photos à la fois, depuis votre ordinateur ou votre téléphone\u00a0: le site les allège et les range.",
  },
  featured: {
    icon: "image",
    title: "Aucune photo à la une",
    text: "Les cinq premières photos à la une paraissent en grand, en haut de la galerie. Choisissez-les avec le bouton «\u00a0À la une\u00a0» de chaque photo.",
  },
  incomplete: {
    icon: "check-circle",
    title: "Toutes les photos sont complètes",
    text: "Celles qui n’ont pas de description, ou pas l’accord des personnes, seraient rassemblées ici.",
  },
  trash: {
    icon: "trash",
    title: "La corbeille est vide",
    text: "Une photo supprimée reste ici 30\u00a0jours et peut être rétablie.",
  },
};

/** Nothing to list: why, and what to do. */
export function GalleryEmpty({ params }: { params: GalleryParams }) {
  if (params.search) {
    return (
      <ListEmptyBox
        icon="search"
        title={`Aucun résultat pour «\u00a0${params.search}\u00a0»`}
        link={{ to: galleryHref(params, { search: "" }), label: "Effacer la recherche" }}
      >
        Vérifiez l’orthographe, ou cherchez dans un autre onglet.
      </ListEmptyBox>
    );
  }
  const { text, ...box } = WORDS[params.filter];
  const link =
    params.filter === "all"
      ? { to: ADD_PHOTOS_PATH, label: "Ajouter des photos" }
      : { to: GALLERY_PATH, label: "Voir toutes les photos" };
  return (
    <ListEmptyBox {...box} link={link}>
      {text}
    </ListEmptyBox>
  );
}
