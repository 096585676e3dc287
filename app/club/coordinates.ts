/** A point on earth, in degrees. */
export type Coordinates = { latitude: number; longitude: number };

/** `45,0217` or `45.0217`, with a sign. */
const DEGREES = /[+-]?\d{1,3}(?:[.,]\d+)?/g;

/**
 * A point as maps write it and people copy it: `45.0217, -1.0542` or `45,0217 -1,0542`. Null when it is none.
 */
export function readCoordinates(text: string): Coordinates | null {
  const isBare = /^[\s\d.,;()°+-]+$/.test(text);
  // A comma between digits is a decimal one, unless the numbers have points already.
  const typed = text.includes(".") ? text.replaceAll(",", " ") : text;
  const [latitude, longitude, ...more] = (typed.match(DEGREES) ?? []).map((degrees) =>
    Number(degrees.replace(",", ".")),
  );
  if (!isBare || latitude === undefined || longitude === undefined || more.length > 0) return null;
  if (Math.abs(latitude) > 90 || Math.abs(longitude) > 180) return null;
  return { latitude, longitude };
}
