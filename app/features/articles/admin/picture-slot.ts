import type { ReactNode } from "react";
import type { ChosenPicture } from "~/ui/editing/picture-notice";

/** A picture just stored, as the media feature gives it back. */
export type StoredPicture = ChosenPicture & { width: number; height: number; byteSize: number };

export type PictureSlotProps = {
  articleId: string;
  variant: "single" | "multiple";
  label: string;
  onStored: (picture: StoredPicture) => void;
};

/** The way to add pictures, given by the route: articles do not know how pictures are stored. */
export type RenderPictureSlot = (props: PictureSlotProps) => ReactNode;
