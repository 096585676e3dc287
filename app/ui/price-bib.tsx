import type { ReactNode } from "react";
import { amountWords } from "~/lib/euros";
import { classNames } from "./class-names";
import { Icon } from "./icon";

type PriceBibProps = {
  name: string;
  /** Who it is for. */
  audience?: string;
  /** In euros. */
  amount: number;
  /** Under the amount. */
  period: string;
  includes: readonly string[];
  /** The one to look at: mimosa. */
  main?: boolean;
  /** A button. */
  action?: ReactNode;
};

/** A price on a race bib. */
export function PriceBib({ name, audience, amount, period, includes, ...props }: PriceBibProps) {
  return (
    <li className={classNames("price", props.main && "price-main")}>
      <h3>{name}</h3>
      {audience && <p className="price-audience">{audience}</p>}
      <p className="price-amount">
        {amountWords(amount)}
        <sup>{"\u00a0€"}</sup>
      </p>
      {period && <p className="price-period">{period}</p>}
      {includes.length > 0 && (
        <ul>
          {includes.map((line) => (
            <li key={line}>
              <Icon name="check" />
              <span>{line}</span>
            </li>
          ))}
        </ul>
      )}
      {props.action}
    </li>
  );
}

/** The bibs of a page, side by side. */
export function PriceList({ children }: { children: ReactNode }) {
  return <ul className="prices">{children}</ul>;
}
