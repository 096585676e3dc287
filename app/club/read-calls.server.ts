import type { CallsValues } from "./kinds/calls";
import { boardRoleOf, nameOf, type People } from "./people-names";
import { shownPhone } from "./read-club.server";
import { findSection } from "./sections/sections";
import type { Call, Club, Section } from "./site";

type Sources = {
  people: People;
  club: Club;
  sections: readonly Section[];
};

/** Those to call as pages show them: without a role of their own it is that on the board, without an address or a phone it is the club's. */
export function toCalls({ calls }: CallsValues, sources: Sources): Call[] {
  return calls.map((call) => toCall(call, sources));
}

function toCall(call: CallsValues["calls"][number], { people, club, sections }: Sources): Call {
  const { id, subject, email, isOnContacts } = call;
  const [person] = call.person;
  const own = shownPhone(call.phone);
  const phone = own ?? club.phone;
  return {
    id,
    subject,
    name: (person && nameOf(person, people)) ?? "",
    role: call.role || (person ? boardRoleOf(person, people) : ""),
    email: email || club.email,
    phone,
    hours: phone ? call.hours || (own ? "" : club.phoneHours) : "",
    section: findSection(sections, call.section)?.key ?? null,
    use: call.use === "" ? null : call.use,
    isOnContacts,
    personId: person && "id" in person ? person.id : null,
  };
}
