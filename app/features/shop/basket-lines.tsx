import { useRef, useState } from "react";
import { useSite } from "~/club/use-site";
import { FieldFoot } from "~/ui/field-foot";
import { IconButton } from "~/ui/icon-button";
import { Link } from "~/ui/link";
import { Picture } from "~/ui/picture";
import { showToast } from "~/ui/toaster";
import { MAX_QUANTITY, type PricedLine } from "./basket.types";
import { removeLine, setQuantity } from "./basket-store";
import { LineMend } from "./line-mend";
import { price } from "./price";
import { QuantityField } from "./quantity-field";
import { isQuantity, lineKey } from "./stored-basket";

/** The basket, line by line. */
export function BasketLines({ lines }: { lines: readonly PricedLine[] }) {
  const list = useRef<HTMLUListElement>(null);
  const remove = (line: PricedLine) => {
    const putBack = removeLine(lineKey(line));
    // The button goes with its line: the focus stays in the list.
    list.current?.focus();
    showToast({
      message: `${nameOf(line)}\u00a0: retiré du panier.`,
      action: { label: "Annuler", onSelect: putBack },
    });
  };
  return (
    <ul className="basket-lines" ref={list} tabIndex={-1} aria-label="Articles du panier">
      {lines.map((line) => (
        <BasketLine key={lineKey(line)} line={line} lines={lines} onRemove={() => remove(line)} />
      ))}
    </ul>
  );
}

type BasketLineProps = {
  line: PricedLine;
  lines: readonly PricedLine[];
  onRemove: () => void;
};

function BasketLine({ line, lines, onRemove }: BasketLineProps) {
  const { trouble } = line;
  const { club } = useSite();
  const isGone = trouble?.kind === "gone";
  const canBeCounted = trouble === null || trouble.kind === "too-many";
  return (
    <li className="basket-line" data-trouble={trouble?.kind}>
      <div className="basket-photo">
        <Picture
          src={line.picture?.url}
          alt=""
          sizes="(width < 40rem) 6rem, 9rem"
          placeholder={club.initials}
        />
      </div>
      <div className="basket-what">
        <h2>
          {line.productId ? (
            <Link to={`/boutique/produits/${line.productId}`}>{line.productName}</Link>
          ) : (
            "Article retiré de la vente"
          )}
        </h2>
        <Details line={line} />
      </div>
      {canBeCounted && <LineQuantity line={line} />}
      {!isGone && <p className="basket-line-total">{price(line.totalCents)}</p>}
      <IconButton
        className="basket-remove"
        icon="trash"
        label={`Retirer du panier\u00a0: ${nameOf(line)}`}
        onClick={onRemove}
      />
      {trouble && <LineMend line={line} trouble={trouble} lines={lines} onRemove={onRemove} />}
    </li>
  );
}

function Details({ line }: { line: PricedLine }) {
  const choice = [line.colour, line.size && `taille ${line.size}`].filter(Boolean).join(", ");
  return (
    <>
      {choice && <p>{choice.charAt(0).toUpperCase() + choice.slice(1)}</p>}
      {line.personalisation && (
        <p>
          {`Personnalisé\u00a0: «\u00a0${line.personalisation}\u00a0»`}
          <small>Ni repris ni échangé</small>
        </p>
      )}
      {line.productId && <p className="basket-unit">{`${price(line.unitPriceCents)} l’unité`}</p>}
    </>
  );
}

function LineQuantity({ line }: { line: PricedLine }) {
  const [isWrong, setWrong] = useState(false);
  const id = `quantite-${line.variantId}-${line.personalisation.replace(/\W/gu, "-")}`;
  const change = (typed: number) => {
    setWrong(!isQuantity(typed));
    if (isQuantity(typed)) setQuantity(lineKey(line), typed);
  };
  return (
    <div className="basket-quantity">
      <QuantityField
        id={id}
        label={nameOf(line)}
        value={line.quantity}
        max={Math.min(MAX_QUANTITY, Math.max(line.stock, line.quantity))}
        onChange={change}
        isInvalid={isWrong}
        describedBy={`${id}-note`}
      />
      <FieldFoot
        id={`${id}-note`}
        errors={
          isWrong
            ? [`Un nombre entier, de 1 à ${MAX_QUANTITY}. Le panier en garde ${line.quantity}.`]
            : []
        }
      />
    </div>
  );
}

function nameOf(line: PricedLine): string {
  const words = [line.productName, line.colour, line.size, line.personalisation];
  return words.filter(Boolean).join(", ") || "article retiré de la vente";
}
