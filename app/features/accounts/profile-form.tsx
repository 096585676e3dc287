import { mergingByFields } from "~/editing/merging";
import type { RecordEditor } from "~/editing/record-editor";
import { initialsOf } from "~/lib/person-name";
import { avatarTarget } from "~/lib/pictures";
import { RETENTION } from "~/lib/retention";
import { Box } from "~/ui/box";
import { Field, TextInput } from "~/ui/field";
import { Picture } from "~/ui/picture";
import { PictureField } from "~/ui/pictures/picture-field";
import { PERSON_NAME_LIMIT } from "./account.schema";
import type { ProfileValues } from "./profile.schema";

const SIGNATURES = [
  { value: "no", label: "Le club signe", help: "Votre nom n’apparaîtra plus sur le site." },
  {
    value: "yes",
    label: "Mon nom reste",
    help: "Sous vos actualités et vos photos, sans votre portrait.",
  },
] as const;

/** How two versions of a profile come together. */
export const PROFILE_MERGING = mergingByFields<ProfileValues>([
  { id: "prenom", label: "Prénom", names: ["firstName"], show: ({ firstName }) => firstName },
  { id: "nom", label: "Nom", names: ["lastName"], show: ({ lastName }) => lastName },
  {
    id: "photo",
    label: "Photo",
    names: ["avatarUrl"],
    show: ({ avatarUrl }) =>
      avatarUrl ? (
        <span className="rec-frame">
          <Picture src={avatarUrl} alt="" sizes="10rem" widths={[160, 320]} placeholder="" />
        </span>
      ) : (
        "Sans photo"
      ),
  },
  {
    id: "signature",
    label: "Quand vous quitterez le club",
    names: ["nameStays"],
    show: ({ nameStays }) => SIGNATURES.find(({ value }) => value === nameStays)?.label ?? "",
  },
]);

type ProfileFormProps = { editor: RecordEditor<ProfileValues> };

/** One's own name and picture, as they sign articles. */
export function ProfileForm({ editor }: ProfileFormProps) {
  const { values, errors, change } = editor;
  return (
    <>
      <Box id="profil-nom" title="Votre nom">
        <p className="own-now">Il signe vos actualités et vos photos sur le site.</p>
        <div className="own-names">
          <Field label="Prénom" error={errors.firstName}>
            <TextInput
              data-field="firstName"
              value={values.firstName}
              limit={PERSON_NAME_LIMIT}
              autoComplete="given-name"
              onChange={(event) => change({ firstName: event.currentTarget.value })}
            />
          </Field>
          <Field label="Nom" error={errors.lastName}>
            <TextInput
              data-field="lastName"
              value={values.lastName}
              limit={PERSON_NAME_LIMIT}
              autoComplete="family-name"
              onChange={(event) => change({ lastName: event.currentTarget.value })}
            />
          </Field>
        </div>
      </Box>
      <PictureField
        url={values.avatarUrl}
        placeholder={initialsOf(`${values.firstName} ${values.lastName}`)}
        hint="Votre visage, de face. Elle accompagne votre nom sur le site."
        name="avatarUrl"
        errors={errors.avatarUrl}
        onChange={(avatarUrl) => change({ avatarUrl })}
        target={avatarTarget(editor.id)}
      />
      <SignatureBox editor={editor} />
    </>
  );
}

/** The choice of the name under one's publications after one has left: one's own, or the club's. */
function SignatureBox({ editor: { values, change } }: ProfileFormProps) {
  return (
    <Box id="profil-depart" title="Quand vous quitterez le club" data-field="nameStays">
      <p className="own-now">
        {`Votre compte sera désactivé, puis effacé ${RETENTION.accountsDays}\u00a0jours plus tard. Qui signera alors vos actualités et vos photos\u00a0?`}
      </p>
      <div className="ed-radio" role="radiogroup" aria-labelledby="profil-depart">
        {SIGNATURES.map(({ value, label, help }) => (
          <label key={value}>
            <input
              type="radio"
              name="nameStays"
              value={value}
              checked={values.nameStays === value}
              onChange={() => change({ nameStays: value })}
            />
            <span>{label}</span>
            <small>{help}</small>
          </label>
        ))}
      </div>
      {values.nameStays === undefined && (
        <p className="admin-note own-foot">
          Sans réponse, la personne qui désactivera votre compte le dira pour vous.
        </p>
      )}
    </Box>
  );
}
