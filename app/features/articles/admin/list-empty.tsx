import { ListEmptyBox } from "~/editing/list-table";
import { LIST_PATH, type ListParams, listHref } from "./list-query";

const EMPTY_WORDS: Record<ListParams["filter"], { title: string; text: string }> = {
  all: {
    title: "Rien n’est encore écrit",
    text: "Votre première actualité paraîtra ici, puis sur le site quand vous la publierez.",
  },
  published: {
    title: "Rien n’est publié",
    text: "Les actualités que tout le monde peut lire paraîtront ici.",
  },
  scheduled: {
    title: "Rien n’est programmé",
    text: "Les actualités qui paraîtront toutes seules à leur date attendent ici.",
  },
  draft: { title: "Aucun brouillon", text: "Ce que vous commencez à écrire est gardé ici." },
  trash: {
    title: "La corbeille est vide",
    text: "Ce qui est supprimé reste ici 30\u00a0jours et peut être rétabli.",
  },
};

/** Nothing to list: why, and what to do. */
export function ListEmpty({ params }: { params: ListParams }) {
  if (params.search || params.kind !== "all") {
    const title = params.search
      ? `Aucun résultat pour «\u00a0${params.search}\u00a0»`
      : "Aucun résultat";
    return (
      <ListEmptyBox
        icon="search"
        title={title}
        link={{ to: LIST_PATH, label: "Effacer la recherche" }}
      >
        Vérifiez l’orthographe, ou cherchez dans tous les états.
      </ListEmptyBox>
    );
  }
  const { title, text } = EMPTY_WORDS[params.filter];
  const link =
    params.filter === "all"
      ? { to: `${LIST_PATH}/create`, label: "Écrire une actualité" }
      : { to: listHref(params, { filter: "all" }), label: "Voir toute la liste" };
  return (
    <ListEmptyBox
      icon={params.filter === "trash" ? "trash" : "newspaper"}
      title={title}
      link={link}
    >
      {text}
    </ListEmptyBox>
  );
}
