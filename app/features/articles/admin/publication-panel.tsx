import type { FieldErrors } from "~/lib/field-errors";
import { clockTime, shortDate } from "~/lib/french-dates";
import { Box } from "~/ui/box";
import { DateField } from "~/ui/date-field";
import { Icon } from "~/ui/icon";
import { Switch } from "~/ui/switch";
import { TimeField } from "~/ui/time-field";
import type { PublicationState } from "../article.types";
import type { ChangeValues, EditorValues } from "./editor-values";
import { StatusPill } from "./status-pill";

type PublicationPanelProps = {
  values: EditorValues;
  onChange: ChangeValues;
  errors: FieldErrors;
  state: PublicationState;
  hasWorkingCopy: boolean;
  /** Somebody else’s version waits for a choice. */
  hasConflict: boolean;
  today: string;
};

const CHOICES: readonly { status: EditorValues["status"]; label: string; help: string }[] = [
  { status: "draft", label: "Brouillon", help: "Visible de l’équipe seulement." },
  { status: "scheduled", label: "Programmé", help: "Paraîtra tout seul à la date choisie." },
  { status: "published", label: "Publié", help: "Visible de tous, tout de suite." },
];

const DEFAULT_TIME = "08:00";

export function PublicationPanel(props: PublicationPanelProps) {
  const { values, onChange, errors, state, hasWorkingCopy, hasConflict, today } = props;
  return (
    <Box id="publication" title="Publication" action={<StatusPill state={state} />}>
      <div className="ed-radio" role="radiogroup" aria-labelledby="publication">
        {CHOICES.map(({ status, label, help }) => (
          <label key={status}>
            <input
              type="radio"
              name="status"
              value={status}
              checked={values.status === status}
              onChange={() => onChange({ status })}
            />
            <span>{label}</span>
            <small>{help}</small>
          </label>
        ))}
      </div>
      {values.status === "scheduled" && (
        <ScheduledFor values={values} onChange={onChange} errors={errors} today={today} />
      )}
      {hasWorkingCopy && state === "published" && (
        <p className="ad-done">
          <Icon name="info" />
          <span>
            {hasConflict
              ? "Choisissez d’abord la version à garder, plus haut."
              : "Vos modifications sont enregistrées, mais pas encore sur le site."}
          </span>
        </p>
      )}
      {values.status !== "draft" && (
        <RemovedOn values={values} onChange={onChange} errors={errors} today={today} />
      )}
      <Switch
        checked={values.toTop}
        onChange={(toTop) => onChange({ toTop })}
        help="Passe devant les autres sur l’accueil."
      >
        Mettre en premier
      </Switch>
    </Box>
  );
}

type WhenProps = Pick<PublicationPanelProps, "values" | "onChange" | "errors" | "today">;

function ScheduledFor({ values, onChange, errors, today }: WhenProps) {
  const { publishDate, publishTime } = values;
  const clock = clockTime(publishTime ?? DEFAULT_TIME);
  return (
    <>
      <div className="ed-when">
        <DateField
          label="Le"
          name="publishDate"
          value={publishDate}
          error={errors.publishDate}
          onChange={(day) => onChange({ publishDate: day })}
        />
        <TimeField
          label="À"
          name="publishTime"
          value={publishTime}
          error={errors.publishTime}
          onChange={(time) => onChange({ publishTime: time })}
        />
      </div>
      {publishDate && (
        <p className="ad-done">
          <Icon name="clock" />
          <span>
            Paraîtra le {shortDate(publishDate, today)} à {clock}.
          </span>
        </p>
      )}
    </>
  );
}

/** Few articles end: folded until one does. */
function RemovedOn({ values, onChange, errors, today }: WhenProps) {
  const { untilDate, untilTime } = values;
  return (
    <details className="ed-more" open={untilDate !== null || errors.untilDate !== undefined}>
      <summary>
        <Icon name="chevron-down" size={18} />
        Retirer du site à une date
      </summary>
      <div className="ed-when">
        <DateField
          label="Retirer le"
          name="untilDate"
          value={untilDate}
          error={errors.untilDate}
          hint={untilDate ? `Visible jusqu’au ${shortDate(untilDate, today)}` : null}
          onChange={(day) => onChange({ untilDate: day })}
        />
        <TimeField
          label="À"
          name="untilTime"
          value={untilTime}
          error={errors.untilTime}
          onChange={(time) => onChange({ untilTime: time })}
        />
      </div>
    </details>
  );
}
