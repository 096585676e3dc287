import { type ReactNode, useState } from "react";
import type { FieldErrors } from "~/lib/field-errors";
import { thumbnailOf } from "~/lib/media-url";
import { newUuid } from "~/lib/uuid";
import { Box } from "~/ui/box";
import { Button } from "~/ui/button";
import { classNames } from "~/ui/class-names";
import { Dialog } from "~/ui/dialog";
import { FieldFoot } from "~/ui/field-foot";
import { Icon } from "~/ui/icon";
import { IconButton } from "~/ui/icon-button";
import { Picture } from "~/ui/picture";
import { AltFields } from "~/ui/pictures/alt-fields";
import { PictureDrop } from "~/ui/pictures/picture-drop";
import { useKeptFocus } from "~/ui/use-kept-focus";
import { usePointerReorder } from "~/ui/use-pointer-reorder";
import { droppedEntry, useFormList } from "./form-list";
import type { ProductImage } from "./product";

type ProductPhotosFieldProps = {
  productId: string;
  images: readonly ProductImage[];
  errors: FieldErrors;
  onChange: (images: ProductImage[]) => void;
};

const idOf = ({ id }: ProductImage) => id;

/** The photos of a product: the first one is on its card. */
export function ProductPhotosField({
  productId,
  images,
  errors,
  onChange,
}: ProductPhotosFieldProps) {
  const [openId, setOpenId] = useState<string | null>(null);
  const list = useFormList(images, onChange);
  const opened = images.findIndex(({ id }) => id === openId);
  const openedImage = images[opened];
  return (
    <Box
      id="photos"
      title="Photos"
      action={<span className="admin-note">la première est sur la carte</span>}
    >
      <PhotoTiles images={images} errors={errors} list={list} onEdit={setOpenId}>
        <PictureDrop
          target={{ kind: "product", productId }}
          variant="multiple"
          label="Ajouter"
          onUploaded={({ url }) => list.add({ id: newUuid(), url, alt: "", isDecorative: false })}
        />
      </PhotoTiles>
      <FieldFoot id="photos-pied" errors={photoErrors(errors)} />
      {openedImage && (
        <ProductPhotoDialog
          image={openedImage}
          number={opened + 1}
          errors={errors[errorPlace(openedImage, errors)]}
          onChange={(change) => list.edit(opened, change)}
          onClose={() => setOpenId(null)}
        />
      )}
    </Box>
  );
}

/** The place of the error of a photo; that of its description where there is none. */
function errorPlace({ id }: ProductImage, errors: FieldErrors): string {
  const lost = `images.${id}.url`;
  return lost in errors ? lost : `images.${id}.alt`;
}

type PhotoTilesProps = Pick<ProductPhotosFieldProps, "images" | "errors"> & {
  list: ReturnType<typeof useFormList<ProductImage>>;
  onEdit: (id: string) => void;
  /** The place to add photos. */
  children: ReactNode;
};

function PhotoTiles({ images, errors, list, onEdit, children }: PhotoTilesProps) {
  const reorder = usePointerReorder<HTMLUListElement>({
    axis: "x",
    onDrop: (id, drop) => list.set(droppedEntry(images, idOf, { id, drop })),
  });
  const keepFocus = useKeptFocus(reorder.container, images);
  return (
    <ul className="ed-photos" ref={reorder.container} data-field="images">
      {images.map((image, index) => (
        <PhotoTile
          key={image.id}
          image={image}
          number={index + 1}
          className={reorder.itemClass(image.id)}
          errorField={errorPlace(image, errors)}
          handle={reorder.handleProps(image.id)}
          onMove={(by) => {
            keepFocus();
            list.move(index, by);
          }}
          onEdit={() => onEdit(image.id)}
          onRemove={() => list.remove(index, "La photo est retirée.")}
        />
      ))}
      <li>{children}</li>
    </ul>
  );
}

/** Of the photos as a whole and of each, said once below them. */
function photoErrors(errors: FieldErrors): string[] {
  const own = Object.entries(errors).filter(([name]) => name.startsWith("images"));
  return [...new Set(own.flatMap(([, messages]) => messages))];
}

type PhotoTileProps = {
  image: ProductImage;
  number: number;
  className: string;
  errorField: string;
  handle: ReturnType<ReturnType<typeof usePointerReorder>["handleProps"]>;
  onMove: (by: number) => void;
  onEdit: () => void;
  onRemove: () => void;
};

const STEPS: Partial<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowUp: -1,
  ArrowRight: 1,
  ArrowDown: 1,
};

function PhotoTile({ image, number, className, errorField, handle, ...acts }: PhotoTileProps) {
  const { id, url, alt, isDecorative } = image;
  return (
    <li className={classNames("ed-photo", className)} data-reorder-id={id}>
      <Picture src={thumbnailOf(url) ?? url} alt={alt} sizes="12rem" widths={[160, 320]} />
      {!isDecorative && !alt.trim() && (
        <span className="ed-photo-warn">
          <Icon name="warning" size={14} />
          sans description
        </span>
      )}
      <PhotoBar id={id} number={number} errorField={errorField} handle={handle} {...acts} />
    </li>
  );
}

type PhotoBarProps = Omit<PhotoTileProps, "image" | "className"> & { id: string };

function PhotoBar({ id, number, errorField, handle, ...acts }: PhotoBarProps) {
  return (
    <div className="ed-photo-bar">
      <IconButton
        icon="grip"
        iconSize={20}
        className="al-handle"
        label={`Déplacer la photo ${number} (glisser, ou flèches du clavier)`}
        data-focus-key={`${id}:handle`}
        {...handle}
        onKeyDown={(event) => {
          const by = STEPS[event.key];
          if (by === undefined) return;
          event.preventDefault();
          acts.onMove(by);
        }}
      />
      <IconButton
        icon="pencil"
        iconSize={18}
        label={`Description de la photo ${number}`}
        data-field={errorField}
        onClick={acts.onEdit}
      />
      <IconButton
        icon="trash"
        iconSize={18}
        label={`Retirer la photo ${number}`}
        onClick={acts.onRemove}
      />
    </div>
  );
}

type ProductPhotoDialogProps = {
  image: ProductImage;
  number: number;
  errors: readonly string[] | undefined;
  onChange: (change: Partial<ProductImage>) => void;
  onClose: () => void;
};

/** What a photo shows; what is typed counts at once, as everywhere in the form. */
function ProductPhotoDialog({ image, number, errors, ...acts }: ProductPhotoDialogProps) {
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
