import { useState } from "react";
import { shortDate } from "~/lib/french-dates";
import { counted } from "~/lib/french-numbers";
import { Button } from "~/ui/button";
import { DateField } from "~/ui/date-field";
import { Dialog } from "~/ui/dialog";
import { Field, Select } from "~/ui/field";
import type { AdminArticleRow, EventDetails } from "../article.types";
import { displayTitle } from "../article-text";
import { MOST_COPIES, type RepeatRule, repeatDays, repeatRules } from "../repeat-days";
import styles from "./repeat-dialog.module.css";

type RepeatDialogProps = {
  row: AdminArticleRow;
  event: EventDetails;
  today: string;
  onClose: () => void;
  /** Whether the drafts were made. */
  onRepeat: (days: readonly string[]) => Promise<boolean>;
};

/** An event comes back: the days that a rule gives, each of which may be left out. */
export function RepeatDialog({ row, event, today, onClose, onRepeat }: RepeatDialogProps) {
  const [rule, setRule] = useState<RepeatRule>("weekly");
  const [until, setUntil] = useState<string | null>(juneAfter(event.date));
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set());
  const days = until ? repeatDays(event.date, rule, until) : [];
  const chosen = days.filter((day) => !leftOut.has(day));
  const [isBusy, setBusy] = useState(false);
  const create = async () => {
    setBusy(true);
    const isDone = await onRepeat(chosen);
    setBusy(false);
    if (isDone) onClose();
  };
  return (
    <Dialog title="Répéter l’événement" onClose={onClose}>
      <form
        className="ad-dialog-body"
        onSubmit={(submitted) => {
          submitted.preventDefault();
          if (chosen.length > 0) void create();
        }}
      >
        <p>
          «{"\u00a0"}
          {displayTitle(row.title)}
          {"\u00a0"}», {shortDate(event.date, today)}
        </p>
        <Field label="Il revient">
          <Select
            value={rule}
            onChange={(changed) => setRule(changed.currentTarget.value as RepeatRule)}
          >
            {repeatRules(event.date).map(({ rule: value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        </Field>
        <DateField label="Jusqu’au" value={until} onChange={setUntil} />
        <ChosenDays
          days={days}
          leftOut={leftOut}
          today={today}
          onToggle={(day) => setLeftOut(toggled(leftOut, day))}
        />
        <div className="ad-dialog-foot">
          <Button variant="line" size="sm" onClick={onClose}>
            Ne rien créer
          </Button>
          <Button type="submit" size="sm" busy={isBusy} disabled={chosen.length === 0}>
            {chosen.length === 0
              ? "Créer les brouillons"
              : `Créer ${counted(chosen.length, "brouillon", "brouillons")}`}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

type ChosenDaysProps = {
  days: readonly string[];
  leftOut: ReadonlySet<string>;
  today: string;
  onToggle: (day: string) => void;
};

function ChosenDays({ days, leftOut, today, onToggle }: ChosenDaysProps) {
  if (days.length === 0) {
    return <p role="status">Aucun jour avant cette date. Choisissez-en une plus lointaine.</p>;
  }
  return (
    <fieldset className={styles.days}>
      <legend>Décochez les jours sans l’événement, comme ceux des vacances.</legend>
      {days.map((day) => (
        <label key={day}>
          <input type="checkbox" checked={!leftOut.has(day)} onChange={() => onToggle(day)} />
          {shortDate(day, today)}
        </label>
      ))}
      {days.length === MOST_COPIES && <p>{MOST_COPIES} jours au plus à la fois.</p>}
    </fieldset>
  );
}

function toggled(days: ReadonlySet<string>, day: string): ReadonlySet<string> {
  const changed = new Set(days);
  if (!changed.delete(day)) changed.add(day);
  return changed;
}

/** The last of June, with which a season ends. */
function juneAfter(day: string): string {
  const year = Number(day.slice(0, 4));
  const isBefore = day.slice(5) < "06-30";
  return `${isBefore ? year : year + 1}-06-30`;
}
