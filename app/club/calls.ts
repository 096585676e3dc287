import type { CallUse, Club, Contact, Site } from "./site";

type Called = Pick<Site, "club" | "calls">;

/** The contact for something that the software itself asks for; the club where it names nobody. */
export function callFor({ club, calls }: Called, use: CallUse): Contact {
  return contactOf(calls.find((call) => call.use === use) ?? clubItself(club));
}

/** The contact of a section; the club where it names nobody. */
export function callOfSection({ club, calls }: Called, section: string): Contact {
  return contactOf(calls.find((call) => call.section === section) ?? clubItself(club));
}

/** Alone: pages need nothing else of a call. */
function contactOf({ name, role, email, phone, hours }: Contact): Contact {
  return {
    name,
    role,
    email,
    phone,
    hours,
  };
}

/** It has an address and a phone, and no name of a person. */
function clubItself({ email, phone, phoneHours }: Club): Contact {
  return {
    name: "",
    role: "",
    email,
    phone,
    hours: phone ? phoneHours : "",
  };
}
