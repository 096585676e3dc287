import { GALLERY_PATH } from "~/features/gallery/admin/gallery-paths";
import { TodoLine } from "~/ui/todo-line";

/** The photos of the gallery that lack something, as a thing to do. */
export function IncompletePhotos({ count }: { count: number }) {
  return (
    <TodoLine
      icon="image"
      tone="is-soon"
      what={
        count > 1
          ? `${count}\u00a0photos de la galerie sont à compléter`
          : "Une photo de la galerie est à compléter"
      }
      how="Il manque une description, ou l’accord des personnes."
      to={`${GALLERY_PATH}?filtre=a-completer`}
      act="Compléter"
      actLabel={count > 1 ? "Compléter les photos de la galerie" : "Compléter la photo"}
    />
  );
}
