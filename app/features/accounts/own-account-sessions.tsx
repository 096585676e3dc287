import { useRef } from "react";
import { shortMoment } from "~/lib/french-moments";
import { Box } from "~/ui/box";
import { Button } from "~/ui/button";
import { CommandForm, useCommands } from "~/ui/commands";
import { useKeptFocus } from "~/ui/use-kept-focus";
import { OWN_SESSIONS_PATH } from "./own-account-paths";
import type { OwnSession } from "./own-sessions.server";

type OwnSessionsBoxProps = {
  sessions: readonly OwnSession[];
  /** Day of Paris. */
  today: string;
};

/** Where one is signed in, and the way out of each place and of all. */
export function OwnSessionsBox({ sessions, today }: OwnSessionsBoxProps) {
  const { run } = useCommands(OWN_SESSIONS_PATH);
  const list = useRef<HTMLUListElement>(null);
  const keepFocus = useKeptFocus(list, sessions);
  return (
    <Box id="profil-appareils" title="Appareils connectés">
      <ul className="own-sessions" ref={list} tabIndex={-1}>
        {sessions.map((session) => (
          <li key={session.id}>
            <p>
              <b>{session.device}</b>
              <small>{activityWords(session, today)}</small>
            </p>
            {!session.isCurrent && (
              <CommandForm
                path={OWN_SESSIONS_PATH}
                fields={{ intent: "end", id: session.id }}
                onCommand={(fields) => {
                  keepFocus();
                  void run(fields);
                }}
              >
                <Button type="submit" variant="soft" size="sm">
                  Déconnecter<span className="sr-only"> {session.device}</span>
                </Button>
              </CommandForm>
            )}
          </li>
        ))}
      </ul>
      <form method="post" action={OWN_SESSIONS_PATH}>
        <input type="hidden" name="intent" value="end-all" />
        <Button type="submit" variant="line" size="sm" icon="sign-out" block>
          Déconnecter partout
        </Button>
      </form>
      <p className="admin-note">Cet appareil aussi{"\u00a0"}: il faudra vous reconnecter.</p>
    </Box>
  );
}

function activityWords({ isCurrent, lastActivity }: OwnSession, today: string): string {
  return isCurrent
    ? "cette session"
    : `dernière activité\u00a0: ${shortMoment(lastActivity, today)}`;
}
