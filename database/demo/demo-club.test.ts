import { describe, expect, it } from "vitest";
import { CONTACT_PEOPLE } from "~club/people";
import { runningCompetition } from "~club/registration-pages/running-competition";
import { sportSanteRegistration } from "~club/registration-pages/sport-sante";
import { SECTION_PAGES } from "~club/section-pages/section-pages";
import { PAYMENT_AT_PICKUP, PICKUP } from "~club/shop";
import { CLUB_HOUSE_HOURS } from "~club/stadium";
import { TIMETABLE } from "~club/timetable";
import { boutiqueMaillots } from "./articles/vie-du-club.ts";
import { demoBoardMembers, demoCoaches } from "./people.ts";

const coaches = demoCoaches.map(({ fullName }) => fullName);
const everybody = [...coaches, ...demoBoardMembers.map(({ fullName }) => fullName)];

/** The session that an article of the demo tells of. */
function session(weekday: number, start: string, coach: string) {
  return TIMETABLE.find(
    (slot) => slot.weekday === weekday && slot.start === start && slot.coach === coach,
  );
}

describe("the demo's people and the club's files", () => {
  it("name the same coaches", () => {
    const pages = [...Object.values(SECTION_PAGES), runningCompetition, sportSanteRegistration];
    const named = pages.flatMap((page) => page.coaches.map(({ name }) => name));
    for (const coach of [...TIMETABLE.map((slot) => slot.coach), ...named]) {
      expect(coaches).toContain(coach);
    }
    for (const coach of coaches) expect(named).toContain(coach);
  });

  it("name the same people to call, the president and the treasurer among them", () => {
    for (const { name } of Object.values(CONTACT_PEOPLE)) expect(everybody).toContain(name);
    expect(CONTACT_PEOPLE.president.name).toBe("Bernard Tauzin");
    expect(CONTACT_PEOPLE.tresorerie.name).toBe("Françoise Castaing");
  });

  it("tell the same hours", () => {
    expect(session(3, "17:00", "Aminata Diallo")?.end).toBe("18:15");
    expect(session(3, "17:30", "Pierre Hourtic")?.ages).toEqual({ from: 12 });
    expect(session(6, "10:30", "Pierre Hourtic")?.section).toBe("athletisme");
    expect(session(2, "19:00", "Yann Moreau")?.group).toBe("Reprise");
    expect(session(1, "18:30", "Nathalie Cazaux")?.section).toBe("running-competition");
    expect(session(4, "18:30", "Nathalie Cazaux")?.group).toContain("Côtes");
    expect(session(2, "10:30", "Mamadou Sarr")?.place).toBe("stade");
    expect(session(5, "10:30", "Mamadou Sarr")?.place).toBe("salle-des-pins");
    expect(CLUB_HOUSE_HOURS).toContain("samedi de 10h00 à 12h30");
  });

  it("tell the same way of ordering", () => {
    expect(boutiqueMaillots.content).toContain(PAYMENT_AT_PICKUP);
    expect(boutiqueMaillots.content).toContain(
      "un mardi soir, un vendredi soir ou un samedi matin",
    );
    expect(PICKUP.evenings.map(({ weekday }) => weekday)).toEqual([2, 5, 6]);
  });
});
