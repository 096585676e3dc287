import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { AltFields } from "~/ui/editing/alt-fields";
import { Field, TextInput } from "~/ui/field";
import type { EditableImage } from "../article.types";

type ImageDialogProps = {
  image: EditableImage;
  number: number;
  errors: readonly string[] | undefined;
  onChange: (change: Partial<EditableImage>) => void;
  onClose: () => void;
};

/** Description and caption of a photo; what is typed counts at once, as everywhere in the editor. */
export function ImageDialog({ image, number, errors, onChange, onClose }: ImageDialogProps) {
  return (
    <Dialog title={`Photo ${number}`} onClose={onClose}>
      <form
        className="ad-dialog-body"
        onSubmit={(event) => {
          event.preventDefault();
          onClose();
        }}
      >
        <img src={image.url} alt="" style={{ maxHeight: "14rem", borderRadius: 12 }} />
        <AltFields
          alt={image.alt}
          isDecorative={image.isDecorative}
          errors={errors}
          name="imageAlt"
          onChange={onChange}
        />
        <Field label="Légende (facultative)" hint="Affichée sous la photo agrandie.">
          <TextInput
            value={image.caption}
            maxLength={300}
            onChange={(event) => onChange({ caption: event.currentTarget.value })}
          />
        </Field>
        <div className="ad-dialog-foot">
          <Button type="submit" size="sm">
            Fermer
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
