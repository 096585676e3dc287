import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { AltFields } from "~/ui/pictures/alt-fields";
import type { ImageValues } from "./product.schema";

type ProductPhotoDialogProps = {
  image: ImageValues;
  number: number;
  errors: readonly string[] | undefined;
  onChange: (change: Partial<ImageValues>) => void;
  onClose: () => void;
};

/** What a photo shows; what is typed counts at once, as everywhere in the form. */
export function ProductPhotoDialog({ image, number, errors, ...acts }: ProductPhotoDialogProps) {
  return (
    <Dialog title={`Photo ${number}`} onClose={acts.onClose}>
      <form
        className="ad-dialog-body"
        onSubmit={(event) => {
          event.preventDefault();
          acts.onClose();
        }}
      >
        <img className="ps-photo" src={image.url} alt="" />
        <AltFields
          alt={image.alt}
          isDecorative={image.isDecorative}
          errors={errors}
          name="imageAlt"
          onChange={acts.onChange}
        />
        <div className="ad-dialog-foot">
          <Button type="submit" size="sm">
            Fermer
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
