import { join } from "node:path";
import { sql } from "kysely";
import { calls } from "~/club/kinds/calls";
import { club } from "~/club/kinds/club";
import { place } from "~/club/kinds/place";
import { season } from "~/club/kinds/season";
import { section } from "~/club/kinds/section";
import { session } from "~/club/kinds/session";
import { shop } from "~/club/kinds/shop";
import { newSeasonAt } from "~/club/new-season";
import { parisDay } from "~/lib/paris-instants";
import type { Database, DatabaseTransaction } from "~/platform/database/database.server";
import { openSqliteDatabase } from "~/platform/database/database.server";
import { newId } from "~/platform/random.server";
import { type AnyKind, emptyValues } from "~/records/kind";
import { insertRecord } from "~/records/rows.server";
import { sheetId } from "~/records/sheets.server";
import { addArticle } from "../../support/article-fixtures";
import { changeContent } from "../../support/change-content";

/** The other club, as each of its pages tells it. */
export const OTHER_CLUB = { name: "Foulées du Val Clair", hasHealthLabel: false, keywords: "" };

const STADIUM = "6b1c0000-0000-4000-8000-000000000001";
const SEASON = "6b1c0000-0000-4000-8000-000000000002";

/**
 * Writes a club that shares no word with the demo over the templates of a stopped site: two sections, one of
 * which says little, no page of an event, no photo, nothing to buy.
 */
export async function fillOtherClub(dataDir: string): Promise<void> {
  const database = openSqliteDatabase(join(dataDir, "foulee.db"));
  try {
    await changeContent(database, (trx) => writeClub(trx, new Date()));
    await addNews(database, new Date());
  } finally {
    await database.kysely.destroy();
  }
}

type Row = { id?: string; key?: string; values: Record<string, unknown> };

async function writeClub(trx: DatabaseTransaction, now: Date): Promise<void> {
  const write = async (kind: AnyKind, rows: readonly Row[]) => {
    await trx.deleteFrom("club_records").where("kind", "=", kind.subject).execute();
    for (const { id, key, values } of rows) {
      await insertRecord(trx, kind, {
        id: id ?? (kind.isSheet ? sheetId(kind) : newId()),
        key,
        values: { ...emptyValues(kind), ...values },
        version: 1,
        userId: null,
        now,
      });
    }
  };
  await write(club, [{ values: CLUB }]);
  await write(calls, [{ values: { calls: CALLS } }]);
  await write(shop, [{ values: SHOP }]);
  await write(place, [{ id: STADIUM, key: "stade", values: STADIUM_VALUES }]);
  await write(section, SECTIONS);
  await write(season, [
    { id: SEASON, values: { ...newSeasonAt(parisDay(now)), ...SEASON_VALUES } },
  ]);
  await write(session, SESSIONS);
}

const CLUB = {
  ...OTHER_CLUB,
  initials: "FVC",
  description: "Courir et marcher ensemble dans la vallée, à tout âge.",
  town: "Val-Clair",
  postcode: "63999",
  department: "63",
  email: "bonjour@val-clair.example",
  phone: "01 99 00 12 34",
  street: "3 chemin du Moulin",
};

const CALLS = [
  {
    id: "6b1c0000-0000-4000-8000-000000000011",
    subject: "Le club en général",
    person: [{ name: "Odile Roche" }],
    role: "Présidente",
    email: "",
    phone: "",
    hours: "",
    section: null,
    use: "president",
    isOnContacts: true,
  },
];

const SHOP = {
  evenings: [
    {
      id: "6b1c0000-0000-4000-8000-000000000021",
      weekday: "4",
      from: "18:00",
      to: "19:00",
    },
  ],
  leadDays: 3,
  weeks: 2,
  place: "local du moulin",
  payment: "en espèces",
};

const STADIUM_VALUES = { name: "Piste du Moulin", isStadium: true };

const SECTIONS: readonly Row[] = [
  {
    key: "course",
    values: {
      name: "Course sur route",
      audience: "Dès 16 ans",
      summary: "Du 5 km au semi",
      lane: "1",
      address: "course",
      opens: "page",
      lead: "On court le soir, sur les quais et dans les vignes, à l’allure de chacun.",
      intro: "Trois groupes partent ensemble et se retrouvent à la piste pour les étirements.",
      bring: ["Une lampe frontale", "Une bouteille d’eau"],
      steps: [
        {
          id: "6b1c0000-0000-4000-8000-000000000031",
          title: "Venez courir",
          text: "La première séance est offerte.",
        },
      ],
      questions: [
        {
          id: "6b1c0000-0000-4000-8000-000000000041",
          question: "Faut-il un certificat médical\u00a0?",
          answer: "Le questionnaire de la fédération vous le dit en ligne.",
        },
      ],
    },
  },
  {
    key: "marche",
    values: {
      name: "Marche",
      lane: "2",
      address: "marche",
      opens: "page",
    },
  },
];

const SEASON_VALUES = {
  fees: [
    {
      id: "6b1c0000-0000-4000-8000-000000000051",
      section: "course",
      name: "Licence",
      audience: "Dès 16 ans",
      amount: 117,
      reduced: null,
      period: "pour la saison",
      includes: ["Assurance comprise"],
      isPartial: false,
    },
  ],
};

const SESSIONS: readonly Row[] = [
  {
    values: {
      season: SEASON,
      section: "course",
      weekday: "2",
      start: "18:45",
      end: "20:00",
      place: STADIUM,
      coaches: [{ name: "Karim Vidal" }],
      group: "Tous niveaux",
    },
  },
  {
    values: {
      season: SEASON,
      section: "marche",
      weekday: "6",
      start: "09:15",
      end: "11:00",
      placeWords: "Pont de pierre",
      group: "Promenade",
    },
  },
];

const A_WEEK = 7 * 24 * 60 * 60 * 1000;

async function addNews(database: Database, now: Date): Promise<void> {
  const stamp = now.toISOString();
  await addArticle(database, {
    title: "Reprise des sorties du jeudi",
    content: "<p>Rendez-vous devant la piste, avec une lampe.</p>",
    created_at: stamp,
    section: "course",
  });
  await addArticle(database, {
    title: "Boucle des vignes",
    content: "<p>Dix kilomètres, ravitaillement au pont.</p>",
    created_at: stamp,
    event_date: parisDay(new Date(now.getTime() + A_WEEK)),
    event_time: "09:30",
    event_location: "Pont de pierre",
  });
  await sql`update content_version set version = version + 1`.execute(database.kysely);
}
