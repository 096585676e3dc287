import { redirect } from "react-router";
import { registration } from "~/club/kinds/registration";
import { SECTION } from "~/club/kinds/section-key";
import { beginRegistration } from "~/club/sections/begin-registration.server";
import { toSectionChoices } from "~/club/sections/section-choices.server";
import { listStoredSections } from "~/club/sections/stored-sections.server";
import { services } from "~/platform/services.server";
import { editPath } from "~/records/kind";
import { listPresent } from "~/records/rows.server";
import type { Route } from "./+types/sheet";
import { openRecord } from "./open-records.server";
import { peopleChoices } from "./people-choices.server";

type Args = Route.LoaderArgs;

/** A page of registration by its id, or by the key of its section. */
export async function openRegistration(args: Args, word: string) {
  const { kysely } = services(args.context).database;
  const pages = await listPresent(kysely, registration);
  const found = pages.find(({ id }) => id === word);
  const ofSection = pages.find(({ values }) => values.section === word);
  if (!found && ofSection) throw redirect(editPath(registration, ofSection.id));
  const opened = await openRecord({ ...args, params: { id: word } }, registration);
  return { ...opened, choices: await readChoices(args) };
}

/** A new one; the section that the address names is chosen, and what its page says is the beginning. */
export async function openNewRegistration(args: Args) {
  const { kysely } = services(args.context).database;
  const opened = await openRecord({ ...args, params: {} }, registration);
  const key = args.url.searchParams.get("section");
  const section = (await listStoredSections(kysely)).find((one) => one.key === key);
  opened.record.values = beginRegistration(section ?? null);
  return { ...opened, choices: await readChoices(args) };
}

async function readChoices({ context }: Args) {
  const { kysely } = services(context).database;
  const sections = await listStoredSections(kysely);
  return { ...(await peopleChoices(kysely)), [SECTION]: toSectionChoices(sections) };
}
