import { useEffect } from "react";
import type { Counter } from "~/club/site";
import { addDays, clockTime, longDate } from "~/lib/french-dates";
import { lowerFirst } from "~/lib/lower-first";
import { parisClock, parisDay } from "~/lib/paris-instants";
import { RETURN_DAYS } from "~/lib/sale-law";
import { Button, LinkButton } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { forgetTyped } from "~/ui/kept-text";
import { OrderLines } from "./order-lines";
import { pickupPlaceWords } from "./pickup-words";
import { price } from "./price";
import type { WithdrawalReply } from "./withdrawal.types";
import { KEPT_WITHDRAWAL } from "./withdrawal-identify";

type Done = Extract<WithdrawalReply, { step: "done" }>;

type DoneStepProps = { reply: Done; counter: Counter };

/** The acknowledgement, as it also goes out by mail: what was declared, on which day and at what time. */
export function DoneStep({ reply, counter }: DoneStepProps) {
  const { number, name, email, declaredAt, refundCents, lines, hasMailer } = reply;
  useEffect(() => forgetTyped(KEPT_WITHDRAWAL), []);
  const day = longDate(parisDay(declaredAt));
  const time = clockTime(parisClock(declaredAt));
  return (
    <section className="order-card" aria-labelledby="step-title">
      <p className="order-step is-done">
        <Icon name="check-circle" />
        Accusé de réception
      </p>
      <h2 className="d3" id="step-title">
        Rétractation enregistrée
      </h2>
      <p className="withdrawal-receipt">
        Le <b>{day}</b> à <b>{time}</b> (heure de Paris), <b>{name}</b> a déclaré se rétracter de la
        commande <b>{number}</b> pour{"\u00a0"}:
      </p>
      <OrderLines
        lines={lines.map((line) => ({ ...line, key: line.id }))}
        totalLabel="Montant de ces articles"
        totalCents={refundCents}
      />
      <ul className="order-information">
        <li>
          {hasMailer
            ? `L’accusé de réception part à ${email}. Gardez-le.`
            : "Imprimez cette page\u00a0: elle est votre accusé de réception."}
        </li>
        <Goods reply={reply} counter={counter} />
        <Refund {...reply} />
      </ul>
      <Foot />
    </section>
  );
}

function Foot() {
  return (
    <div className="receipt-foot">
      <LinkButton to="/boutique" variant="line" arrow reloadDocument>
        Revenir à la boutique
      </LinkButton>
      <Button
        className="receipt-print"
        variant="soft"
        icon="download"
        onClick={() => window.print()}
      >
        Imprimer cette page
      </Button>
    </div>
  );
}

function Goods({ reply: { isCollected, declaredAt }, counter }: DoneStepProps) {
  if (!isCollected)
    return <li>Vous n’aviez pas encore retiré ces articles{"\u00a0"}: rien à rapporter.</li>;
  const last = longDate(addDays(parisDay(declaredAt), RETURN_DAYS));
  const place = pickupPlaceWords(counter);
  return (
    <li>
      Rapportez les articles au plus tard le {last}
      {place && `\u00a0: ${lowerFirst(place)}`}. Les frais de retour sont à votre charge.
    </li>
  );
}

function Refund({ isPaid, isCollected, refundCents, declaredAt }: Done) {
  const last = longDate(addDays(parisDay(declaredAt), RETURN_DAYS));
  if (!isPaid) {
    return (
      <li>
        Vous n’avez pas à payer ces articles. Déjà payés{"\u00a0"}? Le club vous rembourse{" "}
        {price(refundCents)} au plus tard le {last}.
      </li>
    );
  }
  return (
    <li>
      Le club vous rembourse {price(refundCents)} au plus tard le {last}, par le moyen que vous
      aviez choisi
      {isCollected &&
        "\u00a0; il peut attendre d’avoir reçu les articles, ou la preuve de leur envoi"}
      .
    </li>
  );
}
