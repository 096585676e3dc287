import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { callFor } from "~/club/calls";
import { loadSite } from "~/club/read-site.server";
import { sellerLines } from "~/club/seller";
import { useSite } from "~/club/use-site";
import { callWords } from "~/club/ways";
import { findOrderByToken } from "~/features/shop/find-order.server";
import { KNOWN_ORDER, THANKS_PATH } from "~/features/shop/order.types";
import { dueCents as dueCentsOf, keptCents as keptCentsOf } from "~/features/shop/order-amounts";
import { readOrderToken } from "~/features/shop/order-cookie.server";
import { OrderReceipt } from "~/features/shop/order-receipt";
import { paymentLink } from "~/features/shop/payment-link";
import { alreadyPlaced, receiptWords } from "~/features/shop/receipt-words";
import { ShopFoot } from "~/features/shop/shop-foot";
import { PageHead } from "~/layout/page-head";
import { pageMeta } from "~/layout/page-meta";
import { capitalized } from "~/lib/capitalized";
import { mailerOf } from "~/platform/mail/mailer.server";
import { type Services, services } from "~/platform/services.server";
import { EmptyState } from "~/ui/empty-state";
import { Link } from "~/ui/link";
import type { Route } from "./+types/order-thanks";
import "~/styles/order.css";

const CRUMBS = [
  { label: "Accueil", to: "/" },
  { label: "Boutique", to: "/boutique" },
  { label: "Votre commande" },
];

const ORDER_THANKS_TEXT = {
  title: "Merci pour votre commande",
  description: "Le numéro de votre commande, son retrait et son paiement.",
  keywords: "boutique, commande, confirmation",
};

export const meta: Route.MetaFunction = ({ matches, loaderData, location }) => {
  const texts = ORDER_THANKS_TEXT;
  const order = loaderData?.order;
  // Without an order there is no thanks.
  const isNew = order?.state === "new" && knownNumber(location.search) !== order.number;
  const title = isNew ? texts.title : "Votre commande";
  return pageMeta({ ...texts, title, path: THANKS_PATH, noIndex: true }, matches);
};

/** Shows an order to the browser that placed it, and to no other. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { database, environment } = services(context);
  const token = await readOrderToken(request);
  const order = token && (await findOrderByToken(database.kysely, token));
  if (!order) return null;
  const keptCents = keptCentsOf(order);
  const dueCents = dueCentsOf({ ...order, keptCents });
  const site = await loadSite(services(context));
  return {
    order,
    keptCents,
    dueCents,
    paymentUrl: dueCents === 0 ? null : paymentPage(environment, order.number, dueCents),
    hasMailer: mailerOf(environment) !== null,
    counter: site.shop.counter,
    seller: sellerLines(site),
    shop: callFor(site, "shop"),
  };
}

function paymentPage(
  { helloassoUrl }: Services["environment"],
  number: string,
  totalCents: number,
): string | null {
  return helloassoUrl && paymentLink(helloassoUrl, { number, totalCents });
}

export default function OrderThanks({ loaderData }: Route.ComponentProps) {
  const known = knownNumber(useLocation().search);
  if (!loaderData) return <NoOrder knownNumber={known} />;
  const { order, hasMailer } = loaderData;
  // The cookie may show a later order of the same browser.
  const isKnown = order.number === known;
  const { title, lead } = receiptWords(order, { hasMailer, isKnown });
  return (
    <>
      <PageHead title={title} lead={lead} crumbs={CRUMBS} />
      <div className="wrap order-grid">
        <OrderReceipt {...loaderData} isKnown={isKnown} />
      </div>
      <ShopFoot />
    </>
  );
}

/** The number of the order that was there before the form was sent; null when the form made a new one. */
function knownNumber(search: string): string | null {
  return new URLSearchParams(search).get(KNOWN_ORDER);
}

function NoOrder({ knownNumber }: { knownNumber: string | null }) {
  const number = usePlacedNumber();
  const { club } = useSite();
  if (number !== null) return <PlacedUnseen number={number} isKnown={number === knownNumber} />;
  return (
    <>
      <PageHead title="Votre commande" crumbs={CRUMBS} />
      <div className="wrap order-alone">
        <div className="order-card">
          <EmptyState
            title="Rien à montrer dans ce navigateur"
            action={
              <Link className="btn btn-action" to="/boutique">
                Voir la boutique
              </Link>
            }
          >
            Une commande ne se consulte que dans le navigateur où elle a été passée, pendant trente
            jours. Vous n’avez plus son numéro ou son détail{"\u00a0"}?{" "}
            {capitalized(callWords(club))}.
          </EmptyState>
        </div>
      </div>
      <ShopFoot />
    </>
  );
}

/** The number that the form gave of the order that it just placed; null after any other way. */
function usePlacedNumber(): string | null {
  const state: unknown = useLocation().state;
  const [number, setNumber] = useState<string | null>(null);
  // Once hydrated: after a reload the browser still knows it, and the server does not.
  useEffect(() => {
    const isPlaced = typeof state === "object" && state !== null && "number" in state;
    setNumber(isPlaced ? String(state.number) : null);
  }, [state]);
  return number;
}

/** Without the cookie that shows it, an order that was placed must not look as if it was not. */
function PlacedUnseen({ number, isKnown }: { number: string; isKnown: boolean }) {
  const { club } = useSite();
  return (
    <>
      <PageHead
        title={isKnown ? "Votre commande" : ORDER_THANKS_TEXT.title}
        lead={isKnown ? alreadyPlaced(number) : `Votre commande ${number} est enregistrée.`}
        crumbs={CRUMBS}
      />
      <div className="wrap order-alone">
        <div className="order-card">
          <EmptyState
            title={`Notez son numéro\u00a0: ${number}`}
            action={
              <Link className="btn btn-action" to="/boutique">
                Revenir à la boutique
              </Link>
            }
          >
            Son détail ne peut pas s’afficher ici, parce que votre navigateur refuse les cookies de
            ce site. Ne la passez pas une seconde fois{"\u00a0"}: nous l’avons bien reçue. Pour la
            changer ou l’annuler, {callWords(club)}.
          </EmptyState>
        </div>
      </div>
      <ShopFoot />
    </>
  );
}
