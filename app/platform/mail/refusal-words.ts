/** What a provider's own words mean, and what is to be done; its status alone says less. */
const KNOWN: readonly [words: RegExp, meaning: string][] = [
  [
    /non-browser/i,
    "EmailJS refuse les envois d’un serveur. Dans le compte EmailJS, sous «\u00a0Account\u00a0» puis «\u00a0Security\u00a0», cochez «\u00a0Allow EmailJS API for non-browser applications\u00a0».",
  ],
  [
    /private key/i,
    "EmailJS demande la clé privée du compte\u00a0: c’est le réglage EMAILJS_PRIVATE_KEY.",
  ],
  [
    /recipients? address is empty/i,
    "Le modèle EmailJS n’écrit à personne\u00a0: mettez {{to_email}} dans son champ «\u00a0To Email\u00a0».",
  ],
  [
    /reconnect your/i,
    "EmailJS n’a plus accès à la boîte qui envoie\u00a0: reconnectez-la dans le compte EmailJS, sous «\u00a0Email Services\u00a0».",
  ],
  [
    /wrong version number|packet length too long/i,
    "Le port et le chiffrement de SMTP_URL ne vont pas ensemble\u00a0: smtps:// va avec le port 465, smtp:// avec le port 587.",
  ],
  [/certificate/i, "Le certificat du service d’envoi n’est pas valable."],
  [/ENOTFOUND/, "Le nom du service d’envoi n’existe pas\u00a0: vérifiez SMTP_URL."],
  [
    /missing credentials/i,
    "Le service d’envoi demande un identifiant et un mot de passe\u00a0: ajoutez-les à SMTP_URL.",
  ],
];

const CREDENTIALS_REFUSED = [401, 403, 530, 534, 535];

/** Why a mail could not be sent, in a sentence; `status` is the provider's own, 0 when it could not be reached. */
export function refusalInWords({ status, reason }: { status: number; reason: string }): string {
  const known = KNOWN.find(([words]) => words.test(reason));
  if (known) return known[1];
  if (status === 0) return "Le service d’envoi ne répond pas.";
  if (status === 429) return "Le service d’envoi a reçu trop de messages à la fois.";
  if (CREDENTIALS_REFUSED.includes(status)) {
    return `Le service d’envoi refuse les identifiants du site (code\u00a0${status}).`;
  }
  return `Le service d’envoi a refusé le message (code\u00a0${status}).`;
}
