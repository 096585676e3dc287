import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { Field, TextInput } from "~/ui/field";
import { AltFields } from "~/ui/pictures/alt-fields";
import { ARTICLE_LIMITS, type ArticlePhoto } from "../article";

type ImageDialogProps = {
  image: ArticlePhoto;
  number: number;
  /** What is wrong with the description, and with the caption. */
  errors: Record<"alt" | "caption", readonly string[] | undefined>;
  onChange: (change: Partial<ArticlePhoto>) => void;
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
          errors={errors.alt}
          name="imageAlt"
          onChange={onChange}
        />
        <Field
          label="Légende (facultative)"
          hint="Affichée sous la photo, dans la page et en grand."
          error={errors.caption}
        >
          <TextInput
            value={image.caption}
            limit={ARTICLE_LIMITS.caption}
            data-field="imageCaption"
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
