import { redirect } from "react-router";
import { registration } from "~/club/kinds/registration";
import { SECTION } from "~/club/kinds/section-key";
import { beginRegistration } from "~/club/sections/begin-registration.server";
import { toSectionChoices } from "~/club/sections/section-choices.server";
import { listStoredSections, type StoredSection } from "~/club/sections/stored-sections.server";
import type { Queryable } from "~/platform/database/database.server";
import { services } from "~/platform/services.server";
import { editPath } from "~/records/kind";
import { listPresent, publishedValues } from "~/records/rows.server";
import type { Route } from "./+types/sheet";
import { openRecord } from "./open-records.server";
import { peopleChoices } from "./people-choices.server";

type Args = Route.LoaderArgs;

/** A page of registration by its id, or by the key of its section. */
export async function openRegistration(args: Args, word: string) {
  const { kysely } = services(args.context).database;
  const ofSection = await findOfSection(kysely, word);
  if (ofSection) throw redirect(editPath(registration, ofSection));
  return openOne(args, word);
}

/** A new one, or the one that the section of the address has; it begins with the steps of that section. */
export async function openNewRegistration(args: Args) {
  const { kysely } = services(args.context).database;
  const key = args.url.searchParams.get("section");
  const ofSection = key === null ? null : await findOfSection(kysely, key);
  if (ofSection) throw redirect(editPath(registration, ofSection));
  const opened = await openOne(args);
  const section = (await listStoredSections(kysely)).find((one) => one.key === key);
  opened.record.values = beginRegistration(section ?? null);
  return opened;
}

/** The id of the page of a section, be it a draft only; null for none. */
async function findOfSection(db: Queryable, key: string): Promise<string | null> {
  const pages = await listPresent(db, registration);
  const published = pages.find((page) => publishedValues(page)?.section === key);
  const draft = pages.find((page) => publishedValues(page) === null && page.values.section === key);
  return (published ?? draft)?.id ?? null;
}

async function openOne(args: Args, id?: string) {
  const { kysely } = services(args.context).database;
  const opened = await openRecord(
    { ...args, params: id === undefined ? {} : { id } },
    registration,
  );
  const sections = await listStoredSections(kysely);
  const choices = { ...(await peopleChoices(kysely)), [SECTION]: toSectionChoices(sections) };
  const isOnSite = ({ values }: StoredSection) => !values.isRetired;
  return { ...opened, choices, shownSections: sections.filter(isOnSite).map(({ key }) => key) };
}
