import type { ReactNode } from "react";
import { price } from "./price";

export type ShownLine = {
  key: string;
  productName: string;
  size: string;
  colour: string;
  personalisation: string;
  unitPriceCents: number;
  quantity: number;
  /** Whether the total is without it. */
  isLeftOut?: boolean;
  /** What is to be said of it, below. */
  note?: ReactNode;
};

type OrderLinesProps = { lines: readonly ShownLine[]; totalLabel: string; totalCents: number };

/** What is bought, a row for each line, and what it comes to. */
export function OrderLines({ lines, totalLabel, totalCents }: OrderLinesProps) {
  return (
    <div className="order-lines">
      <ul>
        {lines.map(({ key, ...line }) => (
          <li key={key}>
            <LineText {...line} />
            <LinePrice {...line} />
          </li>
        ))}
      </ul>
      <p className="order-total">
        <span>
          {totalLabel} <small>TTC</small>
        </span>
        <b className="tnum">{price(totalCents)}</b>
      </p>
    </div>
  );
}

function LinePrice({ quantity, unitPriceCents, isLeftOut }: Omit<ShownLine, "key">) {
  const Price = isLeftOut ? "s" : "span";
  return <Price className="order-line-price tnum">{price(quantity * unitPriceCents)}</Price>;
}

/** One line in words: how many of what, which one, and at what price when there are several. */
export function LineText({ note, ...line }: Omit<ShownLine, "key" | "isLeftOut">) {
  const choice = choiceInWords(line);
  return (
    <span className="order-line-text">
      <b>{`${line.quantity}\u00a0×\u00a0${line.productName}`}</b>
      {choice && <small>{choice}</small>}
      {line.personalisation && (
        <small>{`Personnalisé\u00a0: «\u00a0${line.personalisation}\u00a0»`}</small>
      )}
      {line.quantity > 1 && (
        <small className="tnum">{`${price(line.unitPriceCents)} l’unité`}</small>
      )}
      {note}
    </span>
  );
}

/** `Taille M, bleu nuit`; empty where there is no choice. */
function choiceInWords({ size, colour }: Pick<ShownLine, "size" | "colour">): string {
  return [size && `Taille ${size}`, colour].filter(Boolean).join(", ");
}
