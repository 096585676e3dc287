import { WeekBox } from "~/features/analytics/admin/week-box";
import { AttentionBox } from "~/features/articles/admin/attention-box";
import { waitingInWords } from "~/features/articles/admin/attention-words";
import { DraftsBox } from "~/features/articles/admin/drafts-box";
import { EventList } from "~/features/articles/event-list";
import { EndingLine } from "~/features/banner/admin/banner-state";
import {
  MessagesBox,
  UnaddressedMessages,
  WaitingMessages,
} from "~/features/contact/admin/messages-box";
import { ClockAlert } from "~/features/maintenance/clock-alert";
import { BackupBox, LowDiskAlert, StorageBox } from "~/features/maintenance/site-state-boxes";
import { OpenWithdrawals, OrdersBox } from "~/features/shop/admin/orders-box";
import { UnfetchedTodo } from "~/features/shop/admin/unfetched-orders";
import { ANNOUNCE_EVENT_PATH } from "~/layout/admin/admin-navigation";
import { AdminPage } from "~/layout/admin/admin-page";
import { Box } from "~/ui/box";
import { LinkButton } from "~/ui/button";
import type { loadDashboard } from "./dashboard.server";
import { PeopleToReplace } from "./dashboard-people";
import { IncompletePhotos } from "./dashboard-photos";
import { HowToBegin, QuickActions, UpkeepLink } from "./dashboard-ways";
import { ExamplesBox } from "./examples-box";
import { Beginning } from "./first-steps-box";

type DashboardProps = Awaited<ReturnType<typeof loadDashboard>>;

export function Dashboard({ firstName, longToday, hasName, firstSteps, ...props }: DashboardProps) {
  const { role, today, isNewSite, clock, events, examples, storage, upkeep } = props;
  const { attention, incompletePhotos, messages, isUnaddressed, toReplace, orders } = props;
  const others = [
    incompletePhotos > 0,
    messages?.oldestUnread,
    isUnaddressed,
    toReplace.contacts > 0,
    toReplace.sections > 0,
    toReplace.registrations > 0,
    toReplace.sessions > 0,
    orders?.openWithdrawals,
    orders?.unfetched,
  ];
  const waiting = (attention?.length ?? 0) + others.filter(Boolean).length;
  const state = isNewSite ? "votre site est prêt, il n’attend que vous" : waitingInWords(waiting);
  return (
    <AdminPage
      title={`Bonjour ${firstName}`.trim()}
      sub={`${longToday} · ${state}.`}
      actions={
        <LinkButton to="/" variant="line" size="sm" icon="eye" target="_blank">
          Voir le site
        </LinkButton>
      }
    >
      {clock && <ClockAlert {...clock} />}
      <Beginning steps={firstSteps} hasName={hasName} />
      <QuickActions role={role} />
      {upkeep?.disk.isLow && <LowDiskAlert freeBytes={upkeep.disk.freeBytes} />}
      <div className="ad-dash">
        <div className="admin-stack">
          {isNewSite && !firstSteps && <HowToBegin role={role} />}
          <TodoBoxes {...props} {...(isNewSite && nothingYet(isUnaddressed))} today={today} />
        </div>
        <div className="admin-stack">
          {examples.length > 0 && <ExamplesBox lines={examples} />}
          {events && <EventsBox events={events} />}
          {storage && <StorageBox {...storage} more={<UpkeepLink role={role} />} />}
          {upkeep && <BackupBox {...upkeep.backups} today={today} />}
        </div>
      </div>
    </AdminPage>
  );
}

/** A site that was never written on has nothing to say of these, but that nobody gets its messages. */
function nothingYet(isUnaddressed: boolean) {
  return { attention: isUnaddressed ? [] : null, drafts: null, week: null };
}

type TodoBoxesProps = Pick<
  DashboardProps,
  | "attention"
  | "incompletePhotos"
  | "ending"
  | "drafts"
  | "messages"
  | "isUnaddressed"
  | "toReplace"
  | "orders"
  | "week"
  | "today"
>;

function TodoBoxes({ attention, drafts, today, ...props }: TodoBoxesProps) {
  const { incompletePhotos, ending, messages, isUnaddressed, toReplace, orders, week } = props;
  const oldest = messages?.oldestUnread;
  const openWithdrawals = orders?.openWithdrawals ?? 0;
  const unfetched = orders?.unfetched ?? 0;
  const others = [
    isUnaddressed,
    Object.values(toReplace).some((count) => count > 0),
    openWithdrawals > 0,
    unfetched > 0,
    incompletePhotos > 0,
  ];
  return (
    <>
      {attention && (
        <AttentionBox
          items={attention}
          first={
            oldest && <WaitingMessages count={messages.unread} oldest={oldest} today={today} />
          }
          others={
            others.some(Boolean) && (
              <>
                {isUnaddressed && <UnaddressedMessages />}
                <PeopleToReplace {...toReplace} />
                {openWithdrawals > 0 && <OpenWithdrawals count={openWithdrawals} />}
                {unfetched > 0 && <UnfetchedTodo count={unfetched} />}
                {incompletePhotos > 0 && <IncompletePhotos count={incompletePhotos} />}
              </>
            )
          }
          foot={ending && <EndingLine {...ending} today={today} />}
        />
      )}
      {orders && orders.fresh + orders.ready > 0 && <OrdersBox {...orders} today={today} />}
      {messages && (attention || messages.latest.length > 0) && (
        <MessagesBox {...messages} today={today} />
      )}
      {week && <WeekBox {...week} today={today} />}
      {drafts && <DraftsBox drafts={drafts} today={today} />}
    </>
  );
}

function EventsBox({ events }: { events: NonNullable<DashboardProps["events"]> }) {
  return (
    <Box id="a-venir" title="À venir sur le site">
      {events.length === 0 && <p className="admin-note">Aucun événement annoncé.</p>}
      <EventList events={events} />
      <LinkButton
        to={ANNOUNCE_EVENT_PATH}
        variant="line"
        size="sm"
        icon="plus"
        block
        style={{ marginTop: "0.6rem" }}
      >
        Annoncer un événement
      </LinkButton>
    </Box>
  );
}
