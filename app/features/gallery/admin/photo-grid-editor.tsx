import { useNavigation } from "react-router";
import type { CommandFields } from "~/lib/command";
import { classNames } from "~/ui/class-names";
import { useCommands } from "~/ui/commands";
import { useKeptFocus } from "~/ui/use-kept-focus";
import { usePointerReorder } from "~/ui/use-pointer-reorder";
import type { AdminPhoto } from "../gallery-admin.types";
import { dropFields } from "./drop-fields";
import { COMMANDS_PATH, GALLERY_PATH } from "./gallery-paths";
import { PhotoCard } from "./photo-card";
import { PhotoOrder } from "./photo-order";

type PhotoGridEditorProps = {
  photos: readonly AdminPhoto[];
  /** Rank of the first one on the site, from 1. */
  firstRank: number;
  /** Of the whole gallery. */
  featuredCount: number;
  total: number;
  /** Whether neighbours here are neighbours on the site. */
  isOrdered: boolean;
  today: string;
};

/** The gallery as volunteers arrange it: by dragging, by arrows, by menu. */
export function PhotoGridEditor({ photos, today, isOrdered, ...props }: PhotoGridEditorProps) {
  const { firstRank, featuredCount, total } = props;
  const reorder = usePointerReorder<HTMLUListElement>({
    axis: "x",
    onDrop: (id, drop) => {
      const fields = dropFields(photos, id, drop);
      if (fields) command(fields);
    },
  });
  const keepFocus = useKeptFocus(reorder.container, photos);
  const { run, isPending } = useCommands(COMMANDS_PATH, { keepFocus });
  const command = (fields: CommandFields) => void run(fields);
  const navigation = useNavigation();
  const isLoading = isPending || navigation.location?.pathname === GALLERY_PATH;
  const orderOf = (photo: AdminPhoto, rank: number) => {
    const isFirst = rank === 1 || rank === featuredCount + 1;
    const isLast = rank === featuredCount || rank === total;
    const handle = reorder.handleProps(photo.id);
    return <PhotoOrder {...{ photo, rank, isFirst, isLast, handle }} onCommand={command} />;
  };
  return (
    <ul
      ref={reorder.container}
      className={classNames("ag-grid", isLoading && "is-loading")}
      aria-busy={isLoading}
      aria-label={isOrdered ? "Photos, dans l’ordre du site" : "Photos"}
    >
      {photos.map((photo, index) => (
        <PhotoCard
          key={photo.id}
          photo={photo}
          today={today}
          className={reorder.itemClass(photo.id)}
          order={isOrdered && orderOf(photo, firstRank + index)}
          onCommand={command}
        />
      ))}
    </ul>
  );
}
