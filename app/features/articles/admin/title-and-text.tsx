import { plainText, readingMinutes } from "~/lib/plain-text";
import { countGraphemes, TITLE_LIMIT } from "~/lib/truncate";
import { classNames } from "~/ui/class-names";
import { FieldFoot } from "~/ui/field-foot";
import { LengthNote } from "~/ui/length-note";
import { RichText } from "~/ui/rich-text/rich-text";
import { ARTICLE_LIMITS } from "../article";

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

type TextFieldProps = {
  value: string;
  /** Another key replaces the text that the editor holds. */
  contentKey: number;
  onChange: (html: string) => void;
  errors: readonly string[] | undefined;
  articleId: string;
};

export function TextField({ value, contentKey, onChange, errors, articleId }: TextFieldProps) {
  const text = plainText(value);
  const words = text.split(" ").filter(Boolean).length;
  return (
    <div className="field">
      <span className="field-label" id="texte-nom">
        Texte
      </span>
      <RichText
        key={contentKey}
        initialContent={value}
        onChange={onChange}
        labelledBy="texte-nom"
        describedBy="texte-pied"
        tools="article"
        invalid={errors !== undefined}
        pictureTarget={{ kind: "article", articleId }}
        name="content"
      />
      <p className="ed-count">
        <span>
          {words} {words > 1 ? "mots" : "mot"}
          {words > 0 && ` · environ ${readingMinutes(text)}\u00a0min de lecture`}
        </span>
      </p>
      <LengthNote text={value} limit={ARTICLE_LIMITS.content} isHtml />
      <FieldFoot id="texte-pied" errors={errors} />
    </div>
  );
}
