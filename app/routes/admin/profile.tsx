import { useEffect } from "react";
import { useRevalidator } from "react-router";
import { RecordEditorFrame, useRecordEditor } from "~/editing/record-editor";
import { PROFILE_SAVE_PATH } from "~/features/accounts/account-paths";
import { requireUser } from "~/features/accounts/guard.server";
import {
  OwnEmailBox,
  OwnPasswordBox,
  OwnSessionsBox,
  TwoStepBox,
} from "~/features/accounts/own-account-boxes";
import { listOwnSessions } from "~/features/accounts/own-sessions.server";
import { profile, profileErrors } from "~/features/accounts/profile";
import { PROFILE_MERGING, ProfileForm } from "~/features/accounts/profile-form";
import { findOwnProfile } from "~/features/accounts/profiles.server";
import { findTwoStep } from "~/features/accounts/two-step-setup.server";
import { adminMeta } from "~/layout/admin/admin-meta";
import { parisDay } from "~/lib/paris-instants";
import { services } from "~/platform/services.server";
import { readKeptCopy } from "~/records/kind";
import type { Route } from "./+types/profile";

export const meta: Route.MetaFunction = () => adminMeta("Mon profil");

export async function loader({ request, context }: Route.LoaderArgs) {
  const user = await requireUser(request, context, "own-account");
  const site = services(context);
  const [record, sessions, twoStep] = await Promise.all([
    findOwnProfile(site.database.kysely, user.id),
    listOwnSessions(request, site, user),
    findTwoStep(site, user),
  ]);
  return { record, sessions, twoStep, email: user.email, today: parisDay(site.now) };
}

export default function Profile({ loaderData }: Route.ComponentProps) {
  const { record, sessions, twoStep, email, today } = loaderData;
  const editor = useRecordEditor({
    record,
    userId: record.id,
    kind: profile.localCopy,
    readKept: (kept, opened) => readKeptCopy<typeof profile.fields>(profile, kept, opened),
    check: profileErrors,
    savePath: () => PROFILE_SAVE_PATH,
    editPath: null,
    savedMessage: () => "Votre profil est enregistré.",
    merging: PROFILE_MERGING,
    words: { versions: "Deux versions de votre profil" },
  });
  useFreshFrame(record.version, editor.state.record.version);
  return (
    <RecordEditorFrame
      editor={editor}
      title="Mon profil"
      back={{ to: "/admin", label: "Accueil" }}
      saveLabel="Enregistrer"
      today={today}
      nameOf={({ firstName, lastName }) => `${firstName} ${lastName}`}
      aside={
        <>
          <TwoStepBox {...twoStep} />
          <OwnSessionsBox sessions={sessions} today={today} />
        </>
      }
    >
      <ProfileForm editor={editor} />
      <OwnEmailBox email={email} />
      <OwnPasswordBox email={email} />
    </RecordEditorFrame>
  );
}

/** The frame of the administrator area shows one's name and picture too. */
function useFreshFrame(shownVersion: number, storedVersion: number): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (shownVersion !== storedVersion) void revalidate();
  }, [shownVersion, storedVersion, revalidate]);
}
