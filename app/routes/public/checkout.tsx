import { callFor } from "~/club/calls";
import { loadSite } from "~/club/read-site.server";
import { sellerSentence } from "~/club/seller";
import { saleTerms } from "~/features/legal/sale-terms.server";
import { OrderForm } from "~/features/shop/order-form";
import { OrderSide } from "~/features/shop/order-side";
import { upcomingSlots } from "~/features/shop/pickup-slots";
import { ShopFoot } from "~/features/shop/shop-foot";
import { PageHead } from "~/layout/page-head";
import { pageMeta } from "~/layout/page-meta";
import { mailerOf } from "~/platform/mail/mailer.server";
import { services } from "~/platform/services.server";
import type { Route } from "./+types/checkout";
import "~/styles/order.css";

const CHECKOUT_TEXT = {
  title: "Votre commande",
  description: "Vos coordonnées, le jour du retrait, et la commande part au club.",
  keywords: "boutique, commande",
};

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ ...CHECKOUT_TEXT, path: "/boutique/commande", noIndex: true }, matches);

export async function loader({ context }: Route.LoaderArgs) {
  const { environment, now } = services(context);
  const site = await loadSite(services(context));
  return {
    slots: upcomingSlots(now, site.shop.pickup),
    counter: site.shop.counter,
    paysOnline: environment.helloassoUrl !== null,
    hasMailer: mailerOf(environment) !== null,
    termsHash: saleTerms(site, environment).hash,
    shop: callFor(site, "shop"),
    seller: sellerSentence(site),
  };
}

export default function Checkout({ loaderData }: Route.ComponentProps) {
  const { slots, counter, paysOnline, hasMailer, termsHash, shop, seller } = loaderData;
  return (
    <>
      <PageHead
        title="Votre commande"
        lead="Dites-nous qui vous êtes et quand vous passez. Vous ne payez rien maintenant."
        crumbs={[
          { label: "Accueil", to: "/" },
          { label: "Boutique", to: "/boutique" },
          { label: "Panier", to: "/boutique/panier" },
          { label: "Commande" },
        ]}
      />
      <div className="wrap order-grid">
        <OrderForm
          slots={slots}
          counter={counter}
          hasMailer={hasMailer}
          termsHash={termsHash}
          shop={shop}
        />
        <OrderSide counter={counter} paysOnline={paysOnline} shop={shop} seller={seller} />
      </div>
      <ShopFoot />
    </>
  );
}
