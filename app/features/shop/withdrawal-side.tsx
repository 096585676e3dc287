import type { Contact } from "~/club/site";
import { emailWay } from "~/club/ways";
import { RETURN_DAYS, WITHDRAWAL_DAYS } from "~/lib/sale-law";
import { Link } from "~/ui/link";

/** The right in a few words, beside the form that uses it. */
export function WithdrawalSide({ shop }: { shop: Contact }) {
  return (
    <aside className="order-side" aria-labelledby="titre-droit">
      <h2 className="d3" id="titre-droit">
        Votre droit
      </h2>
      <ul className="order-information">
        <li>
          <b>
            {WITHDRAWAL_DAYS}
            {"\u00a0"}jours
          </b>{" "}
          après le jour du retrait pour changer d’avis, sans donner de raison. Avant le retrait
          aussi.
        </li>
        <li>
          <b>Remboursé</b> dans les {RETURN_DAYS}
          {"\u00a0"}jours, par le moyen choisi pour payer. Le club peut attendre le retour des
          articles, que vous rapportez à vos frais.
        </li>
        <li>
          <b>Sauf</b> les articles personnalisés, faits pour vous.
        </li>
        <li>
          <b>Autrement</b>
          {"\u00a0"}: toute déclaration claire vaut autant, par courrier
          {emailWay(shop.email, ", à ")} ou avec le modèle des{" "}
          <Link to="/boutique/cgv">conditions générales de vente</Link>.
        </li>
      </ul>
    </aside>
  );
}
