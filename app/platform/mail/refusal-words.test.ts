import { expect, it } from "vitest";
import { refusalInWords } from "./refusal-words";

it.each([
  [0, "connect ECONNREFUSED", "Le service d’envoi ne répond pas."],
  [429, "", "Le service d’envoi a reçu trop de messages à la fois."],
  [403, "Account not found", "Le service d’envoi refuse les identifiants du site (code\u00a0403)."],
  [534, "", "Le service d’envoi refuse les identifiants du site (code\u00a0534)."],
  [535, "", "Le service d’envoi refuse les identifiants du site (code\u00a0535)."],
  [550, "no such mailbox", "Le service d’envoi a refusé le message (code\u00a0550)."],
])("status %i, %s", (status, reason, sentence) => {
  expect(refusalInWords({ status, reason })).toBe(sentence);
});

it.each([
  [
    403,
    "API calls are disabled for non-browser applications",
    /«\u00a0Allow EmailJS API for non-browser applications\u00a0»/,
  ],
  [403, "API calls in strict mode, but no private key was passed", /EMAILJS_PRIVATE_KEY/],
  [422, "The recipients address is empty", /\{\{to_email\}\}/],
  [412, "Gmail_API: Invalid grant. Please reconnect your Gmail account", /reconnectez-la/],
  [0, "SSL routines:ssl3_get_record:wrong version number", /smtps:\/\/ va avec le port 465/],
  [0, "self-signed certificate in certificate chain", /certificat/],
  [0, "getaddrinfo ENOTFOUND smtp.exemple.fr", /nom .* n’existe pas/],
  [0, 'Missing credentials for "PLAIN"', /identifiant et un mot de passe/],
])("names what to mend: %i %s", (status, reason, sentence) => {
  const said = refusalInWords({ status, reason });
  expect(said).toMatch(sentence);
  expect(said).not.toMatch(/identifiants du site|ne répond pas/);
});
