/** Days to withdraw from the day the goods were fetched (consumer code, article L221-18). */
export const WITHDRAWAL_DAYS = 14;

/** That right in words, as pages and papers say it. */
export const WITHDRAWAL_RIGHT = `Vous avez ${WITHDRAWAL_DAYS}\u00a0jours après le retrait pour changer d’avis, sans donner de raison\u00a0: déclarez-le sur le site, par «\u00a0Renoncer au contrat ici\u00a0», ou écrivez au club. Un article personnalisé ne peut pas être repris.`;

/** Days after the chosen day at which an order that its buyer did not fetch is pointed out to the club. */
export const KEPT_DAYS = 30;

/** Pieces that one e-mail address may have waiting for it, neither fetched nor paid for. */
export const RESERVED_PIECES = 40;

/** Days that a return may be sent within, and a refund made within (consumer code, articles L221-23 and L221-24). */
export const RETURN_DAYS = 14;

/** A finished text of the terms of sale; the same text has the same hash. */
export type SaleTerms = {
  /** 32 characters of hexadecimal. */
  hash: string;
  /** HTML. */
  content: string;
};
