import calls from "~content/demo/club/calls.json" with { type: "json" };
import club from "~content/demo/club/club.json" with { type: "json" };
import events from "~content/demo/club/events.json" with { type: "json" };
import places from "~content/demo/club/places.json" with { type: "json" };
import people from "~content/demo/people.json" with { type: "json" };

/** Names, numbers and places of the fictional club: a site of another club says none of them. */
export const DEMO_WORDS: readonly string[] = [
  club.name,
  club.initials,
  club.town,
  club.postcode,
  club.street,
  club.phone,
  club.busStop,
  club.creditLabel,
  "ac-lespins",
  ...places.map(({ values }) => values.name),
  ...calls.map(({ person }) => person),
  ...[...people.boardMembers, ...people.coaches].map(({ fullName }) => fullName),
  ...events.map(({ values }) => values.name),
].filter((word) => word !== "");
