import type { ReactNode } from "react";
import { Icon } from "~/ui/icon";
import type { Variant } from "./catalogue.types";
import { ColourSwatch } from "./colour-swatch";
import { stockWords } from "./stock-words";
import { colourOptions, type SizeOption, sizeOptions } from "./variant-choice";

type VariantPickerProps = {
  variants: readonly Variant[];
  /** The colour that the sizes are shown for. */
  colour: string;
  /** What is chosen before anybody chose. */
  first: { colour: string; size: string };
  hasSizeGuide: boolean;
  sizeError: string | null;
};

/** Colour and size as native radio buttons: no question where there is nothing to choose. */
export function VariantPicker({ variants, colour, first, ...props }: VariantPickerProps) {
  const colours = colourOptions(variants);
  const sizes = sizeOptions(variants, colour);
  return (
    <>
      {colours.some((option) => option.colour !== "") && (
        <Choices name="colour" legend="Couleur">
          {colours.map((option) => (
            <Choice
              key={option.colour}
              name="colour"
              value={option.colour}
              isFirst={option.colour === first.colour}
              isOut={!option.isLeft}
              note={option.isLeft ? null : "Épuisé"}
            >
              <ColourSwatch name={option.colour} />
              {option.colour || "Sans couleur"}
            </Choice>
          ))}
        </Choices>
      )}
      {sizes.some(({ size }) => size !== "") && (
        <SizeChoices sizes={sizes} first={first.size} {...props} />
      )}
    </>
  );
}

type SizeChoicesProps = Pick<VariantPickerProps, "hasSizeGuide" | "sizeError"> & {
  sizes: readonly SizeOption[];
  first: string;
};

function SizeChoices({ sizes, first, hasSizeGuide, sizeError }: SizeChoicesProps) {
  return (
    <Choices
      name="size"
      legend="Taille"
      error={sizeError}
      aside={hasSizeGuide && <a href="#guide-des-tailles">Guide des tailles</a>}
    >
      {sizes.map(({ size, stock }) => (
        <Choice
          key={size}
          name="size"
          value={size}
          isFirst={size === first}
          isOut={stock === null || stock === 0}
          note={stock === null ? "Indisponible" : stockWords(stock)}
        >
          {size || "Unique"}
        </Choice>
      ))}
    </Choices>
  );
}

type ChoicesProps = {
  name: string;
  legend: string;
  aside?: ReactNode;
  error?: string | null;
  children: ReactNode;
};

function Choices({ name, legend, aside, error, children }: ChoicesProps) {
  const errorId = `${name}-erreur`;
  return (
    <fieldset className="choices" aria-describedby={error ? errorId : undefined}>
      <legend className="field-label">{legend}</legend>
      {aside && <p className="choices-aside">{aside}</p>}
      <div className="choices-row">{children}</div>
      {error && (
        <p className="field-error" id={errorId} role="alert">
          <Icon name="warning" size={18} />
          <span>{error}</span>
        </p>
      )}
    </fieldset>
  );
}

type ChoiceProps = {
  name: string;
  value: string;
  isFirst: boolean;
  /** Cannot be chosen. */
  isOut?: boolean;
  note: string | null;
  children: ReactNode;
};

function Choice({ name, value, isFirst, isOut = false, note, children }: ChoiceProps) {
  return (
    <label className="choice">
      <input
        type="radio"
        name={name}
        value={value}
        defaultChecked={isFirst}
        disabled={isOut}
        autoComplete="off"
      />
      <span className="choice-face">
        <span className="choice-name">{children}</span>
        {note && <small>{note}</small>}
      </span>
    </label>
  );
}
