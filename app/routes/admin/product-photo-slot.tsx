import { ImageDrop } from "~/features/media/image-drop";
import type { RenderPhotoSlot } from "~/features/shop/admin/product-photo-slot";

/** Where the shop meets media: a place to add photos to a product. */
export const productPhotoSlot: RenderPhotoSlot = ({ productId, label, onStored }) => (
  <ImageDrop
    target={{ kind: "product", productId }}
    variant="multiple"
    label={label}
    onUploaded={onStored}
  />
);
