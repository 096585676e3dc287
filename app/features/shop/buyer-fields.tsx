import { Field, Textarea, TextInput } from "~/ui/field";
import type { OrderErrors } from "./order.types";
import { ORDER_LIMITS } from "./order-limits";

type BuyerFieldsProps = {
  errors: OrderErrors;
  /** Whether the site sends mail. */
  hasMailer: boolean;
};

/** Who orders, and how to reach them. */
export function BuyerFields({ errors, hasMailer }: BuyerFieldsProps) {
  return (
    <div className="order-fields">
      <Field label="Nom complet" required error={errors.name}>
        <TextInput name="name" autoComplete="name" limit={ORDER_LIMITS.name} />
      </Field>
      <Field
        label="Téléphone"
        required
        hint="Pour vous prévenir si le retrait change."
        error={errors.phone}
      >
        <TextInput name="phone" type="tel" autoComplete="tel" limit={ORDER_LIMITS.phone} />
      </Field>
      <Field
        label="Adresse e-mail"
        required
        hint={
          hasMailer
            ? "Elle reçoit la confirmation de votre commande."
            : "Pour vous écrire si besoin\u00a0: ce site n’envoie pas de confirmation par e-mail."
        }
        error={errors.email}
        className="is-wide"
      >
        <TextInput name="email" type="email" autoComplete="email" limit={ORDER_LIMITS.email} />
      </Field>
    </div>
  );
}

/** What else the club should know. */
export function MessageField({ error }: { error: string | undefined }) {
  return (
    <Field label="Un mot pour nous (facultatif)" error={error}>
      <Textarea
        name="message"
        rows={3}
        className="order-message"
        limit={ORDER_LIMITS.message}
        placeholder={"Ex.\u00a0: ma fille passera à ma place"}
      />
    </Field>
  );
}
