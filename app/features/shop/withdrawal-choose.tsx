import { longDate } from "~/lib/french-dates";
import { parisDay } from "~/lib/paris-instants";
import { Alert } from "~/ui/alert";
import { Button } from "~/ui/button";
import { Link } from "~/ui/link";
import { LineText } from "./order-lines";
import { price } from "./price";
import type { WithdrawalLine, WithdrawalReply } from "./withdrawal.types";
import { WITHDRAWAL_PATH } from "./withdrawal-identify";

type Choose = Extract<WithdrawalReply, { step: "choose" }>;

/** Second step: which articles, and the confirmation. */
export function ChooseStep({ reply }: { reply: Choose }) {
  const { values, placedAt, deadline, lines, chosen, isOpen, sentence } = reply;
  return (
    <section className="order-card" aria-labelledby="step-title">
      <p className="order-step">Étape 2 sur 2</p>
      <h2 className="d3" id="step-title">
        {`Commande ${values.number}`}
      </h2>
      <p className="order-hint">
        Passée le {longDate(parisDay(placedAt))} avec l’adresse {values.email}.
        {isOpen && deadline && (
          <span>{` Vous pouvez y renoncer jusqu’au ${longDate(deadline)} inclus.`}</span>
        )}
      </p>
      <form className="order-form" method="post" action={WITHDRAWAL_PATH}>
        {sentence && <Alert tone="error">{sentence}</Alert>}
        <FirstStep {...values} />
        <fieldset>
          <legend className="withdrawal-legend">
            {isOpen ? "Je renonce à" : "Articles de la commande"}
          </legend>
          <ul className="withdrawal-lines">
            {lines.map((line) => (
              <li key={line.id}>
                <Line line={line} isOffered={isOpen} isChosen={chosen.includes(line.id)} />
              </li>
            ))}
          </ul>
        </fieldset>
        {isOpen && <Declaration name={values.name} />}
        <div className="receipt-foot">
          {isOpen && (
            <Button type="submit" variant="action">
              Confirmer la rétractation
            </Button>
          )}
          <Link className="btn btn-line" to={WITHDRAWAL_PATH} reloadDocument>
            {isOpen ? "Ne rien changer" : "Chercher une autre commande"}
          </Link>
        </div>
      </form>
    </section>
  );
}

/** What the first step said, and that this is the second. */
function FirstStep({ number, email, name }: Choose["values"]) {
  return (
    <>
      <input type="hidden" name="step" value="confirm" />
      <input type="hidden" name="number" value={number} />
      <input type="hidden" name="email" value={email} />
      <input type="hidden" name="name" value={name} />
    </>
  );
}

function Declaration({ name }: { name: string }) {
  return (
    <p>
      En confirmant, vous déclarez, au nom de <b>{name}</b>, vous rétracter du contrat pour les
      articles cochés. L’accusé de réception suit aussitôt, avec la date et l’heure.
    </p>
  );
}

type LineProps = { line: WithdrawalLine; isOffered: boolean; isChosen: boolean };

function Line({ line, isOffered, isChosen }: LineProps) {
  const content = (
    <>
      <LineText {...line} note={<Excepted kind={line.kind} />} />
      <span className="order-line-price tnum">{price(line.quantity * line.unitPriceCents)}</span>
    </>
  );
  if (!isOffered || line.kind !== "open")
    return <div className="withdrawal-line is-closed">{content}</div>;
  return (
    <label className="withdrawal-line">
      <input type="checkbox" name="line" value={line.id} defaultChecked={isChosen} />
      {content}
    </label>
  );
}

function Excepted({ kind }: { kind: WithdrawalLine["kind"] }) {
  if (kind === "open") return null;
  return (
    <small className="order-line-trouble">
      {kind === "withdrawn"
        ? "Rétractation déjà enregistrée"
        : "Fait pour vous\u00a0: pas de rétractation possible"}
    </small>
  );
}
