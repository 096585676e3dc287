/** Why a mail could not be sent, in a sentence; `status` is the provider's own, 0 when it could not be reached. */
export function refusalInWords(status: number): string {
  if (status === 0) return "Le service d’envoi ne répond pas.";
  if (status === 429) return "Le service d’envoi a reçu trop de messages à la fois.";
  if ([401, 403, 530, 535].includes(status)) {
    return `Le service d’envoi refuse les identifiants du site (code\u00a0${status}).`;
  }
  return `Le service d’envoi a refusé le message (code\u00a0${status}).`;
}
