import { data, redirect } from "react-router";
import { section } from "~/club/kinds/section";
import { beginSection, listTemplates } from "~/club/sections/section-templates.server";
import { countSectionUses } from "~/club/sections/section-uses.server";
import { listStoredSections } from "~/club/sections/stored-sections.server";
import { services } from "~/platform/services.server";
import { editPath } from "~/records/kind";
import type { Route } from "./+types/sheet";
import { openRecord } from "./open-records.server";
import { peopleChoices } from "./people-choices.server";

type Args = Route.LoaderArgs;

/** The sections of the club, and what each is called and where it stands. */
export async function openSections({ context }: Args) {
  const { kysely } = services(context).database;
  const sections = await listStoredSections(kysely);
  return sections.map(({ id, values: { name, audience, lane, isRetired } }) => ({
    id,
    name,
    audience,
    lane: Number(lane),
    isRetired,
  }));
}

/** The templates of a new section; with a word of one, or any other, in the address, its form. */
export async function openNewSection(args: Args) {
  const { kysely } = services(args.context).database;
  const sections = await listStoredSections(kysely);
  const word = args.url.searchParams.get("modele");
  if (word === null) return { templates: listTemplates(sections), form: null };
  const opened = await openRecord({ ...args, params: {} }, section);
  opened.record.values = beginSection(word, sections);
  return {
    templates: null,
    form: { ...opened, choices: await peopleChoices(kysely), key: null, uses: null },
  };
}

/** One section by its id; the key leads there too. */
export async function openSection(args: Args, word: string) {
  const { kysely } = services(args.context).database;
  const sections = await listStoredSections(kysely);
  const found = sections.find(({ id, key }) => id === word || key === word);
  if (!found) throw data(null, { status: 404 });
  if (found.id !== word) throw redirect(editPath(section, found.id));
  const opened = await openRecord({ ...args, params: { id: word } }, section);
  const choices = await peopleChoices(kysely);
  const uses = await countSectionUses(kysely, found.key);
  return { templates: null, form: { ...opened, choices, key: found.key, uses } };
}
