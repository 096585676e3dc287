import { data } from "react-router";
import { callFor } from "~/club/calls";
import { withDrawing } from "~/club/drawings/drawings";
import { loadSite } from "~/club/read-site.server";
import type { Contact } from "~/club/site";
import { BasketLink } from "~/features/shop/basket-link";
import { countProducts, listProducts } from "~/features/shop/catalogue.server";
import { type CounterNow, counterAt } from "~/features/shop/pickup-slots";
import { noPickupWords } from "~/features/shop/pickup-words";
import { ProductGrid } from "~/features/shop/product-card";
import { Arcs } from "~/layout/arcs";
import { failedPageMeta, pageMeta } from "~/layout/page-meta";
import { WrittenHead } from "~/layout/written-head";
import { listPage, listPath, pageCountOf, readPageNumber } from "~/lib/list-page";
import type { PageQueryHandle } from "~/platform/html/page-query";
import { mailerOf } from "~/platform/mail/mailer.server";
import { services } from "~/platform/services.server";
import { LinkButton } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { ListPager } from "~/ui/list-pager";
import { StepList } from "~/ui/step-list";
import "~/styles/shop.css";
import type { Route } from "./+types/shop";

/** Cards of the first screen. */
const FIRST_ROW = 3;

const shopPath = (page: number) => listPath("/boutique", page);

export const meta: Route.MetaFunction = ({ error, loaderData, matches }) => {
  if (!loaderData) return failedPageMeta(error, matches);
  const { page, words } = loaderData;
  const { search } = words;
  const title = page > 1 ? `${search.title}, page ${page}` : search.title;
  return pageMeta({ ...search, title, path: shopPath(page) }, matches);
};

export const handle: PageQueryHandle = {
  canonicalPath: (params) => shopPath(readPageNumber(params.get("page"))),
};

export async function loader({ url, context }: Route.LoaderArgs) {
  const { database, environment, now } = services(context);
  const page = readPageNumber(url.searchParams.get("page"));
  // Before the list is read: any number may be asked for.
  if (page > 1 && page > pageCountOf(await countProducts(database.kysely))) {
    throw data(null, { status: 404 });
  }
  const list = listPage(await listProducts(database.kysely), page);
  const site = await loadSite(services(context));
  return {
    ...list,
    words: withDrawing(site.pages.shop),
    hasMailer: mailerOf(environment) !== null,
    counter: counterAt(site.shop, now),
    shop: callFor(site, "shop"),
  };
}

export default function Shop({ loaderData }: Route.ComponentProps) {
  const { items: products, page, pageCount, words, ...known } = loaderData;
  return (
    <>
      <WrittenHead words={words} crumb="Boutique" actions={<BasketLink onDark />} />
      <div className="wrap section">
        {products.length > 0 ? (
          <ProductGrid products={products} priority={FIRST_ROW} />
        ) : (
          <EmptyState
            title="Les portants sont vides"
            action={
              <LinkButton variant="line" to="/actualites">
                Voir les actualités
              </LinkButton>
            }
          >
            La prochaine collection arrive. Elle sera annoncée dans les actualités.
          </EmptyState>
        )}
        <ListPager
          label="Suite de la boutique"
          page={page}
          pageCount={pageCount}
          hrefFor={shopPath}
        />
      </div>
      <HowItWorks {...known} />
    </>
  );
}

type HowItWorksProps = {
  hasMailer: boolean;
  counter: CounterNow;
  /** The person to call about an order. */
  shop: Contact;
};

function HowItWorks({ hasMailer, counter, shop }: HowItWorksProps) {
  const steps = [
    {
      title: "Choisissez",
      text: "Taille, couleur, prénom au dos si vous voulez. Le panier reste sur votre appareil, sans compte à créer.",
    },
    {
      title: "Commandez",
      text: `Votre nom, un e-mail, un téléphone et le soir qui vous va. ${hasMailer ? "La confirmation part aussitôt par e-mail." : "Le numéro de la commande s’affiche aussitôt\u00a0: notez-le."}`,
    },
    {
      title: "Retirez au club",
      text: counter.isClosed ? noPickupWords(shop) : pickupWords(counter),
    },
  ];
  return (
    <section className="section band-dark" aria-labelledby="titre-commander">
      <Arcs className="labels-arcs" from={130} step={26} />
      <div className="wrap">
        <h2 className="d2" id="titre-commander">
          Comment ça marche
        </h2>
        <StepList steps={steps} />
        <div className="hero-cta">
          <LinkButton variant="line" onDark to="/boutique/cgv">
            Conditions de vente
          </LinkButton>
          <LinkButton variant="line" onDark to="/boutique/retractation">
            Renoncer au contrat ici
          </LinkButton>
        </div>
      </div>
    </section>
  );
}

function pickupWords({ place, hours, payment }: CounterNow): string {
  const paid = ["Vous payez sur place", payment].filter(Boolean).join(", ");
  return [place, hours, paid]
    .filter(Boolean)
    .map((words) => `${words}.`)
    .join(" ");
}
