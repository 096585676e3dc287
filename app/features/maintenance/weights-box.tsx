import { Box } from "~/ui/box";
import { Button } from "~/ui/button";
import { CommandForm, useCommands } from "~/ui/commands";
import { Icon } from "~/ui/icon";
import { MAINTENANCE_COMMANDS_PATH } from "./maintenance-command.schema";

/** Whether there is room between the ranks of articles, and how to make some. The order stays. */
export function WeightsBox({ needsReorganization }: { needsReorganization: boolean }) {
  const { run, isPending } = useCommands(MAINTENANCE_COMMANDS_PATH);
  return (
    <Box id="rangs" title="Ordre des actualités">
      {needsReorganization ? (
        <p className="mt-alert">
          <Icon name="info" />
          Les rangs sont serrés. Le site les espacera de lui-même au prochain déplacement, ou vous
          pouvez le faire maintenant.
        </p>
      ) : (
        <p className="ad-done">
          <Icon name="check-circle" />
          Les rangs sont bien espacés.
        </p>
      )}
      <p className="admin-note mt-note">
        Réorganiser numérote les actualités de 10 en 10. L’ordre que voient les visiteurs ne change
        pas.
      </p>
      <CommandForm
        path={MAINTENANCE_COMMANDS_PATH}
        fields={{ intent: "reorganize" }}
        onCommand={(fields) => void run(fields)}
      >
        <Button
          type="submit"
          variant={needsReorganization ? "action" : "line"}
          size="sm"
          icon="sort"
          className="mt-act"
          busy={isPending}
          busyLabel="Réorganisation…"
        >
          Réorganiser
        </Button>
      </CommandForm>
    </Box>
  );
}
