import type { CommandFields } from "~/lib/command";
import { lowerFirst } from "~/lib/lower-first";
import type { DeliveryWords } from "~/platform/mail/mail-status.server";
import { Box } from "~/ui/box";
import { CommandButton } from "~/ui/commands";
import { Icon, type IconName } from "~/ui/icon";
import type { OrderMailKind } from "./admin-orders.types";
import { ORDER_COMMANDS_PATH } from "./order-paths";

const MAIL_NAMES: Record<OrderMailKind, string> = {
  buyer: "Confirmation à l’acheteur",
  club: "Avis au club",
  ready: "«\u00a0Votre commande est prête\u00a0»",
  reminder: "Rappel avant annulation",
  acknowledgement: "Accusé de rétractation",
};

export type DeliveredMail = { id: string; kind: OrderMailKind; delivery: DeliveryWords };

const ICONS: Record<DeliveryWords["tone"], IconName> = {
  sent: "check-circle",
  waiting: "clock",
  failed: "warning",
};

type OrderMailsBoxProps = {
  orderId: string;
  mails: readonly DeliveredMail[];
  isPending: boolean;
  run: (fields: CommandFields) => void;
};

/** Whether the mails of an order left, and the way to try again. */
export function OrderMailsBox({ orderId, mails, isPending, run }: OrderMailsBoxProps) {
  return (
    <Box id="envois" title="Envois par e-mail">
      {mails.length === 0 && (
        <p className="admin-note">{"Le site oublie les envois après 30\u00a0jours."}</p>
      )}
      <ul className="od-mails">
        {mails.map(({ id, kind, delivery }) => (
          <li key={id}>
            <div className={`ms-delivery is-${delivery.tone}`}>
              <Icon name={ICONS[delivery.tone]} />
              <span>
                <b>{MAIL_NAMES[kind]}</b>
                <small className="ms-delivery-reason">{delivery.state}.</small>
                {delivery.reason && <small className="ms-delivery-reason">{delivery.reason}</small>}
              </span>
            </div>
            {delivery.canRetry && (
              <CommandButton
                path={ORDER_COMMANDS_PATH}
                fields={{ intent: "retry", id: orderId, mailId: id }}
                onCommand={run}
                variant="line"
                icon="redo"
                disabled={isPending}
                aria-label={`Envoyer maintenant\u00a0: ${lowerFirst(MAIL_NAMES[kind])}`}
              >
                {delivery.tone === "failed" ? "Réessayer" : "Envoyer maintenant"}
              </CommandButton>
            )}
          </li>
        ))}
      </ul>
    </Box>
  );
}
