import { expect } from "vitest";
import type { Database } from "~/platform/database/database.server";
import type { Log } from "~/platform/log.server";
import { action as takeView } from "~/routes/public/visit";
import type { action as takeVitals } from "~/routes/public/vitals";
import type { VisitMeasure } from "~database/schema/visits";
import { testContext, testServices } from "./services";

export const FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0";
export const IPHONE =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Version/19.0 Mobile/15E148 Safari/604.1";

/** What a browser reports. */
export type Beacon = {
  page?: string;
  from?: string;
  at?: string;
  /** Each test has addresses of its own: what is limited is counted for the whole process. */
  address?: string;
  userAgent?: string;
  headers?: Record<string, string>;
  /** Silent unless a test reads it. */
  log?: Log;
};

let lastAddress = 0;
/** An address that no other test has. */
export const newAddress = () => {
  lastAddress += 1;
  return `198.51.${Math.floor(lastAddress / 250)}.${1 + (lastAddress % 250)}`;
};

type Take = typeof takeView | typeof takeVitals;

/** Calls the action that takes a report, at the given moment. */
export async function send(
  database: Database,
  take: Take,
  fields: Record<string, string>,
  of: Beacon,
) {
  const now = new Date(of.at ?? "2026-03-10T10:30:00.000Z");
  const { address = newAddress(), log } = of;
  const site = testServices(database, { now, clientAddress: address, ...(log && { log }) });
  const request = new Request("http://localhost:3000/visites", {
    method: "POST",
    headers: { "user-agent": of.userAgent ?? FIREFOX, ...of.headers },
    body: new URLSearchParams(fields),
  });
  const answer = await take({
    request,
    context: testContext(site),
    params: {},
    url: new URL(request.url),
    pattern: "/visites",
  });
  expect(answer.status).toBe(204);
}

/** A page was looked at. */
export const view = (database: Database, { page = "/", from = "", ...of }: Beacon = {}) =>
  send(database, takeView, { page, from }, of);

/** The sums of a measure: day, label, views, visits, visitors. */
export async function counts(database: Database, measure: VisitMeasure) {
  const rows = await database.kysely
    .selectFrom("visit_counts")
    .selectAll()
    .where("measure", "=", measure)
    .orderBy("day")
    .orderBy("label")
    .execute();
  return rows.map(({ day, label, views, visits, visitors }) =>
    [day, label, views, visits, visitors].join(" "),
  );
}
