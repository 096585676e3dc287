import { Box } from "~/ui/box";
import { Button } from "~/ui/button";
import { CommandForm, useCommands } from "~/ui/commands";
import { CLEANUP_COMMANDS_PATH } from "./cleanup-command.schema";
import { ORPHAN_DAYS } from "./cleanup-reasons";

/** The search for stored files that nothing names, without waiting for the night. */
export function OrphanSearchBox() {
  const { run, isPending } = useCommands(CLEANUP_COMMANDS_PATH);
  return (
    <Box id="orphelins" title="Fichiers orphelins">
      <p>
        Il arrive qu’un fichier reste dans le stockage sans que rien ne s’en serve{"\u00a0"}: un
        envoi interrompu, une photo jamais enregistrée.
      </p>
      <p className="admin-note mt-note">
        Le site les cherche chaque nuit et les met en attente {ORPHAN_DAYS}
        {"\u00a0"}jours. Chercher n’efface rien.
      </p>
      <CommandForm
        path={CLEANUP_COMMANDS_PATH}
        fields={{ intent: "search" }}
        onCommand={(fields) => void run(fields)}
      >
        <Button
          type="submit"
          variant="line"
          size="sm"
          icon="search"
          className="mt-act"
          busy={isPending}
          busyLabel="Recherche…"
        >
          Chercher maintenant
        </Button>
      </CommandForm>
    </Box>
  );
}
