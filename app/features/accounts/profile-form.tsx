import { initialsOf } from "~/lib/person-name";
import { avatarTarget } from "~/lib/pictures";
import type { RecordField } from "~/records/conflict";
import type { RecordEditor } from "~/records/editor";
import { Box } from "~/ui/box";
import { Field, TextInput } from "~/ui/field";
import { Picture } from "~/ui/picture";
import { PictureField } from "~/ui/pictures/picture-field";
import { PERSON_NAME_LIMIT } from "./account.schema";
import type { ProfileValues } from "./profile.schema";

/** How two versions of a profile are told apart. */
export const PROFILE_FIELDS: readonly RecordField<ProfileValues>[] = [
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
];

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
    </>
  );
}
