import { useId } from "react";
import { Box } from "~/ui/box";
import { Icon } from "~/ui/icon";

/** In the place of a box whose figures cannot be read now: the other tools go on working. */
export function UnreadableBox({ title }: { title: string }) {
  const id = useId();
  return (
    <Box id={id} title={title}>
      <p className="mt-alert">
        <Icon name="warning" />
        Cette partie ne peut pas être lue pour le moment. Actualisez la page dans un instant.
      </p>
    </Box>
  );
}
