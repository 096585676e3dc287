import { callFor } from "~/club/calls";
import { loadSite } from "~/club/read-site.server";
import { BasketView } from "~/features/shop/basket-view";
import { counterAt } from "~/features/shop/pickup-slots";
import { ShopFoot } from "~/features/shop/shop-foot";
import { ClubEmblems } from "~/layout/club-emblems";
import { pageMeta } from "~/layout/page-meta";
import { services } from "~/platform/services.server";
import { Breadcrumbs } from "~/ui/breadcrumbs";
import "~/styles/shop.css";
import type { Route } from "./+types/basket";

const BASKET_TEXT = {
  title: "Votre panier",
  description: "Ce que vous avez choisi dans la boutique du club, aux prix du jour.",
  keywords: "boutique, panier",
};

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ ...BASKET_TEXT, path: "/boutique/panier", noIndex: true }, matches);

export async function loader({ context }: Route.LoaderArgs) {
  const site = await loadSite(services(context));
  return { counter: counterAt(site.shop, services(context).now), shop: callFor(site, "shop") };
}

export default function Basket({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <div className="wrap basket">
        <div className="shop-bar">
          <Breadcrumbs
            crumbs={[
              { label: "Accueil", to: "/" },
              { label: "Boutique", to: "/boutique" },
              { label: "Panier" },
            ]}
          />
          <ClubEmblems />
        </div>
        <h1 className="d1">Votre panier</h1>
        <BasketView {...loaderData} />
      </div>
      <ShopFoot />
    </>
  );
}
