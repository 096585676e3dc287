import { type ReactNode, useRef } from "react";
import { MOST_SECTIONS, section } from "~/club/kinds/section";
import { MoveArrows } from "~/editing/order-controls";
import { AdminPage } from "~/layout/admin/admin-page";
import type { CommandFields } from "~/lib/command";
import type { LaneNumber } from "~/lib/lane";
import { createPath, editPath, recordPath } from "~/records/kind";
import { LinkButton } from "~/ui/button";
import { useCommands } from "~/ui/commands";
import { EmptyState } from "~/ui/empty-state";
import { ExampleMark } from "~/ui/example-mark";
import { Icon } from "~/ui/icon";
import { laneClass } from "~/ui/lane-tag";
import { Link } from "~/ui/link";
import { useKeptFocus } from "~/ui/use-kept-focus";
import styles from "./section-list.module.css";

export type ListedSection = {
  id: string;
  name: string;
  audience: string;
  lane: number;
  /** A draft was never on the site. */
  state: "shown" | "retired" | "draft";
  /** Something is written that visitors do not see yet. */
  hasWorkingCopy: boolean;
  isExample: boolean;
};

type SectionListProps = { sections: readonly ListedSection[]; above: ReactNode };

/** The sections in the order of their lanes, as the home page shows them; below them drafts, and those that are retired. */
export function SectionList({ sections, above }: SectionListProps) {
  const inState = (wanted: ListedSection["state"]) =>
    sections.filter(({ state }) => state === wanted);
  const shown = inState("shown");
  const { french, list } = section;
  const isFull = shown.length >= MOST_SECTIONS;
  return (
    <AdminPage
      above={above}
      title={french.name}
      sub={
        isFull
          ? `Les ${MOST_SECTIONS} couloirs sont pris\u00a0: retirez une section pour en ajouter une.`
          : "Dans l’ordre de l’accueil et des menus. Les flèches le changent."
      }
      actions={
        !isFull && (
          <LinkButton to={createPath(section)} size="sm" icon="plus">
            {list.create}
          </LinkButton>
        )
      }
    >
      <div className="admin-stack">
        {shown.length > 0 ? (
          <Lanes sections={shown} />
        ) : (
          <div className="admin-box">
            <EmptyState
              picture={<Icon name={list.nothingYet.icon} size={40} />}
              title={list.nothingYet.title}
              action={
                <LinkButton to={createPath(section)} icon="plus">
                  {list.create}
                </LinkButton>
              }
            >
              {list.nothingYet.text}
            </EmptyState>
          </div>
        )}
        <Part id="sections-brouillons" title="Pas encore publiées" sections={inState("draft")} />
        <Part id="sections-retirees" title="Retirées du site" sections={inState("retired")} />
      </div>
    </AdminPage>
  );
}

type PartProps = { id: string; title: string; sections: readonly ListedSection[] };

function Part({ id, title, sections }: PartProps) {
  if (sections.length === 0) return null;
  return (
    <section className="admin-stack" aria-labelledby={id}>
      <h2 className={styles.heading} id={id}>
        {title}
      </h2>
      <Lines sections={sections} />
    </section>
  );
}

/** The sections on the site; their arrows exchange lanes. */
function Lanes({ sections }: { sections: readonly ListedSection[] }) {
  const list = useRef<HTMLUListElement>(null);
  const keepFocus = useKeptFocus(list, sections);
  const pathOf = ({ id = "" }: CommandFields) => recordPath(section, id);
  const { run } = useCommands(pathOf, { keepFocus });
  return (
    <ul className={`admin-box ${styles.sections}`} ref={list}>
      {sections.map((one, index) => (
        <li key={one.id} className={laneClass(one.lane as LaneNumber)}>
          <SectionLink {...one} />
          <MoveArrows
            path={pathOf({ id: one.id })}
            id={one.id}
            title={one.name}
            isFirst={index === 0}
            isLast={index === sections.length - 1}
            onCommand={(fields) => void run(fields)}
          />
        </li>
      ))}
    </ul>
  );
}

function Lines({ sections }: { sections: readonly ListedSection[] }) {
  return (
    <ul className={`admin-box ${styles.sections}`}>
      {sections.map((one) => (
        <li key={one.id} className={laneClass(null)}>
          <SectionLink {...one} />
          <Icon name="chevron-right" size={20} />
        </li>
      ))}
    </ul>
  );
}

function SectionLink({ id, name, audience, lane, state, ...shown }: ListedSection) {
  return (
    <Link className={styles.line} to={editPath(section, id)}>
      <span className={styles.lane}>
        {state === "shown" && (
          <>
            <span className="sr-only">Couloir </span>
            {lane}
          </>
        )}
      </span>
      <span className={styles.words}>
        <b>{name}</b>
        {audience && <small>{audience}</small>}
        {shown.isExample && <ExampleMark />}
        {shown.hasWorkingCopy && <small>Des modifications ne sont pas publiées.</small>}
      </span>
    </Link>
  );
}
