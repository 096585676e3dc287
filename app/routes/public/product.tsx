import { data } from "react-router";
import { callFor } from "~/club/calls";
import { loadSite } from "~/club/read-site.server";
import { BasketLink } from "~/features/shop/basket-link";
import { findProduct, listProducts } from "~/features/shop/catalogue.server";
import { counterAt } from "~/features/shop/pickup-slots";
import { ProductGrid } from "~/features/shop/product-card";
import { ProductData } from "~/features/shop/product-data";
import { ShopFoot } from "~/features/shop/shop-foot";
import { ClubEmblems } from "~/layout/club-emblems";
import { ErrorPage } from "~/layout/error-page";
import { failedPageMeta, pageMeta, shareImageOf } from "~/layout/page-meta";
import { plainText } from "~/lib/plain-text";
import { truncate } from "~/lib/truncate";
import { services } from "~/platform/services.server";
import { Breadcrumbs } from "~/ui/breadcrumbs";
import { SectionHeading } from "~/ui/section-heading";
import "~/styles/shop.css";
import type { Route } from "./+types/product";
import { leadToPage } from "./pasted-address.server";
import { ProductPage } from "./product-page";

/** Further products below, a row of them. */
const OTHERS = 3;
/** Longer descriptions are cut by search engines. */
const DESCRIPTION = 160;

export const meta: Route.MetaFunction = ({ error, loaderData, matches }) => {
  if (!loaderData) return failedPageMeta(error, matches);
  const { product, beginning, keywords } = loaderData;
  const [picture] = product.pictures;
  const page = {
    title: `${product.name}, boutique du club`,
    description: beginning || `${product.name}\u00a0: à commander en ligne et à retirer au club.`,
    keywords,
    path: `/boutique/produits/${product.id}`,
    image: picture ? shareImageOf(picture.url, picture.alt || product.name) : null,
  };
  return pageMeta(page, matches);
};

export async function loader({ params, context }: Route.LoaderArgs) {
  const { database, now } = services(context);
  const { kysely } = database;
  leadToPage(params.id, (id) => `/boutique/produits/${id}`);
  const product = await findProduct(kysely, params.id);
  if (!product) throw data(null, { status: 404 });
  const others = (await listProducts(kysely)).filter(({ id }) => id !== product.id);
  const beginning = truncate(plainText(product.description), DESCRIPTION);
  const site = await loadSite(services(context));
  return {
    product,
    beginning,
    keywords: site.pages.shop.search.keywords,
    others: others.slice(0, OTHERS),
    counter: counterAt(site.shop, now),
    shop: callFor(site, "shop"),
  };
}

export default function ProductRoute({ loaderData }: Route.ComponentProps) {
  const { product, others, counter, shop } = loaderData;
  return (
    <>
      <div className="wrap">
        <div className="shop-bar">
          <Breadcrumbs
            crumbs={[
              { label: "Accueil", to: "/" },
              { label: "Boutique", to: "/boutique" },
              { label: product.name },
            ]}
          />
          <BasketLink />
          <ClubEmblems />
        </div>
        {/* Another product is another choice: nothing of the last one stays in the fields. */}
        <ProductPage key={product.id} product={product} counter={counter} shop={shop} />
      </div>
      {others.length > 0 && (
        <section className="section" aria-labelledby="titre-autres">
          <div className="wrap">
            <SectionHeading
              id="titre-autres"
              size="d3"
              link={{ to: "/boutique", label: "Toute la boutique" }}
            >
              Aussi en boutique
            </SectionHeading>
            <ProductGrid products={others} heading="h3" />
          </div>
        </section>
      )}
      <ShopFoot />
      <ProductData product={product} />
    </>
  );
}

export function ErrorBoundary() {
  return (
    <ErrorPage
      missing={{
        title: "Cet article n’est plus en rayon",
        text: "Le club ne le vend plus, ou pas encore. Le reste de la boutique est juste là.",
        links: [{ to: "/boutique", label: "Voir la boutique" }],
      }}
    />
  );
}
