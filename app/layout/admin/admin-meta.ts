/** What every page of the administrator area says of itself. */
export function adminMeta(title: string) {
  return [{ title: `${title} – Espace club` }, { name: "robots", content: "noindex, nofollow" }];
}
