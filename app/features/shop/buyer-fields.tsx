import { Field, Textarea } from "~/ui/field";
import { FormField } from "~/ui/form";
import { ORDER_LIMITS } from "./order.types";

/** Who orders, and how to reach them; `hasMailer` says whether the site sends mail. */
export function BuyerFields({ hasMailer }: { hasMailer: boolean }) {
  return (
    <div className="order-fields">
      <FormField
        name="name"
        label="Nom complet"
        marked
        autoComplete="name"
        limit={ORDER_LIMITS.name}
      />
      <FormField
        name="phone"
        label="Téléphone"
        marked
        hint="Pour vous prévenir si le retrait change."
        type="tel"
        autoComplete="tel"
        limit={ORDER_LIMITS.phone}
      />
      <FormField
        name="email"
        label="Adresse e-mail"
        marked
        hint={
          hasMailer
            ? "Elle reçoit la confirmation de votre commande."
            : "Pour vous écrire si besoin\u00a0: ce site n’envoie pas de confirmation par e-mail."
        }
        className="is-wide"
        type="email"
        autoComplete="email"
        limit={ORDER_LIMITS.email}
      />
    </div>
  );
}

/** What else the club should know. */
export function MessageField({ errors }: { errors: string[] | undefined }) {
  return (
    <Field label="Un mot pour nous (facultatif)" error={errors}>
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
