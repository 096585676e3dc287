import type {
  EventCourse,
  EventHealth,
  EventProgramme,
  EventRegistration,
  EventWords,
} from "~/club/events/event-page";

/** Whether the club says anything of a part of a page: one of which it says nothing is left out. */
export function hasProgramme({ introduction, steps }: EventProgramme): boolean {
  return introduction !== "" || steps.length > 0;
}

export function hasCourse({ introduction, map, points, facts }: EventCourse): boolean {
  return introduction !== "" || map !== null || points.length > 0 || facts.length > 0;
}

export function hasRegistration({ introduction, prices, steps }: EventRegistration): boolean {
  return introduction !== "" || prices.length > 0 || steps.length > 0;
}

export function hasHealth({ introduction, cases, note }: EventHealth): boolean {
  return introduction !== "" || cases.length > 0 || note !== "";
}

export function callsVolunteers({ title, text }: EventWords["volunteers"]): boolean {
  return title !== "" || text !== "";
}
