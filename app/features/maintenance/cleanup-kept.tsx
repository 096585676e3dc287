import { Box } from "~/ui/box";
import type { CleanupPlan } from "./cleanup.types";
import { CleanupFiles } from "./cleanup-files";
import { unreadableInWords } from "./cleanup-words";

/** What was put down and stays all the same, with what uses it; nothing when there is none. */
export function KeptBox({ plan }: { plan: CleanupPlan }) {
  const { kept, held, unreadable } = plan;
  if (kept.length + held.length + unreadable.length === 0) return null;
  return (
    <Box id="gardes" title="Gardés">
      {kept.length > 0 && (
        <>
          <p className="admin-note mt-before">
            Ces fichiers servent encore{"\u00a0"}: le nettoyage les retirera de sa liste, sans y
            toucher.
          </p>
          <CleanupFiles files={kept} today={null} />
        </>
      )}
      {held.length > 0 && (
        <>
          <p className="admin-note mt-before">
            Une autre image vient d’arriver au même endroit{"\u00a0"}: ceux-ci attendront demain.
          </p>
          <CleanupFiles files={held} today={null} />
        </>
      )}
      {unreadable.map((address) => (
        <p key={address} className="mt-alert mt-note">
          {unreadableInWords(address)}
        </p>
      ))}
    </Box>
  );
}
