import { data, type RouterContextProvider, redirect } from "react-router";
import { readRecordListParams, recordListHref } from "~/editing/list-address";
import { requireUser } from "~/features/accounts/guard.server";
import { nameOf } from "~/features/accounts/sessions.server";
import { parisDay } from "~/lib/paris-instants";
import { newId } from "~/platform/random.server";
import { services } from "~/platform/services.server";
import type { Fields } from "~/records/fields";
import { type Kind, type ListedKind, newRecord } from "~/records/kind";
import { findRecord, readShortList } from "~/records/rows.server";

export type ListArgs = { request: Request; url: URL; context: Readonly<RouterContextProvider> };
type RecordArgs = Omit<ListArgs, "url"> & { params: { id?: string } };

/** A page of the list of a kind; a page that is empty by now leads to the last one. */
export async function openRecordList<F extends Fields>(
  { request, url, context }: ListArgs,
  kind: ListedKind<F>,
) {
  await requireUser(request, context, kind.permission);
  const { database, now } = services(context);
  const params = readRecordListParams(url.searchParams);
  const list = await readShortList(database.kysely, kind, params);
  if (params.page > list.pageCount) {
    throw redirect(recordListHref(kind.path, params, { page: list.pageCount }));
  }
  return { params, list, today: parisDay(now) };
}

/** The record of the address, or a new one. */
export async function openRecord<F extends Fields>(
  { request, params: { id }, context }: RecordArgs,
  kind: Kind<F>,
) {
  const user = await requireUser(request, context, kind.permission);
  const { database, now } = services(context);
  const record =
    id === undefined ? newRecord(kind, newId()) : await findRecord(database.kysely, kind, id);
  if (!record) throw data(null, { status: 404 });
  return { record, userId: user.id, userName: nameOf(user), now: now.toISOString() };
}
