import type { Coordinates } from "./coordinates";

/** The provider of the interactive map. Nothing of theirs loads before a visitor asks for it on the contact page. */
export const MAP_PROVIDER = {
  name: "OpenStreetMap",
  origin: "https://www.openstreetmap.org",
  company: "OpenStreetMap Foundation (Royaume-Uni)",
  privacy: "https://osmfoundation.org/wiki/Privacy_Policy",
} as const;

/** Half of what the map shows, in degrees: about a kilometre and a half each way. */
const REACH = { latitude: 0.009, longitude: 0.02 };

/** The addresses of the provider's map of a point. */
export function mapLinks({ latitude, longitude }: Coordinates) {
  const point = `${latitude}%2C${longitude}`;
  const edges = [
    longitude - REACH.longitude,
    latitude - REACH.latitude,
    longitude + REACH.longitude,
    latitude + REACH.latitude,
  ];
  const box = edges.map((degrees) => degrees.toFixed(4)).join("%2C");
  return {
    /** The address of the map inside the page’s frame. */
    embed: `${MAP_PROVIDER.origin}/export/embed.html?bbox=${box}&layer=mapnik&marker=${point}`,
    /** The same place on the provider's own site. */
    page: `${MAP_PROVIDER.origin}/?mlat=${latitude}&mlon=${longitude}#map=16/${latitude}/${longitude}`,
    directions: `${MAP_PROVIDER.origin}/directions?to=${point}`,
  };
}
