import { Button } from "~/ui/button";
import { DateField } from "~/ui/date-field";
import { Field, TextInput } from "~/ui/field";
import { FieldFoot } from "~/ui/field-foot";
import { Icon } from "~/ui/icon";
import { LengthNote } from "~/ui/length-note";
import { RichText } from "~/ui/rich-text/rich-text";
import { TimeField } from "~/ui/time-field";
import { BANNER_LIMITS, expiryOf } from "../banner.schema";
import { BANNER_TYPES, shownType } from "./banner-types";
import { endingSentence } from "./banner-words";
import type { BannerEditor } from "./use-banner-editor";

type FieldsProps = { editor: BannerEditor; today: string; now: string };

export function BannerFields(props: FieldsProps) {
  const { editor } = props;
  const { values, errors, change } = editor;
  return (
    <>
      <div className="admin-box">
        <Field label="Titre" hint="L’essentiel en quelques mots." error={errors.title}>
          <TextInput
            value={values.title}
            limit={BANNER_LIMITS.title}
            autoComplete="off"
            data-field="title"
            onChange={(event) => change({ title: event.currentTarget.value })}
          />
        </Field>
        <TextField editor={editor} />
      </div>
      <TypeField editor={editor} />
      <EndFields {...props} />
    </>
  );
}

function TextField({ editor }: Pick<FieldsProps, "editor">) {
  const { values, errors, change, contentKey } = editor;
  return (
    <div className="field bn-text">
      <span className="field-label" id="texte-nom">
        Texte
      </span>
      <RichText
        key={contentKey}
        tools="short"
        initialContent={values.content}
        onChange={(content) => change({ content })}
        labelledBy="texte-nom"
        describedBy="texte-pied"
        invalid={errors.content !== undefined}
        placeholder="Ce que tout le monde doit savoir, en deux ou trois phrases."
      />
      <LengthNote text={values.content} limit={BANNER_LIMITS.content} isHtml />
      <FieldFoot id="texte-pied" errors={errors.content} />
    </div>
  );
}

function TypeField({ editor: { values, errors, change } }: Pick<FieldsProps, "editor">) {
  const shown = shownType(values.type);
  return (
    <section className="admin-box" aria-labelledby="type">
      <div className="ad-box-head">
        <h2 id="type">Type</h2>
      </div>
      <div className="ed-radio bn-types" role="radiogroup" aria-labelledby="type">
        {BANNER_TYPES.map(({ type, label, help }) => (
          <label key={type}>
            <input
              type="radio"
              name="type"
              value={type}
              checked={shown === type}
              onChange={() => change({ type })}
            />
            <span>{label}</span>
            <small>{help}</small>
          </label>
        ))}
      </div>
      <FieldFoot id="type-pied" errors={errors.type} />
    </section>
  );
}

function EndFields({ editor: { values, errors, change }, today, now }: FieldsProps) {
  const { expiryDate, expiryTime } = values;
  const end = expiryOf(values);
  return (
    <section className="admin-box" aria-labelledby="fin">
      <div className="ad-box-head">
        <h2 id="fin">La retirer automatiquement</h2>
        <span className="admin-note">facultatif</span>
      </div>
      <div className="ed-when bn-when">
        <DateField
          label="Jour"
          name="expiryDate"
          value={expiryDate ?? null}
          error={errors.expiryDate}
          onChange={(day) => change({ expiryDate: day ?? undefined })}
        />
        <TimeField
          label="Heure"
          name="expiryTime"
          value={expiryTime ?? null}
          hint={expiryTime ? null : "sinon, à la fin de la journée"}
          error={errors.expiryTime}
          onChange={(time) => change({ expiryTime: time ?? undefined })}
        />
      </div>
      {end !== null && end > now && (
        <p className="ad-done bn-end">
          <Icon name="clock" />
          <span>{endingSentence(end, today)}</span>
        </p>
      )}
      {(expiryDate ?? expiryTime) && (
        <Button
          className="bn-clear"
          variant="soft"
          size="sm"
          icon="close"
          onClick={() => change({ expiryDate: undefined, expiryTime: undefined })}
        >
          Sans date de fin
        </Button>
      )}
    </section>
  );
}
