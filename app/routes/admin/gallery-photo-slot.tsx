import type { PhotoSlotProps } from "~/features/gallery/admin/photo-slot";
import { ImageDrop } from "~/features/media/image-drop";

/** Where the gallery meets media: a place to add photos. */
export function galleryPhotoSlot({ onStored, ...props }: PhotoSlotProps) {
  return (
    <ImageDrop
      {...props}
      target={{ kind: "gallery" }}
      onUploaded={(picture, file) => onStored(picture, file.name)}
    />
  );
}
