import {
  type DeliveryWords,
  deliveryInWords,
  type MailStatus,
} from "~/platform/mail/mail-status.server";

type Moment = {
  now: Date;
  hasMailer: boolean;
  /** The address of the club that gets copies; null where none is known. */
  to: string | null;
};

/** Tells in words whether the copy of a message reached the club. */
export function copyInWords(status: MailStatus, { to, ...moment }: Moment): DeliveryWords {
  if (status.kind !== "none" || to !== null) {
    return deliveryInWords(status, { ...moment, to: "au club" });
  }
  return {
    tone: "failed",
    state: "Pas envoyé par e-mail\u00a0: aucune adresse du club n’est connue",
    reason: null,
    canRetry: false,
  };
}
