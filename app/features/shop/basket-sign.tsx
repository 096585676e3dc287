import { LinkButton } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { Link } from "~/ui/link";
import styles from "./basket-sign.module.css";
import { countPieces, useBasket } from "./basket-store";
import { PiecesCount } from "./pieces-count";
import { piecesWords } from "./stock-words";

const BASKET = "/boutique/panier";

export type BasketSignProps = {
  /** The bar, or the menu of small screens. */
  place: "bar" | "drawer";
};

export function BasketSign({ place }: BasketSignProps) {
  const count = countPieces(useBasket());
  if (count === 0) return null;
  if (place === "drawer") {
    return (
      <LinkButton className={styles.drawer} variant="line" onDark block icon="bag" to={BASKET}>
        {`Panier\u00a0: ${piecesWords(count)}`}
      </LinkButton>
    );
  }
  return (
    <Link className={styles.bar} to={BASKET}>
      <Icon name="bag" size={24} />
      <span className="sr-only">Panier</span>
      <PiecesCount className={styles.count} count={count} />
    </Link>
  );
}
