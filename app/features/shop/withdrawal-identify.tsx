import { Alert } from "~/ui/alert";
import { Button } from "~/ui/button";
import { Field, TextInput } from "~/ui/field";
import { ORDER_LIMITS } from "./order-limits";
import type { WithdrawalReply } from "./withdrawal.types";

export const WITHDRAWAL_PATH = "/boutique/retractation";

type Identify = Pick<
  Extract<WithdrawalReply, { step: "identify" }>,
  "values" | "errors" | "sentence"
>;

const BLANK: Identify = {
  values: { number: "", email: "", name: "" },
  errors: {},
  sentence: null,
};

type IdentifyStepProps = {
  reply?: Identify | undefined;
  /** Whether the site sends mail. */
  hasMailer: boolean;
};

/** First step: which order, and who declares. A form like those of before scripts: it needs none. */
export function IdentifyStep({ reply = BLANK, hasMailer }: IdentifyStepProps) {
  const { sentence } = reply;
  return (
    <section className="order-card" aria-labelledby="titre-etape">
      <p className="order-step">Étape 1 sur 2</p>
      <h2 className="d3" id="titre-etape">
        Quelle commande{"\u00a0"}?
      </h2>
      <p className="order-hint">
        {hasMailer
          ? "Son numéro est dans l’e-mail de confirmation."
          : "Son numéro s’est affiché quand vous avez commandé."}{" "}
        Rien n’est définitif avant l’étape suivante.
      </p>
      <form className="order-form" method="post" action={WITHDRAWAL_PATH}>
        {sentence && <Alert tone="error">{sentence}</Alert>}
        <Fields reply={reply} hasMailer={hasMailer} />
        <div className="receipt-foot">
          <Button type="submit" arrow>
            Renoncer au contrat ici
          </Button>
        </div>
      </form>
    </section>
  );
}

/** In the order of the form. */
const FIELDS = ["number", "name", "email"] as const;

function Fields({ reply, hasMailer }: { reply: Identify; hasMailer: boolean }) {
  const { values, errors, sentence } = reply;
  const firstWrong = sentence ? "number" : FIELDS.find((field) => errors[field]);
  return (
    <div className="order-fields">
      <Field label="Numéro de commande" required error={errors.number}>
        <TextInput
          name="number"
          autoFocus={firstWrong === "number"}
          className="withdrawal-number"
          defaultValue={values.number}
          placeholder={"Ex.\u00a0: K7M-4QX"}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
      </Field>
      <Field label="Nom complet" required error={errors.name}>
        <TextInput
          name="name"
          autoFocus={firstWrong === "name"}
          defaultValue={values.name}
          autoComplete="name"
          limit={ORDER_LIMITS.name}
        />
      </Field>
      <Field
        label="Adresse e-mail"
        required
        hint={
          hasMailer
            ? "Celle de la commande\u00a0: l’accusé de réception y est envoyé."
            : "Celle de la commande. L’accusé de réception s’affichera ici\u00a0: vous pourrez l’imprimer."
        }
        error={errors.email}
        className="is-wide"
      >
        <TextInput
          name="email"
          type="email"
          autoFocus={firstWrong === "email"}
          defaultValue={values.email}
          autoComplete="email"
          limit={ORDER_LIMITS.email}
        />
      </Field>
    </div>
  );
}
