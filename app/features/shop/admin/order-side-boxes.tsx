import { Link } from "react-router";
import type { Counter } from "~/club/site";
import { longDate } from "~/lib/french-dates";
import { RETENTION } from "~/lib/retention";
import { WITHDRAWAL_RIGHT } from "~/lib/sale-law";
import { Box } from "~/ui/box";
import { Icon } from "~/ui/icon";
import { useSiteOrigin } from "~/ui/site-origin";
import { termsPath } from "../order.types";
import type { AdminOrder } from "./admin-orders.types";

type BuyerBoxProps = { order: AdminOrder; replyAddress: string };

/** Whose it is, and how to reach them. */
export function BuyerBox({ order: { name, email, phone }, replyAddress }: BuyerBoxProps) {
  return (
    <Box id="acheteur" title="Acheteur">
      <p className="od-buyer">{name}</p>
      <ul className="od-reach">
        <li>
          <a href={`tel:${phone.replace(/[^\d+]/g, "")}`}>
            <Icon name="phone" size={18} />
            {phone}
          </a>
        </li>
        <li>
          <a href={replyAddress}>
            <Icon name="mail" size={18} />
            {email}
          </a>
        </li>
      </ul>
    </Box>
  );
}

type PickupBoxProps = { order: AdminOrder; counter: Counter };

/** When it will be fetched, as the buyer chose. */
export function PickupBox({ order: { pickup }, counter }: PickupBoxProps) {
  return (
    <Box id="retrait" title="Retrait">
      <p>
        <b className="od-day">{longDate(pickup.day)}</b>
        <br />
        {pickup.hours}
      </p>
      {counter.place && <p className="admin-note">{counter.place}</p>}
    </Box>
  );
}

/** The confirmation on paper must say it (consumer code, article L221-13). */
export function RightBox() {
  return (
    <div className="od-paper">
      <Box id="droit" title="Droit de rétractation">
        <p>{WITHDRAWAL_RIGHT}</p>
      </Box>
    </div>
  );
}

/** The terms of sale that the buyer agreed to, on paper by their address. */
export function TermsBox({ termsHash }: Pick<AdminOrder, "termsHash">) {
  const origin = useSiteOrigin();
  const path = termsPath(termsHash);
  return (
    <Box id="conditions" title="Conditions de vente">
      <p className="od-screen">
        <Link to={path}>Celles que l’acheteur a acceptées</Link>
      </p>
      <p className="od-paper">{`${origin}${path}`}</p>
    </Box>
  );
}

/** How long the site keeps it. */
export function KeepingBox({ erasedOn }: { erasedOn: string }) {
  return (
    <Box id="conservation" title="Conservation">
      <p className="admin-note">
        {`Cette commande sera effacée le ${longDate(erasedOn)}, ${RETENTION.ordersYears}\u00a0ans après l’achat, comme le dit la page `}
        <Link to="/politique-confidentialite">Politique de confidentialité</Link>.
      </p>
    </Box>
  );
}
