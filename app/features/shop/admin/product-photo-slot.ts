import type { ReactNode } from "react";

type PhotoSlotProps = {
  productId: string;
  label: string;
  onStored: (photo: { url: string }) => void;
};

/** The way to add photos, given by the route: the shop does not know how pictures are stored. */
export type RenderPhotoSlot = (props: PhotoSlotProps) => ReactNode;
