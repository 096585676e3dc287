import type { Club } from "~/club/site";

/** Where the club is at home. */
export type Home = Pick<Club, "town" | "stadium">;

/** A name after a comma, a bracket, a dash or «à», or a postcode: the place says itself in which town it is. */
const NAMED_TOWN = /[,(]\s*\p{Lu}|\s[–—-]\s+\p{Lu}|\s(?:à|au|aux)\s+\p{Lu}|\b\d{5}\b/u;

/**
 * Whether a place is in the club's own town: it names that town, the club's stadium, or no town at all.
 * The editor asks for the town after a comma where it is another.
 */
export function isAtHome(location: string, { town, stadium }: Home): boolean {
  return mentions(location, town) || mentions(location, stadium.name) || !NAMED_TOWN.test(location);
}

/** A place as a map or a calendar finds it: the club's town is added where the place names none. */
export function placeWithTown(location: string, home: Home): string {
  const { town } = home;
  if (town === "" || mentions(location, town) || !isAtHome(location, home)) return location;
  return `${location}, ${town}`;
}

function mentions(location: string, name: string): boolean {
  return name !== "" && location.toLocaleLowerCase("fr").includes(name.toLocaleLowerCase("fr"));
}
