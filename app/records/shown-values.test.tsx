import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { group, list } from "./composed-fields";
import { day, ending, type Field, line, oneOf, percent, time, yesNo } from "./fields";
import { readsSame } from "./merge-values";
import { itemTitle, showValue } from "./shown-values";

const shown = (field: Field<unknown>, value: unknown) =>
  renderToStaticMarkup(showValue(field, value, { today: "2026-03-13", title: "Cross" }));

const state = oneOf("État", {
  choices: [
    { value: "on", label: "Maintenu" },
    { value: "off", label: "Annulé" },
  ],
  wrong: "Choisissez.",
});

describe("a value beside another version", () => {
  it.each<[string, Field<unknown>, unknown, string]>([
    ["a line", line("Nom", { subject: "Le nom" }), "Jo", "Jo"],
    ["nothing", line("Nom", { subject: "Le nom", none: "Sans nom" }), "", "Sans nom"],
    ["a day", day("Jour"), "2026-03-24", "mar. 24 mars"],
    ["a clock", time("Heure"), "18:30", "18h30"],
    ["no clock", time("Heure"), null, ""],
    ["yes", yesNo("Montré"), true, "Oui"],
    ["the first of some words", state, "on", "Maintenu"],
    ["a share", percent("Point", { wrong: "" }), 33, "33\u00a0%"],
  ])("reads %s", (_, field, value, words) => {
    expect(shown(field, value)).toBe(words);
  });

  it("reads the filled parts of a group, and the items of a list by their first words", () => {
    const fields = { name: line("Nom", { subject: "Le nom" }), day: day("Jour"), state };
    const words = { added: "", removed: "" };
    const stage = group("Étape", { fields, ...words });
    expect(shown(stage, { name: "Dune", day: null, state: "off" })).toBe(
      '<span style="display:block">Nom\u00a0: Dune</span><span style="display:block">État\u00a0: Annulé</span>',
    );
    const stages = list("Étapes", {
      fields,
      most: 9,
      noun: "étape",
      moved: "",
      reworded: "",
      tooMany: "",
      wrongId: "",
    });
    const items = [
      { id: "1", name: "Dune", day: null, state: "on" },
      { id: "2", name: "", day: null, state: "on" },
    ];
    expect(shown(stages, items)).toBe("<ol><li>Dune</li><li>Sans nom</li></ol>");
    expect(itemTitle(fields, { name: " " }, {}, () => null)).toBe("Sans nom");
  });

  it("reads an end, and a clock without a day as none", () => {
    const expiry = ending("Fin", { column: "expires_at", title: "", announcement: "" });
    expect(shown(expiry, { day: "2026-03-24", time: "08:00" })).toBe("mar. 24 mars à 08h00");
    expect(shown(expiry, { day: null, time: "08:00" })).toBe("Sans date de fin");
    expect(readsSame(expiry, { day: null, time: "08:00" }, { day: null, time: null })).toBe(true);
    const [open, closed] = [null, "23:59"].map((clock) => ({ day: "2026-03-24", time: clock }));
    expect(readsSame(expiry, open, closed)).toBe(true);
  });
});
