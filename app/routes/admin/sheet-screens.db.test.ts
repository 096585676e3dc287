import { describe, expect } from "vitest";
import { callFor } from "~/club/calls";
import { fillClub } from "~/club/fill-club.server";
import { association } from "~/club/kinds/association";
import { calls } from "~/club/kinds/calls";
import { club } from "~/club/kinds/club";
import { contactsPage } from "~/club/kinds/pages/contacts-page";
import { helpPage } from "~/club/kinds/pages/help-page";
import { homePage } from "~/club/kinds/pages/home-page";
import { type ShopValues, shop } from "~/club/kinds/shop";
import { countToReplace } from "~/club/left-without.server";
import { readSite } from "~/club/read-site.server";
import type { EditedRecord } from "~/editing/edited-record";
import { legalNotice } from "~/features/legal/legal-notice";
import { saleTermsPage } from "~/features/legal/sale-terms";
import { boardMember } from "~/features/team/member";
import type { Database } from "~/platform/database/database.server";
import { newId } from "~/platform/random.server";
import { bodyHistory } from "~/records/body-history.server";
import type { Fields, Values } from "~/records/fields";
import { listRevisions } from "~/records/history.server";
import type { SheetKind } from "~/records/kind";
import { sheetId } from "~/records/sheets.server";
import { test } from "~tests/support/database-test";
import { importRecord } from "~tests/support/record-fixtures";
import { openKindScreens } from "~tests/support/record-screen";

const { loader } = await import("./sheet");
type LoaderArgs = Parameters<typeof loader>[0];

/** The screen of a sheet that has its first words. */
async function openSheetScreen<F extends Fields>(database: Database, kind: SheetKind<F>) {
  const [sheet = "", id] = kind.path.replace("/admin/club/", "").split("/");
  const routes = {
    list: {},
    screen: {
      loader: async (args: LoaderArgs) => {
        const params = id === undefined ? { sheet } : { sheet, id };
        const loaded = await loader({ ...args, params });
        if (loaded.shows !== "sheet") throw new Error("The address is that of a sheet.");
        return loaded.opened;
      },
    },
    record: await import("./record-endpoint"),
  };
  const screens = await openKindScreens<F, never>(database, kind, routes);
  await fillClub(database, { words: "demo", now: screens.site.now });
  const opened = (await screens.create()) as EditedRecord<Values<F>>;
  const sheetsId = sheetId(kind);
  return {
    ...screens,
    opened,
    id: sheetsId,
    read: () => readSite(database.kysely, screens.site.now),
    change: (values: Partial<Values<F>>, version = 1) =>
      screens.send(sheetsId, { intent: "save", version, values }),
  };
}

describe("the sheet of the club", () => {
  test("changes what the site says, and keeps what it said", async ({ database }) => {
    const { change, read, opened, id } = await openSheetScreen(database, club);
    expect(opened.values.phone).toBe("05 56 00 00 33");
    const name = "Les Foulées 🏃 de l'Estuaire";
    const changed = await change({ name, phone: "+33 (0)6.39.98.00.99", email: "" });
    expect(changed.status).toBe(200);
    const site = await read();
    expect(site.club).toMatchObject({
      name: "Les Foulées 🏃 de l’Estuaire",
      email: "",
      phone: { label: "06\u00a039\u00a098\u00a000\u00a099", href: "tel:+33639980099" },
      town: "Castelnau-les-Pins",
    });
    // The papers of the shop have a number of their own only where one is written.
    expect(callFor(site, "shop").phone).toEqual(site.club.phone);
    const history = await listRevisions(database.kysely, bodyHistory(club), id);
    expect(history.map(({ summary }) => summary)).toEqual([
      "«\u00a0Nom du club\u00a0» modifié, «\u00a0Adresse e-mail\u00a0» modifié, Téléphone\u00a0: 05 56 00 00 33 → 06 39 98 00 99",
      "Création",
    ]);
  });

  test("may say next to nothing", async ({ database }) => {
    const { change, read, opened } = await openSheetScreen(database, club);
    const emptied = Object.fromEntries(
      Object.entries(opened.values).map(([name, value]) => {
        if (Array.isArray(value)) return [name, []];
        if (typeof value === "boolean") return [name, false];
        return [name, typeof value === "number" ? null : ""];
      }),
    );
    // One of its drawings is always chosen.
    const { mark } = opened.values;
    expect((await change({ ...emptied, name: "X", mark })).status).toBe(200);
    const { club: bare, bus, support, foundedIn } = await read();
    expect([bus, support, foundedIn]).toEqual([null, null, null]);
    expect(bare).toMatchObject({ name: "X", phone: null, networks: [], credit: null });
    expect(bare.stadium).toMatchObject({ address: "", coordinates: null });
  });

  test("is one, and stays", async ({ database }) => {
    const { send, command, id, opened } = await openSheetScreen(database, club);
    const another = { intent: "save", version: 0, values: opened.values };
    expect((await send(newId(), another)).answer).toMatchObject({ kind: "not-found" });
    expect((await command({ intent: "trash", id })).answer).toMatchObject({
      ok: false,
      message: "Cette fiche ne se supprime pas.",
    });
  });

  test("is not overwritten by somebody who looked at an older one", async ({ database }) => {
    const { change } = await openSheetScreen(database, club);
    await change({ phone: "06 39 98 00 11" });
    expect(await change({ phone: "06 39 98 00 12" })).toMatchObject({
      status: 409,
      answer: { kind: "conflict" },
    });
  });

  test.for([
    ["name", "  ", "Écrivez le nom du club."],
    ["name", "x".repeat(200), "Le nom ne peut pas dépasser 80\u00a0caractères."],
    ["initials", "ACLPINS", "Le sigle ne peut pas dépasser 6\u00a0caractères."],
    ["phone", "zéro cinq", /^Ce numéro n’est pas complet/],
    ["email", "contact@", /^Cette adresse n’est pas complète/],
    ["department", "999", "Choisissez un département de la liste."],
    ["coordinates", "au stade", /^Écrivez la latitude puis la longitude/],
    ["foundedIn", 12, "Écrivez une année à quatre chiffres\u00a0: 1974."],
    ["creditHref", "javascript:alert(1)", /^Cette adresse n’est pas complète/],
  ] as const)("says what is wrong with %s: %s", async ([name, value, message], { database }) => {
    const { change, read } = await openSheetScreen(database, club);
    const before = await read();
    expect(await change({ [name]: value } as never)).toMatchObject({
      status: 400,
      answer: {
        errors: {
          [name]: [typeof message === "string" ? message : expect.stringMatching(message)],
        },
      },
    });
    expect(await read()).toEqual(before);
  });
});

describe("those to call", () => {
  const CALL = { subject: "Essais", role: "", email: "", phone: "", hours: "", section: "" };
  const call = (values: object) => ({
    id: newId(),
    ...CALL,
    person: [],
    use: "",
    isOnContacts: true,
    ...values,
  });

  test("are told by their records, and gone with them", async ({ database }) => {
    const { change, read, site } = await openSheetScreen(database, calls);
    const memberId = newId();
    const values = { fullName: "Ada L'Hermite", role: "", photo: null };
    await importRecord(database, boardMember, { id: memberId, values, now: site.now });
    const one = call({ person: [{ id: memberId }], use: "president" });
    expect((await change({ calls: [one] } as never)).status).toBe(200);
    const president = async () => (await read()).calls[0];
    expect(await president()).toMatchObject({ name: "Ada L'Hermite", personId: memberId });
    const deleted_at = site.now.toISOString();
    await database.kysely.updateTable("board_members").set({ deleted_at }).execute();
    expect((await president())?.name).toBe("");
    expect((await countToReplace(database.kysely, site.now)).contacts).toBe(1);
    // The call still names a person who has left; the other fields are saved all the same.
    expect((await change({ calls: [{ ...one, role: "Présidente" }] } as never, 2)).status).toBe(
      200,
    );
    await database.kysely.updateTable("board_members").set({ deleted_at: null }).execute();
    expect(await president()).toMatchObject({ name: "Ada L'Hermite", role: "Présidente" });
  });

  test("have the club’s phone and hours without one of their own", async ({ database }) => {
    const { change, read } = await openSheetScreen(database, calls);
    const own = call({ phone: "0639980044" });
    await change({ calls: [call({}), own] } as never);
    const {
      calls: [first, second],
      club: all,
    } = await read();
    expect(first).toMatchObject({ phone: all.phone, hours: all.phoneHours });
    expect(second).toMatchObject({ phone: { href: "tel:+33639980044" }, hours: "" });
  });

  test("fall back on the club where nobody is named", async ({ database }) => {
    const { change, read } = await openSheetScreen(database, calls);
    await change({ calls: [] });
    const site = await read();
    expect(callFor(site, "shop")).toMatchObject({
      name: "",
      email: "contact@ac-lespins.example",
      role: "",
    });
  });

  test("have one president, and nobody who is gone", async ({ database }) => {
    const { change } = await openSheetScreen(database, calls);
    const [one, other] = [call({ use: "president" }), call({ use: "president", subject: "Autre" })];
    expect(await change({ calls: [one, other] } as never)).toMatchObject({
      status: 400,
      answer: {
        errors: {
          [`calls.${other.id}.use`]: [
            "«\u00a0Essais\u00a0» a déjà ce rôle\u00a0: changez-le d’abord.",
          ],
        },
      },
    });
    const lost = call({ person: [{ id: newId() }] });
    expect(await change({ calls: [lost] } as never)).toMatchObject({
      status: 400,
      answer: {
        errors: {
          [`calls.${lost.id}.person`]: [
            "Cette personne n’est plus dans la liste\u00a0: choisissez quelqu’un d’autre.",
          ],
        },
      },
    });
  });
});

async function errorsAfter(sent: Promise<{ answer: object }>): Promise<unknown> {
  const { answer } = await sent;
  return "errors" in answer ? answer.errors : null;
}

describe("the words of a page", () => {
  test("change what the page says; an emptied title is its name", async ({ database }) => {
    const { change, read } = await openSheetScreen(database, contactsPage);
    expect((await read()).pages.contacts.title).toBe("Écrivez-nous");
    const words = { title: "Un mot ?", subjects: ["  S'inscrire ", "", "Autre"] };
    expect((await change(words)).status).toBe(200);
    const { contacts } = (await read()).pages;
    expect(contacts).toMatchObject({
      title: "Un mot\u00a0?",
      subjects: ["S’inscrire", "Autre"],
      lead: expect.stringContaining("sous deux jours"),
    });
    expect((await change({ title: " ", searchTitle: "" }, 2)).status).toBe(200);
    expect((await read()).pages.contacts).toMatchObject({
      title: "Contact",
      search: { title: "Contact" },
    });
  });

  test("refuse what the page has no room for, at its place", async ({ database }) => {
    const { change, opened } = await openSheetScreen(database, homePage);
    const lines = ["Une ligne de titre bien trop longue", "deux", "trois"];
    expect(await errorsAfter(change({ title: lines }))).toHaveProperty("title");
    expect(await errorsAfter(change({ title: ["un", "deux", "trois", "quatre"] }))).toEqual({
      title: [expect.stringContaining("3 lignes au plus")],
    });
    const searchDescription = "x".repeat(400);
    const described = change({ ...opened.values, searchDescription });
    expect(await errorsAfter(described)).toHaveProperty("searchDescription");
  });

  test("name an aid's site with its address, or not at all", async ({ database }) => {
    const { change, opened, read } = await openSheetScreen(database, helpPage);
    const [first, ...others] = opened.values.aids;
    if (!first) throw new Error("The demo has aids.");
    const aids = [{ ...first, siteHref: "" }, ...others];
    expect(await errorsAfter(change({ aids }))).toEqual({
      [`aids.${first.id}.siteHref`]: ["Collez l’adresse du site, ou effacez son nom."],
    });
    const hostile = [{ ...first, name: "<b>Aide</b>", siteHref: "javascript:alert(1)" }, ...others];
    expect(await errorsAfter(change({ aids: hostile }))).toHaveProperty(
      `aids.${first.id}.siteHref`,
    );
    expect((await read()).pages.help.aids[0]?.name).toBe("Pass’Sport");
  });
});

describe("the settings of the shop", () => {
  type Evening = ShopValues["evenings"][number];
  type Closure = ShopValues["closures"][number];
  const evening = (values: Partial<Evening>): Evening => ({
    id: newId(),
    weekday: "2",
    from: "18:30",
    to: "19:30",
    ...values,
  });
  const closure = (from: string | null, to: string | null): Closure => ({ id: newId(), from, to });

  test("change when orders are fetched, where, and how they are paid for", async ({ database }) => {
    const { change, read } = await openSheetScreen(database, shop);
    const sent = {
      evenings: [evening({ weekday: "4", from: "17:00", to: "18:00" })],
      closures: [closure("2027-05-01", null)],
      leadDays: 3,
      place: "gymnase de l'école",
      address: "2 rue du Lac",
      payment: "par chèque",
    };
    expect((await change(sent)).status).toBe(200);
    expect((await read()).shop).toEqual({
      pickup: {
        evenings: [{ weekday: 4, hours: "17h00 – 18h00" }],
        leadDays: 3,
        weeks: 4,
        closures: [{ from: "2027-05-01", to: "2027-05-01" }],
      },
      counter: {
        place: "Gymnase de l’école",
        address: "2 rue du Lac",
        hours: "Jeudi\u00a017h00\u00a0–\u2060\u00a018h00",
        payment: "par chèque",
      },
    });
  });

  test("may say neither hours, place nor payment, and close for a year", async ({ database }) => {
    const { change, read } = await openSheetScreen(database, shop);
    const year = closure("2027-01-01", "2027-12-31");
    const nothing = { evenings: [], closures: [year], place: "", address: "", payment: "" };
    expect((await change(nothing)).status).toBe(200);
    expect((await read()).shop.counter).toEqual({ place: "", address: "", hours: "", payment: "" });
  });

  const first = evening({});
  const wrongEvening = (values: Partial<Evening>) => ({ evenings: [first, evening(values)] });
  const wrongClosure = (from: string | null, to: string | null) => ({
    closures: [closure(from, to)],
  });
  test.for([
    [wrongEvening({ from: null }), "from", "Écrivez l’heure du début."],
    [wrongEvening({ to: null }), "to", "Écrivez l’heure de la fin."],
    [
      wrongEvening({ from: "20:00", to: "20:00" }),
      "to",
      "Le retrait doit finir après 20h00, le même jour.",
    ],
    [
      wrongEvening({ from: "23:00", to: "00:30" }),
      "to",
      "Le retrait doit finir après 23h00, le même jour.",
    ],
    [wrongEvening({}), "from", "Le mardi, il y a déjà un retrait de 18h30 à 19h30."],
    [
      wrongEvening({ from: "19:00", to: "20:00" }),
      "from",
      "Le mardi, il y a déjà un retrait de 18h30 à 19h30.",
    ],
    [wrongClosure(null, null), "from", "Choisissez le premier jour."],
    [wrongClosure("2027-01-03", "2026-12-21"), "to", "Cette date doit venir après la première."],
    [
      wrongClosure("2027-01-01", "2028-12-31"),
      "to",
      "Cette fermeture dure plus d’un an\u00a0: vérifiez les dates, ou supprimez les créneaux de retrait.",
    ],
  ] as const)(
    "say under its field what is wrong in a list: %#",
    async ([values, field, message], { database }) => {
      const { change, read } = await openSheetScreen(database, shop);
      const before = await read();
      const [[list, items] = ["", []]] = Object.entries(values);
      const place = `${list}.${items.at(-1)?.id}.${field}`;
      expect(await change(values as never)).toMatchObject({
        status: 400,
        answer: { errors: { [place]: [message] } },
      });
      expect(await read()).toEqual(before);
    },
  );

  test.for([
    ["leadDays", 0],
    ["leadDays", 7],
    ["leadDays", null],
    ["weeks", 1],
    ["weeks", 5],
    ["weeks", 2.5],
  ] as const)("keep %s within its bounds: %s", async ([name, value], { database }) => {
    const { change } = await openSheetScreen(database, shop);
    expect(await change({ [name]: value })).toMatchObject({
      status: 400,
      answer: {
        errors: {
          [name]: [
            name === "weeks"
              ? "Écrivez un nombre de semaines de 2 à 4."
              : "Écrivez un nombre de jours de 1 à 6.",
          ],
        },
      },
    });
  });

  test("offer evenings that follow each other on one day", async ({ database }) => {
    const { change } = await openSheetScreen(database, shop);
    const evenings = [first, evening({ from: "19:30", to: "20:30" }), evening({ weekday: "3" })];
    expect((await change({ evenings })).status).toBe(200);
  });
});

describe("the association", () => {
  test("is told by the pages of the law; what it does not say leaves no hole", async ({
    database,
  }) => {
    const { change, read } = await openSheetScreen(database, association);
    expect((await read()).association).toMatchObject({
      seat: "Stade des Résiniers, 12 rue des Écoles, 33480 Castelnau-les-Pins",
      host: { phone: { href: "tel:+33536490008" } },
      mediator: { name: "Médiation Consommation Gascogne" },
    });
    const mediator = { mediatorName: "", mediatorAddress: "", mediatorSite: "" };
    const host = { hostName: "", hostForm: "", hostAddress: "", hostPhone: "", hostSite: "" };
    const nothing = { ...mediator, ...host, hostCountry: "" };
    const said = { seat: "1 place de l'Église", noticeAddendum: "Une ligne.\n\nUne autre." };
    expect((await change({ ...nothing, ...said })).status).toBe(200);
    const site = await read();
    expect(site.association).toMatchObject({ seat: "1 place de l’Église", mediator: null });
    const terms = JSON.stringify(saleTermsPage(site, { helloasso: false, mail: true }));
    expect(terms).not.toMatch(/Gascogne|médiateur/);
    expect(terms).toContain("1 place de l’Église");
    const notice = legalNotice(site);
    expect(notice.sections.at(-1)).toEqual({
      id: "ajout",
      title: "Le club ajoute",
      blocks: [
        { kind: "text", text: "Une ligne." },
        { kind: "text", text: "Une autre." },
      ],
    });
    expect(JSON.stringify(notice)).not.toContain("L’hébergeur");
  });

  test("has a SIRET of 14 digits; host and mediator have a name", async ({ database }) => {
    const { change } = await openSheetScreen(database, association);
    expect(await errorsAfter(change({ siret: "900 000 033" }))).toHaveProperty("siret");
    expect(await errorsAfter(change({ hostName: "" }))).toHaveProperty("hostName");
    expect(await errorsAfter(change({ mediatorName: "" }))).toEqual({
      mediatorName: ["Écrivez le nom du médiateur, ou effacez son adresse et son site."],
    });
    const hostile = change({ hostSite: "javascript:alert(1)" });
    expect(await errorsAfter(hostile)).toHaveProperty("hostSite");
    expect((await change({ mediatorAddress: "", mediatorSite: "" })).status).toBe(200);
  });
});
