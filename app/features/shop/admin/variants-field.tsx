import { type RefObject, useRef } from "react";
import type { FieldErrors } from "~/lib/field-errors";
import { newUuid } from "~/lib/uuid";
import { Box } from "~/ui/box";
import { Button } from "~/ui/button";
import { FieldFoot } from "~/ui/field-foot";
import { useKeptFocus } from "~/ui/use-kept-focus";
import { usePointerReorder } from "~/ui/use-pointer-reorder";
import { droppedEntry, useFormList } from "./form-list";
import { newVariant, type ProductVariant } from "./product";
import { VariantRow } from "./variant-row";

type VariantsFieldProps = {
  variants: readonly ProductVariant[];
  /** What is left of those that are stored, by their ids. */
  stocks: Readonly<Record<string, number>>;
  /** Price of the product as the form holds it: that of variants without their own. */
  productPrice: number | null;
  isStored: (id: string) => boolean;
  errors: FieldErrors;
  onChange: (variants: ProductVariant[]) => void;
};

const idOf = ({ id }: ProductVariant) => id;

/** Sizes and colours in their order, each with its price when it has its own. */
export function VariantsField(props: VariantsFieldProps) {
  const { variants, errors, onChange } = props;
  const list = useFormList(variants, onChange);
  const added = useRef<string | null>(null);
  // Sizes of one colour follow each other.
  const add = () => {
    const variant = newVariant(newUuid(), variants.at(-1)?.colour);
    added.current = variant.id;
    list.add(variant);
  };
  return (
    <Box id="tailles" title="Tailles et couleurs">
      <p className="admin-note">
        Une ligne par article en stock. Taille unique, une seule couleur{"\u00a0"}? Laissez les
        cases vides.
      </p>
      <VariantRows {...props} list={list} added={added} />
      <FieldFoot id="tailles-pied" errors={errors.variants} />
      <Button variant="soft" size="sm" icon="plus" onClick={add}>
        Ajouter une ligne
      </Button>
    </Box>
  );
}

type VariantRowsProps = Omit<VariantsFieldProps, "onChange"> & {
  list: ReturnType<typeof useFormList<ProductVariant>>;
  /** The line that was just asked for: somebody wants to fill it in. */
  added: RefObject<string | null>;
};

function VariantRows({ variants, stocks, isStored, list, added, ...shared }: VariantRowsProps) {
  const reorder = usePointerReorder<HTMLUListElement>({
    axis: "y",
    onDrop: (id, drop) => list.set(droppedEntry(variants, idOf, { id, drop })),
  });
  const keepFocus = useKeptFocus(reorder.container, variants);
  const takesFocus = (id: string) => {
    const isNew = added.current === id;
    if (isNew) added.current = null;
    return isNew;
  };
  return (
    <ul className="pv-list" ref={reorder.container} data-field="variants">
      {variants.map((variant, index) => (
        <VariantRow
          key={variant.id}
          variant={variant}
          index={index}
          {...shared}
          stock={stocks[variant.id]}
          isStored={isStored(variant.id)}
          isOnly={variants.length === 1}
          className={reorder.itemClass(variant.id)}
          handle={reorder.handleProps(variant.id)}
          takesFocus={() => takesFocus(variant.id)}
          onChange={(change) => list.edit(index, change)}
          onMove={(by) => {
            keepFocus();
            list.move(index, by);
          }}
          onRemove={() => list.remove(index, "La ligne est retirée.")}
        />
      ))}
    </ul>
  );
}
