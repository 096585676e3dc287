/** What a volunteer is told when a request failed, by its status; 0 is a network that did not answer. */
export function sayFailure(status: number): string {
  if (status === 0) return "Pas de connexion. Vérifiez votre réseau, puis réessayez.";
  if (status === 401) return "Votre session est terminée. Reconnectez-vous, puis réessayez.";
  if (status === 403) return "Cette action ne vous est pas permise.";
  if (status === 413) return "C’est trop volumineux. Raccourcissez le texte, puis réessayez.";
  if (status === 429) return "Trop de demandes à la fois. Attendez une minute, puis réessayez.";
  return "Le site n’a pas pu répondre. Réessayez dans un instant.";
}
