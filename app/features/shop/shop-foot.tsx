import { Link } from "~/ui/link";
import "~/styles/shop-foot.css";

/** At the foot of each page of the shop, so that withdrawing is always one step away (consumer code, article L221-21). */
export function ShopFoot() {
  return (
    <nav className="shop-foot" aria-label="Boutique">
      <ul className="wrap">
        <li>
          <Link to="/boutique/cgv">Conditions générales de vente</Link>
        </li>
        <li>
          <Link to="/boutique/retractation">Renoncer au contrat ici</Link>
        </li>
        <li>
          <Link to="/contacts">Une question sur un article</Link>
        </li>
      </ul>
    </nav>
  );
}
