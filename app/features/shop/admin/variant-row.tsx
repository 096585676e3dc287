import { type ComponentProps, useId } from "react";
import type { FieldErrors } from "~/lib/field-errors";
import { heldNumber, numberText, readTypedNumber } from "~/lib/typed-number";
import { classNames } from "~/ui/class-names";
import { Field, TextInput } from "~/ui/field";
import { FieldFoot } from "~/ui/field-foot";
import { IconButton } from "~/ui/icon-button";
import type { usePointerReorder } from "~/ui/use-pointer-reorder";
import { PRODUCT_LIMITS, type ProductVariant } from "./product";
import { variantName } from "./product-words";

type VariantRowProps = {
  variant: ProductVariant;
  index: number;
  /** Pieces left; not known of one that is not stored yet. */
  stock: number | undefined;
  isStored: boolean;
  isOnly: boolean;
  productPrice: number | null;
  errors: FieldErrors;
  className: string;
  handle: ReturnType<ReturnType<typeof usePointerReorder>["handleProps"]>;
  takesFocus: () => boolean;
  onChange: (change: Partial<ProductVariant>) => void;
  onMove: (by: number) => void;
  onRemove: () => void;
};

const INPUTS = ["size", "colour", "price", "stock"] as const;
type InputName = (typeof INPUTS)[number];

/** A size in a colour. Its stock is typed once, when it comes; afterwards orders and counts change it. */
export function VariantRow(props: VariantRowProps) {
  const { variant, index, errors, isOnly, onRemove } = props;
  const footId = useId();
  const messages = INPUTS.flatMap((name) => errors[placeOf(variant, name)] ?? []);
  return (
    <li className={classNames("pv-row", props.className)} data-reorder-id={variant.id}>
      <fieldset className="pv-fields">
        <legend className="sr-only">{lineName(variant, index)}</legend>
        <Handle {...props} />
        <Inputs {...props} footId={footId} />
        <IconButton
          icon="trash"
          iconSize={18}
          className="pv-remove"
          label={`Retirer la ligne ${index + 1}`}
          // Without a line there would be nothing to sell.
          disabled={isOnly}
          onClick={onRemove}
        />
        {/* A narrow field has no room for a sentence. */}
        <div className="pv-foot">
          <FieldFoot id={footId} errors={messages} />
        </div>
      </fieldset>
    </li>
  );
}

function placeOf({ id }: ProductVariant, name: InputName): string {
  return `variants.${id}.${name}`;
}

function Inputs({ variant, footId, ...props }: VariantRowProps & { footId: string }) {
  const { productPrice, stock, onChange } = props;
  const input = (name: InputName, label: string) => ({
    label,
    footId,
    field: placeOf(variant, name),
    isWrong: placeOf(variant, name) in props.errors,
  });
  const lineInput = (name: "size" | "colour", label: string) => ({
    ...input(name, label),
    value: variant[name],
    limit: PRODUCT_LIMITS[name],
    onValue: (text: string) => onChange({ [name]: text }),
  });
  const numberInput = (name: "price" | "stock", label: string) => ({
    ...input(name, label),
    value: numberText(variant[name]),
    onValue: (text: string) => onChange({ [name]: heldNumber(text) }),
  });
  const focusNew = (element: HTMLInputElement | null) => {
    if (element && props.takesFocus()) element.focus();
  };
  return (
    <>
      <LineField {...lineInput("size", "Taille")} inputRef={focusNew} />
      <LineField {...lineInput("colour", "Couleur")} />
      <LineField
        {...numberInput("price", "Prix en €")}
        inputMode="decimal"
        placeholder={sharedPrice(productPrice)}
      />
      {props.isStored ? (
        <p className="field pv-stock">
          <span className="field-label">Stock</span>
          <b>{stock ?? "–"}</b>
        </p>
      ) : (
        <LineField {...numberInput("stock", "Stock")} inputMode="numeric" />
      )}
    </>
  );
}

/** The price of the product, where it is one. */
function sharedPrice(held: number | null): string | undefined {
  const price = readTypedNumber(numberText(held));
  return price === null || Number.isNaN(price) ? undefined : numberText(price);
}

function lineName(variant: ProductVariant, index: number): string {
  const name = variantName(variant);
  return name ? `Ligne ${index + 1}\u00a0: ${name}` : `Ligne ${index + 1}`;
}

type HandleProps = Pick<VariantRowProps, "variant" | "index" | "handle" | "onMove">;

function Handle({ variant, index, handle, onMove }: HandleProps) {
  return (
    <IconButton
      icon="grip"
      iconSize={20}
      className="al-handle pv-handle"
      label={`Déplacer la ligne ${index + 1} (glisser, ou flèches du clavier)`}
      data-focus-key={`${variant.id}:handle`}
      {...handle}
      onKeyDown={(event) => {
        if (event.key !== "ArrowUp" && event.key !== "ArrowDown") return;
        event.preventDefault();
        onMove(event.key === "ArrowUp" ? -1 : 1);
      }}
    />
  );
}

type LineFieldProps = Pick<
  ComponentProps<typeof TextInput>,
  "value" | "limit" | "inputMode" | "placeholder"
> & {
  label: string;
  isWrong: boolean;
  /** Id of what says why. */
  footId: string;
  field: string;
  onValue: (value: string) => void;
  inputRef?: (element: HTMLInputElement | null) => void;
};

function LineField({ label, isWrong, footId, field, onValue, inputRef, ...input }: LineFieldProps) {
  return (
    <Field label={label}>
      <TextInput
        {...input}
        ref={inputRef}
        autoComplete="off"
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? footId : undefined}
        data-field={field}
        onChange={({ currentTarget }) => onValue(currentTarget.value)}
      />
    </Field>
  );
}
