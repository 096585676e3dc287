import { alsoWrittenAfter } from "~/club/elsewhere/also-written-after";
import { eventPathAt } from "~/club/events/event-paths";
import { type EventValues, event } from "~/club/kinds/event";
import { EditScreen } from "~/records/edit-screen";
import type { BroughtInputs } from "~/records/inputs";
import { titleOf } from "~/records/kind";
import { LinkButton } from "~/ui/button";
import type { openEvent } from "./open-events.server";

type EventScreenProps = {
  opened: Awaited<ReturnType<typeof openEvent>>;
  brought: BroughtInputs;
};

/** The address at which visitors find the page of an event. */
export function publicPathOf({ address, frame }: Pick<EventValues, "address" | "frame">): string {
  return eventPathAt(address, { isAlone: frame === "alone" });
}

/** Articles whose titles begin as that of the page’s next edition does. */
function announcementsOf({ articleWords, name }: EventValues): string {
  return `/admin/actualites?${new URLSearchParams({ q: articleWords || name })}`;
}

/** The page of an event, being written. */
export function EventScreen({ opened, brought }: EventScreenProps) {
  return (
    <EditScreen
      kind={event}
      {...opened}
      brought={brought}
      history={opened}
      publishing={{
        previewPath: (id) => `/admin/apercu/evenements/${id}`,
        tellPublished: (values) => ({
          message: `«\u00a0${values.name}\u00a0» est sur le site.`,
          page: publicPathOf(values),
        }),
      }}
      afterChange={alsoWrittenAfter(event)}
      stays={{
        back: { to: event.path, label: event.french.name },
        titleFor: (values) => titleOf(event, values),
      }}
      head={({ stored }) =>
        stored?.published && (
          <div className="admin-row">
            <LinkButton
              to={publicPathOf(stored.published)}
              size="sm"
              variant="line"
              icon="external"
              target="_blank"
            >
              Voir sur le site
            </LinkButton>
            <LinkButton
              to={announcementsOf(stored.published)}
              size="sm"
              variant="line"
              icon="calendar"
            >
              L’actualité qui donne sa date
            </LinkButton>
          </div>
        )
      }
    />
  );
}
