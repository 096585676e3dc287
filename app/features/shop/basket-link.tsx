import { classNames } from "~/ui/class-names";
import { Icon } from "~/ui/icon";
import { Link } from "~/ui/link";
import { countPieces, useBasket } from "./basket-store";
import { PiecesCount } from "./pieces-count";

/** The way to the basket from the pages of the shop, with how many pieces are in it. */
export function BasketLink({ onDark = false }: { onDark?: boolean }) {
  const count = countPieces(useBasket());
  return (
    <Link className={classNames("basket-link", onDark && "on-dark")} to="/boutique/panier">
      <Icon name="bag" size={22} />
      <span>Mon panier</span>
      {count > 0 && <PiecesCount className="basket-count" count={count} />}
    </Link>
  );
}
