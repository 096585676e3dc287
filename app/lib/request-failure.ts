/** A request that came to nothing: what to tell, and whether signing in again would help. */
export type RequestFailure = { kind: "failed"; message: string; needsLogin: boolean };

/** Told when a page came in place of an answer. */
export const FOREIGN_PAGE =
  "Une autre page a répondu à la place du site\u00a0: un portail Wi-Fi ou une protection. Ouvrez le site dans un nouvel onglet, passez-la, puis réessayez.";

/** What a volunteer is told when a request failed, by its status; 0 is a network that did not answer. */
export function sayFailure(status: number): string {
  if (status === 0) return "Pas de connexion. Vérifiez votre réseau, puis réessayez.";
  if (status === 401) return "Votre session est terminée. Reconnectez-vous, puis réessayez.";
  if (status === 403) return "Cette action ne vous est pas permise.";
  if (status === 413) return "C’est trop volumineux. Raccourcissez le texte, puis réessayez.";
  if (status === 429) return "Trop de demandes à la fois. Attendez une minute, puis réessayez.";
  if (status === 503) {
    return "Le site ne peut pas enregistrer pour le moment. Votre saisie reste ici\u00a0: réessayez dans une minute.";
  }
  if (status === 507) {
    return "Le serveur n’a plus de place\u00a0: rien n’a été enregistré. Prévenez la personne qui s’occupe du site.";
  }
  return "Le site n’a pas pu répondre. Réessayez dans un instant.";
}
