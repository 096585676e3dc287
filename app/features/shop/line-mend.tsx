import { Button } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { Link } from "~/ui/link";
import type { LineTrouble, PricedLine } from "./basket.types";
import { dropPersonalisation, setQuantity } from "./basket-store";
import { lineKey } from "./stored-basket";

type LineMendProps = {
  line: PricedLine;
  trouble: LineTrouble;
  lines: readonly PricedLine[];
  onRemove: () => void;
};

/** Why a line cannot be ordered, and the one click that puts it right. */
export function LineMend({ line, trouble, lines, onRemove }: LineMendProps) {
  return (
    <div className="basket-mend">
      <p>
        <Icon name="warning" />
        <span>{sentenceOf(trouble)}</span>
      </p>
      <div className="basket-actions">
        {trouble.kind === "too-many" && (
          <TakeWhatIsLeft line={line} left={leftFor(line, trouble.left, lines)} />
        )}
        {trouble.kind === "no-personalisation" && (
          <Button size="sm" variant="line" onClick={() => dropPersonalisation(lineKey(line))}>
            Le prendre sans personnalisation
          </Button>
        )}
        {(trouble.kind === "gone" ||
          trouble.kind === "sold-out" ||
          cannotStay(line, trouble, lines)) && (
          <Button size="sm" variant="line" onClick={onRemove}>
            Retirer du panier
          </Button>
        )}
        {trouble.kind === "sold-out" && line.productId && (
          <Link to={`/boutique/produits/${line.productId}`}>Voir les autres tailles</Link>
        )}
      </div>
    </div>
  );
}

function TakeWhatIsLeft({ line, left }: { line: PricedLine; left: number }) {
  if (left <= 0) return null;
  return (
    <Button size="sm" variant="line" onClick={() => setQuantity(lineKey(line), left)}>
      {`En prendre ${left}`}
    </Button>
  );
}

/** Pieces that are left for a line once the other lines of the same variant have theirs. */
function leftFor(line: PricedLine, left: number, lines: readonly PricedLine[]): number {
  const others = lines
    .filter((one) => one.variantId === line.variantId && lineKey(one) !== lineKey(line))
    .reduce((sum, { quantity }) => sum + quantity, 0);
  return left - others;
}

function cannotStay(line: PricedLine, trouble: LineTrouble, lines: readonly PricedLine[]): boolean {
  return trouble.kind === "too-many" && leftFor(line, trouble.left, lines) <= 0;
}

function sentenceOf(trouble: LineTrouble): string {
  switch (trouble.kind) {
    case "gone":
      return "Le club ne vend plus cet article.";
    case "sold-out":
      return "Épuisé\u00a0: le dernier vient de partir.";
    case "too-many":
      return `Il n’en reste que ${trouble.left}, moins que ce que vous demandez.`;
    case "no-personalisation":
      return "Cet article ne se personnalise plus.";
  }
}
