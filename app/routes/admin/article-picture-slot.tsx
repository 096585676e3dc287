import type { PictureSlotProps } from "~/features/articles/admin/picture-slot";
import { ImageDrop } from "~/features/media/image-drop";

/** Where articles meet media: a place to add pictures to an article. */
export function articlePictureSlot({ articleId, variant, label, onStored }: PictureSlotProps) {
  return (
    <ImageDrop
      target={{ kind: "article", articleId }}
      variant={variant}
      label={label}
      onUploaded={onStored}
    />
  );
}
