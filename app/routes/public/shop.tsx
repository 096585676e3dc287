import { BasketLink } from "~/features/shop/basket-link";
import { listProducts } from "~/features/shop/catalogue.server";
import { pickupHours } from "~/features/shop/pickup-words";
import { ProductGrid } from "~/features/shop/product-card";
import { Arcs } from "~/layout/arcs";
import { PageHead } from "~/layout/page-head";
import { pageMeta } from "~/layout/page-meta";
import { mailerOf } from "~/platform/mail/mailer.server";
import { services } from "~/platform/services.server";
import { LinkButton } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { StepList } from "~/ui/step-list";
import { SHOP_TEXT } from "~club/page-texts/shop";
import { PAYMENT_AT_PICKUP, PICKUP } from "~club/shop";
import "~/styles/shop.css";
import type { Route } from "./+types/shop";

/** Cards of the first screen. */
const FIRST_ROW = 3;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ ...SHOP_TEXT, path: "/boutique" }, matches);

export async function loader({ context }: Route.LoaderArgs) {
  const { database, environment } = services(context);
  return {
    products: await listProducts(database.kysely),
    hasMailer: mailerOf(environment) !== null,
  };
}

export default function Shop({ loaderData: { products, hasMailer } }: Route.ComponentProps) {
  return (
    <>
      <PageHead
        title="La boutique"
        lead="Les couleurs du club, à commander ici et à retirer au club-house. Pas de frais d’envoi, et chaque achat aide l’association."
        crumbs={[{ label: "Accueil", to: "/" }, { label: "Boutique" }]}
        actions={<BasketLink onDark />}
      />
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
      </div>
      <HowItWorks hasMailer={hasMailer} />
    </>
  );
}

function HowItWorks({ hasMailer }: { hasMailer: boolean }) {
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
      text: `${PICKUP.place}. ${pickupHours()}. Vous payez sur place, ${PAYMENT_AT_PICKUP}.`,
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
