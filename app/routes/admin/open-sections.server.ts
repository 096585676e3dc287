import { redirect } from "react-router";
import { section } from "~/club/kinds/section";
import { readSite } from "~/club/read-site.server";
import { beginSection, listTemplates } from "~/club/sections/section-templates.server";
import { countSectionUses } from "~/club/sections/section-uses.server";
import { listStoredSections } from "~/club/sections/stored-sections.server";
import { hasWorkingCopy } from "~/editing/edited-record";
import { services } from "~/platform/services.server";
import { editPath, titleOf } from "~/records/kind";
import { listPresent, publishedValues } from "~/records/rows.server";
import type { Route } from "./+types/sheet";
import { openRecord } from "./open-records.server";
import { peopleChoices } from "./people-choices.server";
import type { ListedSection } from "./section-list";

type Args = Route.LoaderArgs;

/** The sections of the club as visitors see them, and those that are only being written. */
export async function openSections({ context }: Args): Promise<ListedSection[]> {
  const { kysely } = services(context).database;
  const records = await listPresent(kysely, section);
  const listed = records.map((record) => {
    const published = publishedValues(record);
    const values = published ?? record.values;
    const { audience, lane, isRetired } = values;
    const shown = isRetired ? "retired" : "shown";
    return {
      id: record.id,
      name: titleOf(section, values),
      audience,
      lane: Number(lane),
      state: published ? shown : "draft",
      hasWorkingCopy: hasWorkingCopy(record),
      isExample: record.isExample ?? false,
    } as const;
  });
  return listed.toSorted((a, b) => a.lane - b.lane);
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
    form: {
      ...opened,
      choices: await peopleChoices(kysely),
      key: null,
      uses: null,
      registration: null,
    },
  };
}

/** One section by its id; the key leads there too. */
export async function openSection(args: Args, word: string) {
  const { kysely } = services(args.context).database;
  const sections = await listStoredSections(kysely);
  const found = sections.find(({ id, key }) => id === word || key === word);
  if (found && found.id !== word) throw redirect(editPath(section, found.id));
  const opened = await openRecord({ ...args, params: { id: word } }, section);
  const choices = await peopleChoices(kysely);
  const key = found?.key ?? null;
  const uses = key === null ? null : await countSectionUses(kysely, key);
  const { registrationPages } = await readSite(kysely, services(args.context).now);
  const registration = registrationPages.find((page) => page.section === key)?.path ?? null;
  return { templates: null, form: { ...opened, choices, key, uses, registration } };
}
