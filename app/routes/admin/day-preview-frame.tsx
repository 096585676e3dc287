import type { ReactNode, SyntheticEvent } from "react";
import { useNavigate } from "react-router";
import {
  dayPreviewPath,
  FEES_PAGE,
  FEES_PART,
  HOURS_PAGE,
  hasDayPreview,
} from "~/club/day-preview";
import { longDate } from "~/lib/french-dates";
import { LinkButton } from "~/ui/button";
import { classNames } from "~/ui/class-names";
import styles from "./day-preview-frame.module.css";

type DayPreviewFrameProps = {
  day: string;
  /** The address of the public page. */
  page: string;
  /** Where one goes on working. */
  leave: string;
  children: ReactNode;
};

const TURNS = [
  { page: HOURS_PAGE, to: HOURS_PAGE, label: "Horaires" },
  { page: FEES_PAGE, to: FEES_PART, label: "Tarifs" },
];

/** The site on another day, under a line that says so: it comes last in the page, whose own first link leads to the content. Its links to pages that turn with the seasons stay on that day. */
export function DayPreviewFrame({ day, page, leave, children }: DayPreviewFrameProps) {
  const navigate = useNavigate();
  const stay = (event: SyntheticEvent, address: URL) => {
    const { origin, pathname, search, hash } = address;
    if (origin !== window.location.origin || !hasDayPreview(pathname)) return;
    event.preventDefault();
    const to = `${dayPreviewPath(day, pathname)}${search}${hash}`;
    void navigate(to, { preventScrollReset: pathname === page });
  };
  return (
    <div className={styles.frame}>
      <div
        className={styles.page}
        onClickCapture={(event) => {
          const link = event.target instanceof Element && event.target.closest("a[href]");
          const opensBeside = event.ctrlKey || event.metaKey || event.shiftKey;
          if (link instanceof HTMLAnchorElement && !link.target && !opensBeside)
            stay(event, new URL(link.href));
        }}
        onSubmitCapture={(event) => {
          const form = event.target;
          if (!(form instanceof HTMLFormElement)) return;
          const address = new URL(form.action);
          for (const [name, value] of new FormData(form))
            address.searchParams.append(name, String(value));
          stay(event, address);
        }}
      >
        {children}
      </div>
      <aside className={classNames(styles.bar, "screen-only")} aria-label="Aperçu">
        <p>
          <b>Le site au {longDate(day)}</b>
          <small>Avec ce qui est enregistré. Visible de l’équipe seulement.</small>
        </p>
        <div className="admin-row">
          {TURNS.map((turn) => (
            <LinkButton
              key={turn.page}
              to={dayPreviewPath(day, turn.to)}
              size="sm"
              variant="line"
              aria-current={turn.page === page ? "page" : undefined}
            >
              {turn.label}
            </LinkButton>
          ))}
          <LinkButton to={leave} size="sm">
            Quitter l’aperçu
          </LinkButton>
        </div>
      </aside>
    </div>
  );
}
