import { useLayoutEffect, useRef, useState } from "react";
import type { FieldErrors } from "~/lib/field-errors";
import { movedEntry, withEntry, withoutEntry } from "~/lib/lists";
import { thumbnailOf } from "~/lib/media-url";
import { newUuid } from "~/lib/uuid";
import { Box } from "~/ui/box";
import { classNames } from "~/ui/class-names";
import { FieldFoot } from "~/ui/field-foot";
import { Icon } from "~/ui/icon";
import { IconButton } from "~/ui/icon-button";
import { Picture } from "~/ui/picture";
import { PictureDrop } from "~/ui/pictures/picture-drop";
import { showToast } from "~/ui/toaster";
import { useKeptFocus } from "~/ui/use-kept-focus";
import { type Drop, usePointerReorder } from "~/ui/use-pointer-reorder";
import type { ArticlePhoto } from "../article";
import type { ChangeValues } from "./editor-values";
import { ImageDialog } from "./image-dialog";

type ImagesFieldProps = {
  articleId: string;
  images: readonly ArticlePhoto[];
  onChange: ChangeValues;
  errors: FieldErrors;
};

export function ImagesField({ articleId, images, onChange, errors }: ImagesFieldProps) {
  const [openId, setOpenId] = useState<string | null>(null);
  const box = useRef<HTMLElement>(null);
  const keepFocus = useKeptFocus(box, images);
  const list = useImageList(images, onChange, keepFocus);
  const reorder = usePointerReorder<HTMLUListElement>({
    axis: "x",
    onDrop: (id, drop) => list.set(droppedImage(images, id, drop)),
  });
  const opened = images.findIndex(({ id }) => id === openId);
  const openedImage = images[opened];
  const undescribed = images.flatMap((image, index) =>
    errors[altField(image)] ? [index + 1] : [],
  );
  return (
    <Box
      id="photos"
      title="Photos de l’article"
      ref={box}
      action={
        <span className="admin-note">
          {images.length} {images.length > 1 ? "photos" : "photo"}
        </span>
      }
    >
      <ul className="ed-photos" ref={reorder.container}>
        {images.map((image, index) => (
          <PhotoTile
            key={image.id}
            image={image}
            number={index + 1}
            className={reorder.itemClass(image.id)}
            errorField={errorPlace(image, errors) ?? altField(image)}
            isRefused={errorPlace(image, errors) !== null}
            handle={reorder.handleProps(image.id)}
            onMove={(by) => list.set(movedEntry(images, index, index + by))}
            onEdit={() => setOpenId(image.id)}
            onRemove={() => list.remove(index)}
          />
        ))}
        <li>
          <PictureDrop
            target={{ kind: "article", articleId }}
            variant="multiple"
            label="Ajouter"
            onUploaded={list.add}
          />
        </li>
      </ul>
      <FieldFoot
        id="photos-pied"
        errors={[
          ...(errors.images ?? []),
          ...(undescribed[0] ? [describeWords(undescribed)] : []),
          ...images.flatMap((image, index) => otherErrors(image, index + 1, errors)),
        ]}
      />
      {openedImage && (
        <ImageDialog
          image={openedImage}
          number={opened + 1}
          errors={{
            alt: errors[altField(openedImage)],
            caption: errors[`images.${openedImage.id}.caption`],
          }}
          onChange={(change) =>
            list.set(images.map((image, at) => (at === opened ? { ...image, ...change } : image)))
          }
          onClose={() => setOpenId(null)}
        />
      )}
    </Box>
  );
}

const altField = ({ id }: ArticlePhoto): string => `images.${id}.alt`;

/** The place of the first error of a photo. */
function errorPlace({ id }: ArticlePhoto, errors: FieldErrors): string | null {
  const places = ["alt", "caption", "url"].map((part) => `images.${id}.${part}`);
  return places.find((place) => errors[place] !== undefined) ?? null;
}

/** `Photo 2 : cette image n’est pas arrivée…` */
function otherErrors({ id }: ArticlePhoto, number: number, errors: FieldErrors): string[] {
  const found = ["caption", "url"].flatMap((part) => errors[`images.${id}.${part}`] ?? []);
  return found.map((sentence) => `Photo ${number}\u00a0: ${sentence}`);
}

/** `Décrivez les photos 1, 2 et 3.` */
function describeWords(numbers: readonly number[]): string {
  const named = new Intl.ListFormat("fr").format(numbers.map(String));
  return numbers.length > 1 ? `Décrivez les photos ${named}.` : `Décrivez la photo ${named}.`;
}

/** Changes of the list; several pictures arrive one after the other, each after the last look at it. */
function useImageList(
  images: readonly ArticlePhoto[],
  onChange: ChangeValues,
  keepFocus: () => void,
) {
  const latest = useRef(images);
  // Changes of others come in while pictures arrive.
  useLayoutEffect(() => {
    latest.current = images;
  }, [images]);
  const set = (next: ArticlePhoto[]) => {
    latest.current = next;
    onChange({ images: next });
  };
  const add = ({ url }: { url: string }) => {
    const image = { id: newUuid(), url, alt: "", isDecorative: false, caption: "" };
    set([...latest.current, image]);
  };
  const remove = (index: number) => {
    const removed = images[index];
    if (!removed) return;
    keepFocus();
    set(withoutEntry(images, index));
    const isBack = () => latest.current.some(({ id }) => id === removed.id);
    const putBack = () => {
      if (!isBack()) set(withEntry(latest.current, index, removed));
    };
    showToast({
      message: "La photo est retirée.",
      action: { label: "Annuler", onSelect: putBack },
    });
  };
  return { set, add, remove };
}

function droppedImage(images: readonly ArticlePhoto[], id: string, { overId, side }: Drop) {
  const from = images.findIndex((image) => image.id === id);
  const others = images.filter((image) => image.id !== id);
  const over = others.findIndex((image) => image.id === overId);
  return movedEntry(images, from, side === "before" ? over : over + 1);
}

type PhotoTileProps = {
  image: ArticlePhoto;
  number: number;
  className: string;
  errorField: string;
  /** It must be described before it is published. */
  isRefused: boolean;
  handle: ReturnType<ReturnType<typeof usePointerReorder>["handleProps"]>;
  onMove: (by: number) => void;
  onEdit: () => void;
  onRemove: () => void;
};

function PhotoTile({ image, number, className, handle, ...props }: PhotoTileProps) {
  const { errorField, isRefused, ...acts } = props;
  const lacksAlt = !image.isDecorative && !image.alt.trim();
  return (
    <li
      className={classNames("ed-photo", isRefused && "is-refused", className)}
      data-reorder-id={image.id}
    >
      <Picture
        src={thumbnailOf(image.url) ?? image.url}
        alt={image.alt}
        sizes="12rem"
        widths={[160, 320]}
      />
      {lacksAlt && (
        <span className="ed-photo-warn">
          <Icon name="warning" size={14} />
          sans description
        </span>
      )}
      <div className="ed-photo-bar">
        <IconButton
          icon="grip"
          iconSize={20}
          className="al-handle"
          label={`Déplacer la photo ${number} (glisser, ou flèches du clavier)`}
          {...handle}
          onKeyDown={(event) => {
            const by = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[event.key];
            if (by === undefined) return;
            event.preventDefault();
            acts.onMove(by);
          }}
        />
        <IconButton
          icon="pencil"
          iconSize={18}
          label={`Légende et description de la photo ${number}`}
          data-field={errorField}
          aria-describedby={isRefused ? "photos-pied" : undefined}
          onClick={acts.onEdit}
        />
        <IconButton
          icon="trash"
          iconSize={18}
          label={`Retirer la photo ${number}`}
          onClick={acts.onRemove}
        />
      </div>
    </li>
  );
}
