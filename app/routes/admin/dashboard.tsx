import { Link } from "react-router";
import { AttentionBox } from "~/features/articles/admin/attention-box";
import { waitingInWords } from "~/features/articles/admin/attention-words";
import { DraftsBox } from "~/features/articles/admin/drafts-box";
import { EventCard } from "~/features/articles/event-card";
import { StorageBox } from "~/features/media/storage-box";
import { ANNOUNCE_EVENT_PATH, WRITE_NEWS_PATH } from "~/layout/admin/admin-navigation";
import { AdminPageHeader } from "~/layout/admin/admin-page-header";
import { LinkButton } from "~/ui/button";
import { Icon } from "~/ui/icon";
import type { loadDashboard } from "./dashboard.server";

type DashboardProps = Awaited<ReturnType<typeof loadDashboard>>;

export function Dashboard({ firstName, today, longToday, waiting, ...blocks }: DashboardProps) {
  const { attention, events, drafts, storage } = blocks;
  return (
    <main className="ad-main" id="contenu">
      <AdminPageHeader
        title={`Bonjour ${firstName}`}
        sub={`${longToday} · ${waitingInWords(waiting)}.`}
      >
        <LinkButton to="/" variant="line" size="sm" icon="eye" target="_blank">
          Voir le site
        </LinkButton>
      </AdminPageHeader>
      <nav className="ad-quick" aria-label="Actions rapides">
        <Link className="is-main" to={WRITE_NEWS_PATH}>
          <Icon name="pencil" size={24} />
          Écrire une actualité
        </Link>
        <Link to={ANNOUNCE_EVENT_PATH}>
          <Icon name="calendar" size={24} />
          Annoncer un événement
        </Link>
      </nav>
      <div className="ad-dash">
        <div className="ad-stack">
          {attention && <AttentionBox items={attention} />}
          {drafts && <DraftsBox drafts={drafts} today={today} />}
        </div>
        <div className="ad-stack">
          {events && <EventsBox events={events} />}
          {storage && <StorageBox {...storage} />}
        </div>
      </div>
    </main>
  );
}

function EventsBox({ events }: { events: NonNullable<DashboardProps["events"]> }) {
  return (
    <section className="ad-box" aria-labelledby="a-venir">
      <div className="ad-box-head">
        <h2 id="a-venir">À venir sur le site</h2>
      </div>
      {events.length === 0 && <p className="ad-note">Aucun événement annoncé.</p>}
      <ul className="events">
        {events.map((event) => (
          <li key={event.id}>
            <EventCard {...event} />
          </li>
        ))}
      </ul>
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
    </section>
  );
}
