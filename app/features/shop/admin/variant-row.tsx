import { type ComponentProps, useId } from "react";
import type { FieldErrors } from "~/lib/field-errors";
import { classNames } from "~/ui/class-names";
import { Field, TextInput } from "~/ui/field";
import { FieldFoot } from "~/ui/field-foot";
import { IconButton } from "~/ui/icon-button";
import type { usePointerReorder } from "~/ui/use-pointer-reorder";
import { priceInput, readPrice } from "./price-input";
import { PRODUCT_LIMITS, type VariantValues } from "./product.schema";
import { variantName } from "./product-words";

type VariantRowProps = {
  variant: VariantValues;
  index: number;
  /** Pieces left; not known of one that is not stored yet. */
  stock: number | undefined;
  isStored: boolean;
  isOnly: boolean;
  productPrice: string;
  errors: FieldErrors;
  className: string;
  handle: ReturnType<ReturnType<typeof usePointerReorder>["handleProps"]>;
  takesFocus: () => boolean;
  onChange: (change: Partial<VariantValues>) => void;
  onMove: (by: number) => void;
  onRemove: () => void;
};

const INPUTS = ["size", "colour", "price", "stock"] as const;
type InputName = (typeof INPUTS)[number];

/** A size in a colour. Its stock is typed once, when it comes; afterwards orders and counts change it. */
export function VariantRow(props: VariantRowProps) {
  const { variant, index, errors, isOnly, onRemove } = props;
  const footId = useId();
  const messages = INPUTS.flatMap((name) => errors[fieldName(index, name)] ?? []);
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

function fieldName(index: number, name: InputName): string {
  return `variants[${index}].${name}`;
}

function Inputs({ variant, index, footId, ...props }: VariantRowProps & { footId: string }) {
  const { productPrice, stock } = props;
  const shared = readPrice(productPrice);
  const input = (name: InputName, label: string) => ({
    label,
    footId,
    value: variant[name],
    field: fieldName(index, name),
    isWrong: fieldName(index, name) in props.errors,
    onValue: (value: string) => props.onChange({ [name]: value }),
  });
  const focusNew = (element: HTMLInputElement | null) => {
    if (element && props.takesFocus()) element.focus();
  };
  return (
    <>
      <LineField {...input("size", "Taille")} limit={PRODUCT_LIMITS.size} inputRef={focusNew} />
      <LineField {...input("colour", "Couleur")} limit={PRODUCT_LIMITS.colour} />
      <LineField
        {...input("price", "Prix en €")}
        inputMode="decimal"
        placeholder={"cents" in shared ? priceInput(shared.cents) : undefined}
      />
      {props.isStored ? (
        <p className="field pv-stock">
          <span className="field-label">Stock</span>
          <b>{stock ?? "–"}</b>
        </p>
      ) : (
        <LineField {...input("stock", "Stock")} inputMode="numeric" />
      )}
    </>
  );
}

function lineName(variant: VariantValues, index: number): string {
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
