import { type ReactNode, useRef, useState } from "react";
import { momentInSentence } from "~/lib/french-moments";
import { lowerFirst } from "~/lib/lower-first";
import { TRASH_DAYS } from "~/lib/trash";
import { Box } from "~/ui/box";
import { Button, LinkButton } from "~/ui/button";
import { classNames } from "~/ui/class-names";
import { CommandButton, useCommands } from "~/ui/commands";
import { ConfirmDialog } from "~/ui/confirm-dialog";
import { Icon } from "~/ui/icon";
import { useKeptFocus } from "~/ui/use-kept-focus";
import { MAINTENANCE_COMMANDS_PATH, TRASH_PATH } from "./maintenance-paths";
import type { TrashCount, TrashItem } from "./trash.server";

export function trashHref(word: string | null, page = 1): string {
  const params = new URLSearchParams();
  if (word) params.set("type", word);
  if (page > 1) params.set("page", String(page));
  const query = params.toString();
  return query ? `${TRASH_PATH}?${query}` : TRASH_PATH;
}

type TrashListProps = {
  items: readonly TrashItem[];
  today: string;
  /** The clock is doubted: nothing goes when its time is over. */
  isHeldBack: boolean;
  /** Shown when there is nothing. */
  empty: ReactNode;
};

/** What was thrown away, with the way back and, for what must not wait, the way out. */
export function TrashList({ items, today, isHeldBack, empty }: TrashListProps) {
  const container = useRef<HTMLDivElement>(null);
  const [asked, setAsked] = useState<TrashItem | null>(null);
  // The question holds the focus until it is closed.
  const keepFocus = useKeptFocus(container, asked ?? items);
  return (
    <div ref={container} className="admin-box mt-trash" tabIndex={-1}>
      {items.length === 0 ? (
        empty
      ) : (
        <ul className="ad-todo">
          {items.map((item) => (
            <TrashLine
              key={`${item.kind} ${item.id}`}
              item={item}
              today={today}
              isHeldBack={isHeldBack}
              onPurge={() => setAsked(item)}
              keepFocus={keepFocus}
            />
          ))}
        </ul>
      )}
      {asked && <PurgeDialog item={asked} keepFocus={keepFocus} onClose={() => setAsked(null)} />}
    </div>
  );
}

type TrashLineProps = {
  item: TrashItem;
  today: string;
  isHeldBack: boolean;
  onPurge: () => void;
  keepFocus: () => void;
};

function TrashLine({ item, today, isHeldBack, onPurge, keepFocus }: TrashLineProps) {
  const { run, isPending } = useCommands(item.restorePath);
  const name = trashName(item.title);
  const isSoon = item.daysLeft <= SOON_DAYS && !isHeldBack;
  return (
    <li>
      <span className={classNames("ad-todo-icon", isSoon && "is-soon")}>
        <Icon name={item.icon} size={22} />
      </span>
      <span>
        <b>{name}</b>
        <small>
          {`${item.one} · ${deletedWords(item, today)} · `}
          <span className={isSoon ? "mt-soon" : undefined}>
            {isHeldBack ? "gardé pour le moment" : timeLeft(item.daysLeft)}
          </span>
        </small>
      </span>
      <span className="mt-acts">
        <CommandButton
          path={item.restorePath}
          fields={{ intent: "restore", id: item.id }}
          onCommand={(fields) => {
            keepFocus();
            void run(fields);
          }}
          variant="soft"
          icon="undo"
          busy={isPending}
          aria-label={`Rétablir «\u00a0${name}\u00a0»`}
        >
          Rétablir
        </CommandButton>
        <Button
          variant="danger"
          size="sm"
          className="mt-purge"
          onClick={onPurge}
          aria-label={`Supprimer définitivement «\u00a0${name}\u00a0»`}
        >
          Supprimer définitivement
        </Button>
      </span>
    </li>
  );
}

type PurgeDialogProps = { item: TrashItem; keepFocus: () => void; onClose: () => void };

function PurgeDialog({ item, keepFocus, onClose }: PurgeDialogProps) {
  const { run, isPending } = useCommands(MAINTENANCE_COMMANDS_PATH);
  const purge = async () => {
    keepFocus();
    await run({ intent: "purge", kind: item.kind, id: item.id });
    onClose();
  };
  return (
    <ConfirmDialog
      title={"Supprimer définitivement\u00a0?"}
      keepLabel="Garder dans la corbeille"
      confirmLabel="Supprimer définitivement"
      busyLabel="Suppression…"
      isBusy={isPending}
      onConfirm={() => void purge()}
      onClose={onClose}
    >
      <p>
        <b>{`«\u00a0${trashName(item.title)}\u00a0»`}</b> disparaîtra pour toujours, avec ses images
        et son historique.
      </p>
      <p>Personne ne pourra revenir en arrière.</p>
    </ConfirmDialog>
  );
}

function deletedWords({ deletedAt, deletedByName }: TrashItem, today: string): string {
  const when = momentInSentence(deletedAt, today);
  return deletedByName ? `par ${deletedByName} ${when}` : `mis à la corbeille ${when}`;
}

/** How long something stays in the trash: `encore 12 jours`. */
function timeLeft(daysLeft: number): string {
  if (daysLeft <= 0) return "sera supprimé dans l’heure";
  if (daysLeft === 1) return "supprimé d’ici demain";
  return `encore ${daysLeft}\u00a0jours`;
}

/** From this on, what is left of the time is worth a colour. */
const SOON_DAYS = 3;

/** «Sans titre» for what has no name yet. */
function trashName(name: string): string {
  return name || "Sans titre";
}

/** How much was thrown away and can still come back. */
export function TrashBox({ counts }: { counts: readonly TrashCount[] }) {
  const filled = counts.filter(({ count }) => count > 0);
  const total = filled.reduce((sum, { count }) => sum + count, 0);
  return (
    <Box id="corbeille" title="Corbeille">
      {total === 0 ? (
        <p>La corbeille est vide.</p>
      ) : (
        <p>
          <b className="mt-count">{total}</b> {total === 1 ? "élément" : "éléments"}
          {`\u00a0: ${filled.map(({ tab, count }) => `${lowerFirst(tab)}\u00a0(${count})`).join(", ")}.`}
        </p>
      )}
      <p className="admin-note mt-note">
        Ce qui est supprimé peut être rétabli pendant {TRASH_DAYS}
        {"\u00a0"}jours.
      </p>
      <LinkButton to={TRASH_PATH} variant="line" size="sm" icon="trash" className="mt-act">
        Ouvrir la corbeille
      </LinkButton>
    </Box>
  );
}
