import type { EventValues } from "../kinds/event";
import { chosenPicture, searchWords } from "../page-picture";
import type { CourseMap, EventPage, EventRegistration } from "./event-page";
import { eventPathAt } from "./event-paths";

type ShownEvent = { key: string; values: EventValues };

/** The pages of the events that the club shows: those in the site first, then by name. */
export function toEvents(stored: readonly ShownEvent[]): EventPage[] {
  return stored
    .map(toEvent)
    .toSorted(
      (a, b) => Number(a.isAlone) - Number(b.isAlone) || a.name.localeCompare(b.name, "fr"),
    );
}

function toEvent({ key, values }: ShownEvent): EventPage {
  const { name, address, formerAddresses, articleWords, lead } = values;
  const isAlone = values.frame === "alone";
  return {
    key,
    address,
    formerAddresses,
    path: eventPathAt(address, { isAlone }),
    articleWords: articleWords || name,
    search: searchWords(values, { title: name, lead }),
    name,
    isAlone,
    look: values.look,
    lead,
    teaser: values.teaser || lead,
    season: values.season,
    place: values.place,
    art: chosenPicture(values),
    facts: values.facts.map(withoutId),
    programme: {
      introduction: values.programmeText,
      steps: values.programme.map(withoutId),
      link: values.programmeLink || "Voir le programme",
    },
    course: {
      introduction: values.courseText,
      map: chosenMap(values),
      points: values.points.map(({ letter, title, text }, index) => ({
        letter: letter || String(index + 1),
        title,
        text,
      })),
      facts: values.courseFacts.map(withoutId),
    },
    practical: values.practical.map(withoutId),
    registration: toRegistration(values),
    health: {
      introduction: values.healthText,
      cases: values.healthCases.map(withoutId),
      note: values.healthNote,
    },
    questions: values.questions.map(withoutId),
    volunteers: {
      title: values.volunteersTitle,
      text: values.volunteersText,
      label: values.volunteersLabel || "Proposer mon aide",
    },
    footWords: values.footWords || "Un événement du club",
  };
}

/** A picture of the club’s, else the word of a map that the site brings (`drawings.ts`). */
function chosenMap({ map, mapDrawing, mapAlt }: EventValues): CourseMap | null {
  if (map) return { src: map, alt: mapAlt || "Plan du parcours" };
  return mapDrawing ? { src: mapDrawing, alt: mapAlt } : null;
}

function toRegistration({
  joinText,
  prices,
  steps,
  joinLabel,
  callLabel,
}: EventValues): EventRegistration {
  return {
    introduction: joinText,
    // A draft may lack an amount.
    prices: prices.flatMap(({ title, amount, per, includes }) =>
      amount === null ? [] : { title, amount, per, includes },
    ),
    steps: steps.map(withoutId),
    label: joinLabel || "S’inscrire",
    call: callLabel || "S’inscrire",
  };
}

function withoutId<T extends { id: string }>({ id: _, ...parts }: T): Omit<T, "id"> {
  return parts;
}
