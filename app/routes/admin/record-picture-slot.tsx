import { ImageDrop } from "~/features/media/image-drop";
import type { RecordTarget } from "~/features/media/media";
import type { RenderPictureChoice } from "~/ui/editing/picture-field";

/** Where forms meet media: a place to choose the one picture of a record. It waits until the form is saved. */
export function recordPictureSlot(target: RecordTarget): RenderPictureChoice {
  return ({ label, describedBy, onStored }) => (
    <ImageDrop
      target={target}
      variant="single"
      label={label}
      describedBy={describedBy}
      onUploaded={onStored}
    />
  );
}
