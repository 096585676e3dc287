import { data, redirect } from "react-router";
import { z } from "zod";
import { runTeamCommand } from "~/features/team/admin/run-team-command.server";
import { findEditedMember, listAdminTeam } from "~/features/team/admin-team.server";
import { saveMember } from "~/features/team/save-member.server";
import { PHOTO_LOST, type TeamValues, teamFormSchema } from "~/features/team/team.schema";
import { listPath, type TeamKind } from "~/features/team/team-kinds";
import type { CommandAnswer } from "~/lib/command";
import { parisDay } from "~/lib/paris-instants";
import { adoptImage } from "~/platform/pictures/adopt-picture.server";
import { newId } from "~/platform/random.server";
import { readForm } from "~/platform/request-body.server";
import type { Services } from "~/platform/services.server";
import { readRecordListParams, recordListHref } from "~/records/list-address";
import { type EditedRecord, saveResponse } from "~/records/record";
import { trashCommandSchema } from "~/records/trash-command.schema";

/** Coaches and board members have the same screens: what their routes do once it is known who asks. */
type Asked = { kind: TeamKind; site: Services; userId: string };

const UNREADABLE: CommandAnswer = {
  ok: false,
  message: "Cette demande n’a pas été comprise. Actualisez la liste, puis réessayez.",
  undo: null,
};

export async function readMemberList(site: Services, kind: TeamKind, url: URL) {
  const params = readRecordListParams(url.searchParams);
  const list = await listAdminTeam(site.database.kysely, kind, params);
  // The last line of the last page was deleted: the page before it is what is left.
  if (params.page > list.pageCount) {
    throw redirect(recordListHref(listPath(kind), params, { page: list.pageCount }));
  }
  return { params, list, today: parisDay(site.now) };
}

/** A person has an id before they are stored: sent twice, they are one. */
export function newMember({ site, userId }: Omit<Asked, "kind">) {
  const record: EditedRecord<TeamValues> = {
    id: newId(),
    version: 0,
    values: { fullName: "", role: "" },
    updatedAt: null,
    updatedByName: null,
    isTrashed: false,
  };
  return { record, userId, today: parisDay(site.now) };
}

export async function openMember({ kind, site, userId }: Asked, id: string) {
  const record = await findEditedMember(site.database.kysely, kind, id);
  if (!record) throw data(null, { status: 404 });
  return { record, userId, today: parisDay(site.now) };
}

/** JSON, so that no answer ever replaces what is being typed. */
export async function saveMemberForm(
  request: Request,
  { kind, site, userId }: Asked,
  id: string,
): Promise<Response> {
  const form = Object.fromEntries(await readForm(request, { fields: 10 }));
  const sent = teamFormSchema.safeParse(form);
  if (!sent.success) {
    return saveResponse({ kind: "invalid", errors: z.flattenError(sent.error).fieldErrors });
  }
  const { version, photo, ...names } = sent.data;
  const { database, now } = site;
  const stored = await findEditedMember(database.kysely, kind, id);
  const answer = await adoptImage(
    { ...site, userId },
    { url: photo ?? null, target: { kind, id }, current: stored?.values.photo ?? null },
    (url) => {
      const values = { ...names, photo: url ?? undefined };
      return saveMember(database, { kind, id, version, values, userId, now });
    },
  );
  if (answer.kind !== "lost") return saveResponse(answer);
  return saveResponse({ kind: "invalid", errors: { photo: [PHOTO_LOST] } });
}

/** JSON for the page's own scripts, back to the list for a plain form. */
export async function runMemberCommand(
  request: Request,
  { kind, site, userId }: Asked,
): Promise<Response> {
  const { database, now } = site;
  const command = trashCommandSchema.safeParse(Object.fromEntries(await readForm(request)));
  const answer = command.success
    ? await runTeamCommand(database, kind, command.data, { userId, now })
    : UNREADABLE;
  if (request.headers.get("accept")?.includes("text/html")) return redirect(listPath(kind), 303);
  return Response.json(answer, { status: command.success ? 200 : 400 });
}
