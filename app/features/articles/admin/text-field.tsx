import { plainText, readingMinutes } from "~/lib/plain-text";
import { FieldFoot } from "~/ui/field-foot";
import { LengthNote } from "~/ui/length-note";
import { RichText } from "~/ui/rich-text/rich-text";
import { ARTICLE_LIMITS } from "../article.schema";

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
    <div className="field ed-text">
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
