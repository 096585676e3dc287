import type { DeliveryWords } from "~/platform/mail/mail-status.server";
import { Box } from "~/ui/box";
import { Button } from "~/ui/button";
import { Icon, type IconName } from "~/ui/icon";

const ICONS: Record<DeliveryWords["tone"], IconName> = {
  sent: "check-circle",
  waiting: "clock",
  failed: "warning",
};

type DeliveryBoxProps = { delivery: DeliveryWords; isPending: boolean; onRetry: () => void };

/** Whether the club got the message by mail too, and the way to try again. */
export function DeliveryBox({ delivery, isPending, onRetry }: DeliveryBoxProps) {
  const { tone, state, reason, canRetry } = delivery;
  return (
    <Box id="envoi" title="Envoi par e-mail">
      <p className={`ms-delivery is-${tone}`}>
        <Icon name={ICONS[tone]} />
        <span>
          <span className="ms-delivery-state">{state}.</span>
          {reason && <small className="ms-delivery-reason">{reason}</small>}
        </span>
      </p>
      {canRetry && (
        <Button
          variant="line"
          size="sm"
          icon="redo"
          busy={isPending}
          busyLabel="Envoi…"
          onClick={onRetry}
        >
          Réessayer
        </Button>
      )}
    </Box>
  );
}
