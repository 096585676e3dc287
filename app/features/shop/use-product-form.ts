import { type FormEvent, useEffect, useRef, useState } from "react";
import { MAX_LINES, MAX_QUANTITY } from "./basket.types";
import { addToBasket, piecesHeld } from "./basket-store";
import type { Product, Variant } from "./catalogue.types";
import { cleanName, nameTrouble } from "./personalisation";
import { piecesWords } from "./stock-words";
import { isQuantity } from "./stored-basket";
import { findVariant, firstChoice, type VariantChoice } from "./variant-choice";

export type ProductErrors = { size?: string; quantity?: string; name?: string };
type Choice = VariantChoice & { name: string; quantity: number };
/** The pieces that went into the basket last. */
export type AddedPieces = { variant: Variant; quantity: number; name: string };

const QUANTITY_ERROR = `Indiquez un nombre entier, de 1 à ${MAX_QUANTITY}.`;

/**
 * The choice of a product's page: what the fields hold, what it costs, and putting it into the basket. `onVariant`
 * gets each choice: the variant, or null for one that is not whole or not left.
 */
export function useProductForm(product: Product, onVariant: (variant: Variant | null) => void) {
  const form = useRef<HTMLFormElement>(null);
  const first = firstChoice(product.variants);
  const [choice, setChoice] = useState<Choice>({ ...first, name: "", quantity: 1 });
  const [errors, setErrors] = useState<ProductErrors>({});
  const [added, setAdded] = useState<AddedPieces | null>(null);

  /** The fields are uncontrolled: they may hold more than React has heard of. */
  const readChoice = () => {
    if (!form.current) return;
    const next = choiceIn(form.current, first);
    const chosen = findLeft(product.variants, next);
    setChoice(next);
    onVariant(chosen);
    if (chosen) setErrors(({ size: _, ...others }) => others);
  };
  // What was chosen before the page was hydrated.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when React takes over
  useEffect(readChoice, []);

  const changeQuantity = (quantity: number) => {
    setChoice((before) => ({ ...before, quantity }));
    setErrors(({ quantity: _, ...others }) => others);
  };

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setAdded(null);
    // Pressed before the page was hydrated, the button comes here before any state was read.
    const { name, quantity, ...wanted } = choiceIn(event.currentTarget, first);
    const variant = findLeft(product.variants, wanted);
    const wrong = errorsOf({ variant, quantity, name });
    setErrors(wrong);
    if (!variant || Object.keys(wrong).length > 0) {
      focusWrong(event.currentTarget, wrong);
      return;
    }
    const outcome = addToBasket({ variantId: variant.id, quantity, personalisation: name });
    if (outcome === "added") setAdded({ variant, quantity, name });
    else setErrors({ quantity: fullSentence(outcome) });
  };

  const variant = findLeft(product.variants, choice);
  return { form, first, choice, variant, errors, added, readChoice, changeQuantity, submit };
}

function findLeft(variants: readonly Variant[], choice: VariantChoice): Variant | null {
  const variant = findVariant(variants, choice);
  return variant && variant.stock > 0 ? variant : null;
}

function choiceIn(form: HTMLFormElement, first: VariantChoice): Choice {
  const fields = new FormData(form);
  return {
    colour: String(fields.get("colour") ?? first.colour),
    size: String(fields.get("size") ?? (form.elements.namedItem("size") ? "" : first.size)),
    name: cleanName(String(fields.get("personalisation") ?? "")),
    // Nothing at all is no number either: 0.
    quantity: Number(fields.get("quantity")),
  };
}

type Wish = Pick<Choice, "name" | "quantity"> & { variant: Variant | null };

function errorsOf({ variant, quantity, name }: Wish): ProductErrors {
  const held = variant ? piecesHeld(variant.id) : 0;
  const trouble = nameTrouble(name);
  return {
    ...(!variant && { size: "Choisissez une taille." }),
    ...(!isQuantity(quantity)
      ? { quantity: QUANTITY_ERROR }
      : variant && held + quantity > variant.stock && { quantity: tooMany(variant.stock, held) }),
    ...(trouble && { name: trouble }),
  };
}

function tooMany(stock: number, held: number): string {
  const left = `Il n’en reste que ${stock}`;
  if (held === 0) return `${left}. Réduisez la quantité.`;
  if (held < stock) return `${left}, dont ${held} déjà dans votre panier.`;
  return stock === 1
    ? `${left}\u00a0: il est déjà dans votre panier.`
    : `${left}\u00a0: ils sont tous déjà dans votre panier.`;
}

function fullSentence(outcome: "too-many-pieces" | "too-many-lines"): string {
  return outcome === "too-many-lines"
    ? `Votre panier est plein (${MAX_LINES}\u00a0lignes). Commandez d’abord ce qu’il contient.`
    : `Une commande compte au plus ${piecesWords(MAX_QUANTITY)} de la même sorte. Pour un groupe, écrivez-nous.`;
}

function focusWrong(form: HTMLFormElement, errors: ProductErrors): void {
  const selector = errors.size
    ? "input[name=size]:enabled"
    : errors.name
      ? "input[name=personalisation]"
      : "input[name=quantity]";
  form.querySelector<HTMLInputElement>(selector)?.focus();
}
