import type { ReactNode } from "react";
import type { Contact } from "~/club/site";
import { Either, emailWay, phoneWay } from "~/club/ways";
import { Alert } from "~/ui/alert";
import { useBrowserKeeps } from "~/ui/browser-storage";
import { Button, LinkButton } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { Icon } from "~/ui/icon";
import { Skeleton } from "~/ui/skeleton";
import type { PricedBasket } from "./basket.types";
import { BasketLines } from "./basket-lines";
import { clearBasket, resumeBasket } from "./basket-store";
import { PickupFacts } from "./pickup-facts";
import type { CounterNow } from "./pickup-slots";
import { price } from "./price";
import { piecesWords } from "./stock-words";
import { type BasketPrices, usePricedBasket } from "./use-priced-basket";

type BasketViewProps = {
  counter: CounterNow;
  /** The person to call about an order. */
  shop: Contact;
};

/** The basket of this browser, priced by the site, in each of its states. */
export function BasketView({ counter, shop }: BasketViewProps) {
  const prices = usePricedBasket();
  const isKept = useBrowserKeeps();
  if (prices.kind === "waiting") return <Waiting {...shop} />;
  if (prices.kind === "expired") return <Expired pieces={prices.pieces} />;
  if (prices.kind === "failed") return <Failed retry={prices.retry} />;
  if (prices.kind === "empty") {
    return (
      <EmptyState
        picture={<Icon name="bag" size={56} />}
        title="Votre panier est vide"
        action={<LinkButton to="/boutique">Voir la boutique</LinkButton>}
      >
        {isKept
          ? "Ce que vous y mettez reste sur cet appareil, sans compte à créer."
          : "Votre navigateur ne garde rien d’un site\u00a0: ce que vous y mettez disparaît si la page est fermée ou rechargée."}
      </EmptyState>
    );
  }
  return (
    <>
      {!isKept && (
        <div className="basket-unkept">
          <Alert>
            Votre navigateur ne garde rien d’un site{"\u00a0"}: commandez sans fermer ni recharger
            cette page, sinon le panier sera vide.
          </Alert>
        </div>
      )}
      <Priced {...prices} counter={counter} shop={shop} />
    </>
  );
}

type PricedProps = BasketViewProps & Extract<BasketPrices, { kind: "priced" }>;

function Priced({ basket, isCurrent, ...facts }: PricedProps) {
  return (
    <div className="basket-grid" aria-busy={!isCurrent}>
      <BasketLines lines={basket.lines} />
      <Summary basket={basket} {...facts} />
    </div>
  );
}

type SummaryProps = BasketViewProps & { basket: PricedBasket };

function Summary({ basket, ...facts }: SummaryProps) {
  const sound = basket.lines.filter(({ trouble }) => trouble === null);
  const troubles = basket.lines.length - sound.length;
  const pieces = sound.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <aside className="basket-summary" aria-labelledby="titre-total">
      <div className="basket-summary-top">
        <h2 className="d5" id="titre-total">
          Total
        </h2>
        <p className="basket-sum" role="status">
          <span className="sr-only">{`${piecesWords(pieces)}\u00a0: `}</span>
          <span>{price(basket.totalCents)}</span>
        </p>
        <p className="basket-pieces" aria-hidden="true">
          {`${piecesWords(pieces)}, toutes taxes comprises`}
        </p>
      </div>
      <div className="basket-summary-body">
        {troubles > 0 ? (
          <p className="basket-stop">
            <Icon name="warning" />
            <span>
              {troubles > 1
                ? `${troubles} lignes demandent votre choix avant de commander.`
                : "Une ligne demande votre choix avant de commander."}
            </span>
          </p>
        ) : (
          <LinkButton block arrow to="/boutique/commande">
            Passer la commande
          </LinkButton>
        )}
        <LinkButton variant="line" block to="/boutique">
          Continuer mes achats
        </LinkButton>
        <PickupFacts {...facts} />
      </div>
    </aside>
  );
}

function Waiting({ email, phone }: Contact) {
  return (
    <>
      <div className="basket-grid needs-scripts" aria-busy="true">
        <div className="basket-lines">
          <p className="sr-only">Lecture de votre panier…</p>
          {[0, 1].map((row) => (
            <div className="basket-line is-waiting" key={row}>
              <Skeleton shape="cover" />
              <span className="skeleton-lines">
                <Skeleton shape="title" width="long" />
                <Skeleton width="short" />
              </span>
            </div>
          ))}
        </div>
      </div>
      <noscript>
        <div className="shop-noscript">
          <Alert>
            Le panier a besoin de JavaScript{"\u00a0"}: il ne quitte pas votre navigateur. Sans lui,
            commandez{" "}
            <Either
              ways={[emailWay(email, "par e-mail à "), phoneWay(phone, "au ")]}
              otherwise="au club"
            />
            , en disant l’article, la taille et la couleur.
          </Alert>
        </div>
      </noscript>
    </>
  );
}

function Expired({ pieces }: { pieces: number }) {
  return (
    <EmptyState
      picture={<Icon name="clock" size={56} />}
      title="Votre panier vous a attendu plus de 30 jours"
      action={
        <Actions>
          <Button onClick={resumeBasket}>Reprendre mon panier</Button>
          <Button variant="line" onClick={clearBasket}>
            Le vider
          </Button>
        </Actions>
      }
    >
      {`Nous avons mis de côté ${piecesWords(pieces)}. Les prix et les tailles ont pu changer\u00a0: ils seront relus.`}
    </EmptyState>
  );
}

function Failed({ retry }: { retry: () => void }) {
  return (
    <EmptyState
      picture={<Icon name="warning" size={56} />}
      title="Les prix n’ont pas pu être lus"
      action={<Button onClick={retry}>Réessayer</Button>}
    >
      Votre panier est intact. Vérifiez votre connexion, puis réessayez.
    </EmptyState>
  );
}

function Actions({ children }: { children: ReactNode }) {
  return <div className="basket-actions">{children}</div>;
}
