import { Field, Select } from "~/ui/field";
import { SECTIONS } from "~club/sections";
import type { ChangeValues, EditorValues } from "./editor-values";

type SectionFieldProps = { value: EditorValues["section"]; onChange: ChangeValues };

/** The section of the club an article belongs to: its label on cards, its filter on lists. */
export function SectionField({ value, onChange }: SectionFieldProps) {
  return (
    <Field label="Section" hint="Donne l’étiquette de couleur sur la carte.">
      <Select
        value={value ?? ""}
        data-field="section"
        onChange={(event) => {
          const slug = event.currentTarget.value;
          onChange({ section: SECTIONS.find((section) => section.slug === slug)?.slug });
        }}
      >
        <option value="">Aucune section</option>
        {SECTIONS.map(({ slug, name }) => (
          <option key={slug} value={slug}>
            {name}
          </option>
        ))}
      </Select>
    </Field>
  );
}
