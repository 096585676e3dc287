import { useId, useRef, useState } from "react";
import type { RecordTarget } from "~/lib/pictures";
import { Box } from "~/ui/box";
import { Button } from "~/ui/button";
import { classNames } from "~/ui/class-names";
import { FieldFoot } from "~/ui/field-foot";
import { PictureDrop } from "~/ui/pictures/picture-drop";
import { showToast } from "~/ui/toaster";
import { useDroppedFocus } from "~/ui/use-kept-focus";
import { Picture } from "../picture";
import { type ChosenGround, LogoProposal } from "./logo-proposal";
import { type ChosenPicture, PictureNotice, usePictureNotice } from "./picture-notice";

type PictureFieldProps = {
  url: string | null;
  /** Stands where there is no picture: initials, a name. */
  placeholder: string;
  hint: string;
  /** Name of the form's field, to bring the first error into focus. */
  name: string;
  errors: readonly string[] | undefined;
  onChange: (url: string | null) => void;
  /** Whose picture it is. */
  target: RecordTarget;
  /** Of a logo whose ground is chosen. */
  ground?: ChosenGround;
};

const WORDS = {
  photo: {
    title: "Photo",
    choose: "Choisir une photo",
    other: "Choisir une autre photo",
    keep: "Garder cette photo",
    remove: "Retirer la photo",
    removed: "La photo est retirée.",
  },
  logo: {
    title: "Logo",
    choose: "Choisir un logo",
    other: "Choisir un autre logo",
    keep: "Garder ce logo",
    remove: "Retirer le logo",
    removed: "Le logo est retiré.",
  },
} as const;

/** The one picture of a record: what it is now, another one, or none. The form's button saves it. */
export function PictureField({
  url,
  placeholder,
  hint,
  name,
  ground,
  ...props
}: PictureFieldProps) {
  const id = useId();
  const { look } = props.target.place;
  const words = WORDS[look === "logo" ? "logo" : "photo"];
  const { notice, note } = usePictureNotice(url);
  const acts = useRef<HTMLDivElement>(null);
  useDroppedFocus(url, () => acts.current?.querySelector<HTMLElement>("button, input"));
  return (
    <Box id={`${id}-titre`} title={words.title}>
      <div className="rec-picture" data-field={name}>
        <div
          className={classNames(
            "rec-frame",
            `rec-frame-${look}`,
            ground?.value === "dark" && "is-dark",
          )}
        >
          <Picture
            key={url}
            src={url}
            alt=""
            sizes="10rem"
            widths={[160, 320]}
            placeholder={placeholder}
          />
        </div>
        <div className="rec-picture-acts" ref={acts}>
          <p className="admin-note" id={`${id}-aide`}>
            {hint}
          </p>
          <PictureNotice notice={notice} />
          {ground && <LogoProposal url={url} ground={ground} />}
          <PictureActs
            key={url}
            {...props}
            words={words}
            url={url}
            footId={`${id}-pied`}
            note={note}
          />
          <FieldFoot id={`${id}-pied`} errors={props.errors} />
        </div>
      </div>
    </Box>
  );
}

type PictureActsProps = Pick<PictureFieldProps, "url" | "onChange" | "target"> & {
  words: (typeof WORDS)[keyof typeof WORDS];
  footId: string;
  note: (picture: ChosenPicture) => void;
};

function PictureActs({ url, onChange, target, words, footId, note }: PictureActsProps) {
  const [isReplacing, setReplacing] = useState(false);
  const take = (picture: ChosenPicture) => {
    note(picture);
    onChange(picture.url);
  };
  const offer = (label: string) => (
    <PictureDrop
      target={target}
      variant="single"
      label={label}
      describedBy={footId}
      onUploaded={take}
    />
  );
  if (!url) return offer(words.choose);
  const remove = () => {
    onChange(null);
    showToast({
      message: words.removed,
      action: { label: "Annuler", onSelect: () => onChange(url) },
    });
  };
  return (
    <>
      {isReplacing && offer(words.other)}
      <div className="admin-row">
        <Button
          variant="soft"
          size="sm"
          icon="upload"
          aria-expanded={isReplacing}
          onClick={() => setReplacing(!isReplacing)}
        >
          {isReplacing ? words.keep : "Remplacer"}
        </Button>
        <Button variant="soft" size="sm" icon="trash" onClick={remove}>
          {words.remove}
        </Button>
      </div>
    </>
  );
}
