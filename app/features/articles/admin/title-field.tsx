import { countGraphemes, TITLE_LIMIT } from "~/lib/truncate";
import { classNames } from "~/ui/class-names";
import { FieldFoot } from "~/ui/field-foot";

type TitleFieldProps = {
  value: string;
  onChange: (title: string) => void;
  errors: readonly string[] | undefined;
};

export function TitleField({ value, onChange, errors }: TitleFieldProps) {
  const length = countGraphemes(value);
  const isOver = length > TITLE_LIMIT;
  return (
    <div className="field">
      <label className="field-label" htmlFor="titre">
        Titre
      </label>
      <textarea
        className="ed-title"
        id="titre"
        rows={1}
        value={value}
        placeholder="Donnez un titre"
        data-field="title"
        aria-describedby="titre-aide titre-pied"
        aria-invalid={errors ? true : undefined}
        onKeyDown={(event) => {
          if (event.key === "Enter") event.preventDefault();
        }}
        onChange={(event) => onChange(event.currentTarget.value.replace(/\s*[\r\n]+\s*/g, " "))}
      />
      <p className={classNames("ed-count", isOver && "is-over")} id="titre-aide">
        <span>Au-delà de 80 caractères, la carte de la page d’accueil coupe le titre.</span>
        <span className="tnum">
          {length} / {TITLE_LIMIT}
        </span>
      </p>
      <FieldFoot id="titre-pied" errors={errors} />
    </div>
  );
}
