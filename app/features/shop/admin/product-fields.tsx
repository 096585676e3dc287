import { useState } from "react";
import type { RecordEditor } from "~/editing/record-editor";
import type { FieldErrors } from "~/lib/field-errors";
import { counted } from "~/lib/french-numbers";
import { NAME_LIMIT } from "~/lib/line-schema";
import { fits } from "~/lib/truncate";
import { heldNumber, numberText } from "~/lib/typed-number";
import { Box } from "~/ui/box";
import { Field, Textarea, TextInput } from "~/ui/field";
import { FieldFoot } from "~/ui/field-foot";
import { LengthNote } from "~/ui/length-note";
import { RichText } from "~/ui/rich-text/rich-text";
import { Switch } from "~/ui/switch";
import {
  DESCRIPTION_PLACEHOLDER,
  NEW_PERSONALISATION,
  type Personalisation,
  PRODUCT_LIMITS,
  type ProductValues,
} from "./product";

type FieldsProps = { editor: RecordEditor<ProductValues> };

/** Name, price and description. */
export function NameFields({ editor }: FieldsProps) {
  const { values, errors, change } = editor;
  return (
    <div className="admin-box admin-stack">
      <div className="ps-name">
        <Field label="Nom" required error={errors.name}>
          <TextInput
            value={values.name}
            limit={NAME_LIMIT}
            autoComplete="off"
            data-field="name"
            onChange={({ currentTarget }) => change({ name: currentTarget.value })}
          />
        </Field>
        <Field label="Prix en €" required hint="Taxes comprises." error={errors.price}>
          <TextInput
            value={numberText(values.price)}
            inputMode="decimal"
            autoComplete="off"
            placeholder="18,50"
            data-field="price"
            onChange={({ currentTarget }) => change({ price: heldNumber(currentTarget.value) })}
          />
        </Field>
      </div>
      <DescriptionField editor={editor} />
    </div>
  );
}

function DescriptionField({ editor: { values, errors, change, contentKey } }: FieldsProps) {
  return (
    <div className="field ps-text">
      <span className="field-label" id="description-nom">
        Description
      </span>
      <RichText
        key={contentKey("description")}
        tools="short"
        name="description"
        initialContent={values.description}
        onChange={(description) => change({ description })}
        labelledBy="description-nom"
        describedBy="description-pied"
        invalid={errors.description !== undefined}
        placeholder={DESCRIPTION_PLACEHOLDER}
      />
      <LengthNote text={values.description} limit={PRODUCT_LIMITS.description} isHtml />
      <FieldFoot id="description-pied" errors={errors.description} />
    </div>
  );
}

export function SizeGuideField({ editor: { values, errors, change } }: FieldsProps) {
  return (
    <Box
      id="guide"
      title="Guide des tailles"
      action={<span className="admin-note">facultatif</span>}
    >
      <Field
        label="Une taille par ligne, avec ses mesures"
        hint={"Comme «\u00a0S\u00a0: 86 à 92\u00a0cm de tour de poitrine\u00a0»."}
        error={errors.sizeGuide}
      >
        <Textarea
          rows={4}
          value={values.sizeGuide.join("\n")}
          data-field="sizeGuide"
          onChange={({ currentTarget: { value } }) =>
            change({ sizeGuide: value === "" ? [] : value.split("\n") })
          }
        />
        <p className="field-count" role="status">
          {sizeGuideNote(values.sizeGuide)}
        </p>
      </Field>
    </Box>
  );
}

/** What a size guide still takes, once a limit of it is near or passed. */
function sizeGuideNote(typed: readonly string[]): string | null {
  const { sizeGuideLines, sizeGuideLine } = PRODUCT_LIMITS;
  const lines = typed.filter((line) => line.trim() !== "");
  const long = lines.findIndex((line) => !fits(line.trim(), sizeGuideLine));
  if (long >= 0) {
    return `La ligne ${long + 1} dépasse ${sizeGuideLine}\u00a0caractères.`;
  }
  const left = sizeGuideLines - lines.length;
  if (left < 0) return `${counted(-left, "ligne", "lignes")} de trop.`;
  return left <= 5 ? `Encore ${counted(left, "ligne", "lignes")}.` : null;
}

const PERSONALISED_HELP =
  "Un article personnalisé n’est ni repris ni échangé\u00a0: le site le dit avant la commande.";

export function PersonalisationField({ editor: { values, errors, change } }: FieldsProps) {
  const { personalisation } = values;
  // Switched off by mistake and on again, it has its words and its price.
  const [last, setLast] = useState(NEW_PERSONALISATION);
  return (
    <section className="admin-box admin-stack" aria-label="Personnalisation">
      <Switch
        checked={personalisation !== null}
        onChange={(isPersonalised) => {
          if (personalisation) setLast(personalisation);
          change({ personalisation: isPersonalised ? last : null });
        }}
        help={PERSONALISED_HELP}
      >
        Proposer une personnalisation
      </Switch>
      {personalisation && (
        <PersonalisationFields
          personalisation={personalisation}
          errors={errors}
          onChange={(parts) => change({ personalisation: { ...personalisation, ...parts } })}
        />
      )}
    </section>
  );
}

type PersonalisationFieldsProps = {
  personalisation: Personalisation;
  errors: FieldErrors;
  onChange: (parts: Partial<Personalisation>) => void;
};

function PersonalisationFields({ personalisation, errors, onChange }: PersonalisationFieldsProps) {
  return (
    <div className="ps-name">
      <Field
        label="Ce que l’on ajoute"
        required
        hint={"Comme «\u00a0Prénom au dos\u00a0»."}
        error={errors["personalisation.label"]}
      >
        <TextInput
          value={personalisation.label}
          limit={PRODUCT_LIMITS.label}
          autoComplete="off"
          data-field="personalisation.label"
          onChange={({ currentTarget }) => onChange({ label: currentTarget.value })}
        />
      </Field>
      <Field label="Supplément en €" required error={errors["personalisation.price"]}>
        <TextInput
          value={numberText(personalisation.price)}
          inputMode="decimal"
          autoComplete="off"
          data-field="personalisation.price"
          onChange={({ currentTarget }) => onChange({ price: heldNumber(currentTarget.value) })}
        />
      </Field>
    </div>
  );
}
