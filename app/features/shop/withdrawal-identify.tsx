import { checkedLater, type FormReply } from "~/lib/field-errors";
import { Button } from "~/ui/button";
import { FormField, PageForm } from "~/ui/form";
import { ORDER_LIMITS } from "./order.types";

export const WITHDRAWAL_PATH = "/boutique/retractation";

/** The name under which the text is kept until the withdrawal is recorded. */
export const KEPT_WITHDRAWAL = "foulee.saisie.retractation";

const withdrawalCheck = checkedLater(async () => (await import("./order.schema")).withdrawalSchema);

/** In the order of the form. */
const FIELDS = ["number", "name", "email"] as const;

type IdentifyStepProps = {
  reply?: FormReply | undefined;
  /** Whether the site sends mail. */
  hasMailer: boolean;
};

/** First step: which order, and who declares. It needs no scripts. */
export function IdentifyStep({ reply, hasMailer }: IdentifyStepProps) {
  const errors = reply?.errors ?? {};
  const firstWrong = errors[""] ? "number" : FIELDS.find((field) => errors[field]);
  return (
    <section className="order-card" aria-labelledby="step-title">
      <p className="order-step">Étape 1 sur 2</p>
      <h2 className="d3" id="step-title">
        Quelle commande{"\u00a0"}?
      </h2>
      <p className="order-hint">
        {hasMailer
          ? "Son numéro est dans l’e-mail de confirmation."
          : "Son numéro s’est affiché quand vous avez commandé."}{" "}
        Rien n’est définitif avant l’étape suivante.
      </p>
      <PageForm
        className="order-form"
        action={WITHDRAWAL_PATH}
        reloadDocument
        keptAs={KEPT_WITHDRAWAL}
        check={withdrawalCheck.check}
        onInput={withdrawalCheck.prepare}
        reply={reply}
      >
        <div className="order-fields">
          <FormField
            name="number"
            label="Numéro de commande"
            marked
            autoFocus={firstWrong === "number"}
            inputClassName="withdrawal-number"
            placeholder={"Ex.\u00a0: K7M-4QX"}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
          />
          <FormField
            name="name"
            label="Nom complet"
            marked
            autoFocus={firstWrong === "name"}
            autoComplete="name"
            limit={ORDER_LIMITS.name}
          />
          <FormField
            name="email"
            label="Adresse e-mail"
            marked
            hint={
              hasMailer
                ? "Celle de la commande\u00a0: l’accusé de réception y est envoyé."
                : "Celle de la commande. L’accusé de réception s’affichera ici\u00a0: vous pourrez l’imprimer."
            }
            className="is-wide"
            type="email"
            autoFocus={firstWrong === "email"}
            autoComplete="email"
            limit={ORDER_LIMITS.email}
          />
        </div>
        <div className="receipt-foot">
          <Button type="submit" arrow>
            Renoncer au contrat ici
          </Button>
        </div>
      </PageForm>
    </section>
  );
}
