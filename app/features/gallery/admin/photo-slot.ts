import type { ReactNode } from "react";
import type { ChosenPicture } from "~/ui/editing/picture-notice";

export type PhotoSlotProps = {
  variant: "single" | "multiple";
  label: string;
  hint?: ReactNode;
  /** Of an error that stands elsewhere. */
  describedBy?: string;
  /** Called once per file that arrived, in the order in which they were chosen. */
  onStored: (picture: ChosenPicture, fileName: string) => void;
};

/** The way to add photos, given by the route: the gallery does not know how pictures are stored. */
export type RenderPhotoSlot = (props: PhotoSlotProps) => ReactNode;
