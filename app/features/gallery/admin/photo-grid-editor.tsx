import { OrderControls } from "~/editing/order-controls";
import { useOrderedList } from "~/editing/use-ordered-list";
import type { CommandFields } from "~/lib/command";
import { classNames } from "~/ui/class-names";
import type { AdminPhoto } from "../gallery-admin.types";
import { GALLERY_PATH, photoActPath } from "./gallery-paths";
import { PhotoCard } from "./photo-card";

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
  const { reorder, run, isLoading } = useOrderedList<HTMLUListElement, AdminPhoto>({
    items: photos,
    axis: "x",
    listPath: GALLERY_PATH,
    actPathOf: photoActPath,
    isBeside: (one, other) => one.isFeatured === other.isFeatured,
  });
  const command = (fields: CommandFields) => void run(fields);
  const orderOf = ({ id, title }: AdminPhoto, rank: number) => (
    <OrderControls
      look="tile"
      path={photoActPath(id)}
      id={id}
      title={title}
      position={rank}
      isFirst={rank === 1 || rank === featuredCount + 1}
      isLast={rank === featuredCount || rank === total}
      handle={reorder.handleProps(id)}
      onCommand={command}
    />
  );
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
