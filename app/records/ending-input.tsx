import { type Ending, instantOf, NO_ENDING } from "~/lib/ending";
import { comingMoment } from "~/lib/french-moments";
import { parisDay } from "~/lib/paris-instants";
import { Box } from "~/ui/box";
import { Button } from "~/ui/button";
import { DateField } from "~/ui/date-field";
import { Icon } from "~/ui/icon";
import { TimeField } from "~/ui/time-field";
import styles from "./ending-input.module.css";
import type { InputKind, InputProps } from "./inputs";

/** When a record goes away by itself: a day, and a clock if it is not the end of that day. */
export const ENDING_INPUT: InputKind = {
  Input: EndingInput,
  isBoxed: false,
};

function EndingInput({ editor, name, field: { input }, now }: InputProps) {
  if (input.type !== "ending") return null;
  const ending = editor.values[name] as Ending;
  const { day, time } = ending;
  const change = (part: Partial<Ending>) => editor.change({ [name]: { ...ending, ...part } });
  const end = instantOf(ending);
  return (
    <Box
      id="fin"
      title={input.title}
      data-field={name}
      action={<span className="admin-note">facultatif</span>}
    >
      <div className={`ed-when ${styles.fields}`}>
        <DateField
          label="Jour"
          name={`${name}.day`}
          value={day}
          error={editor.errors[`${name}.day`]}
          onChange={(value) => change({ day: value })}
        />
        <TimeField
          label="Heure"
          name={`${name}.time`}
          value={time}
          hint={time ? null : "sinon, à la fin de la journée"}
          error={editor.errors[`${name}.time`]}
          onChange={(value) => change({ time: value })}
        />
      </div>
      {end !== null && end > now && (
        <p className={`ad-done ${styles.end}`}>
          <Icon name="clock" />
          <span>
            {input.announcement} {comingMoment(end, parisDay(now))}.
          </span>
        </p>
      )}
      {(day ?? time) && (
        <Button
          className={styles.clear}
          variant="soft"
          size="sm"
          icon="close"
          onClick={() => editor.change({ [name]: NO_ENDING })}
        >
          Sans date de fin
        </Button>
      )}
    </Box>
  );
}
