/** The first word that the name of a colour holds decides; in the order of what is asked first. */
const HUES: readonly [RegExp, string][] = [
  [/blanc|écru|ivoire/i, "white"],
  [/noir|anthracite/i, "black"],
  [/gris/i, "grey"],
  [/marine|nuit/i, "navy"],
  [/bleu|océan|lac|ciel/i, "blue"],
  [/jaune|mimosa|or\b/i, "yellow"],
  [/tartan|orange|brique/i, "orange"],
  [/rouge|carmin|bordeaux/i, "red"],
  [/sable|beige|dune/i, "sand"],
  [/menthe|clair/i, "mint"],
  [/vert|pin|sapin/i, "green"],
];

/** A dab of a colour beside its name; nothing for a name that says no colour we know. */
export function ColourSwatch({ name }: { name: string }) {
  const hue = HUES.find(([word]) => word.test(name))?.[1];
  return hue ? <span className={`swatch swatch-${hue}`} aria-hidden="true" /> : null;
}
