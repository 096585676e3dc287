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
import { type ProfileValues, profile, SIGNATURES } from "./profile";

const { firstName, lastName, avatarUrl, nameStays } = profile.fields;

/** How two versions of a profile come together. */
export const PROFILE_MERGING = mergingByFields<ProfileValues>([
  {
    id: "prenom",
    label: firstName.label,
    names: ["firstName"],
    show: (values) => values.firstName,
  },
  {
    id: "nom",
    label: lastName.label,
    names: ["lastName"],
    show: (values) => values.lastName,
  },
  {
    id: "photo",
    label: avatarUrl.label,
    names: ["avatarUrl"],
    show: (values) =>
      values.avatarUrl ? (
        <span className="rec-frame">
          <Picture src={values.avatarUrl} alt="" sizes="10rem" widths={[160, 320]} placeholder="" />
        </span>
      ) : (
        avatarUrl.none
      ),
  },
  {
    id: "signature",
    label: nameStays.label,
    names: ["nameStays"],
    show: (values) => SIGNATURES.find(({ value }) => value === values.nameStays)?.label ?? "",
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
          <Field label={firstName.label} error={errors.firstName}>
            <TextInput
              data-field="firstName"
              value={values.firstName}
              limit={PERSON_NAME_LIMIT}
              autoComplete="given-name"
              onChange={(event) => change({ firstName: event.currentTarget.value })}
            />
          </Field>
          <Field label={lastName.label} error={errors.lastName}>
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
        hint={avatarUrl.hint ?? ""}
        name="avatarUrl"
        errors={errors.avatarUrl}
        onChange={(url) => change({ avatarUrl: url })}
        target={avatarTarget(editor.id)}
      />
      <SignatureBox editor={editor} />
    </>
  );
}

/** The choice of the name under one's publications after one has left: one's own, or the club's. */
function SignatureBox({ editor: { values, change } }: ProfileFormProps) {
  return (
    <Box id="profil-depart" title={nameStays.label} data-field="nameStays">
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
      {values.nameStays === null && (
        <p className="admin-note own-foot">
          Sans réponse, la personne qui désactivera votre compte le dira pour vous.
        </p>
      )}
    </Box>
  );
}
