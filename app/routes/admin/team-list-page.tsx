import { MemberList } from "~/features/team/admin/member-list";
import { TEAM_WORDS } from "~/features/team/admin/team-words";
import type { AdminTeamMember } from "~/features/team/admin-team.server";
import { createPath, type TeamKind } from "~/features/team/team-kinds";
import { AdminPageHeader } from "~/layout/admin/admin-page-header";
import type { RecordPage } from "~/lib/record-page";
import type { RecordListParams } from "~/records/list-address";
import { LinkButton } from "~/ui/button";

type TeamListPageProps = {
  kind: TeamKind;
  params: RecordListParams;
  list: RecordPage<AdminTeamMember>;
  today: string;
};

/** The screen of either list of people. */
export function TeamListPage({ kind, ...list }: TeamListPageProps) {
  const { title, create } = TEAM_WORDS[kind];
  return (
    <main className="admin-main" id="contenu">
      <AdminPageHeader title={title}>
        <LinkButton to={createPath(kind)} size="sm" icon="plus">
          {create}
        </LinkButton>
      </AdminPageHeader>
      <MemberList kind={kind} {...list} />
    </main>
  );
}
