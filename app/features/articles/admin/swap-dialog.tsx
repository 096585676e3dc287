import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { Field, Select } from "~/ui/field";
import type { AdminArticleRow } from "../article.types";
import { displayTitle } from "../article-text";

type SwapDialogProps = {
  row: AdminArticleRow;
  /** The page of the list it stands on. */
  rows: readonly AdminArticleRow[];
  onClose: () => void;
  onSwap: (otherId: string) => void;
};

/** Two articles of the page exchange their places. */
export function SwapDialog({ row, rows, onClose, onSwap }: SwapDialogProps) {
  return (
    <Dialog title="Échanger deux places" onClose={onClose}>
      <form
        className="ad-dialog-body"
        onSubmit={(event) => {
          event.preventDefault();
          const other = new FormData(event.currentTarget).get("otherId");
          onClose();
          if (typeof other === "string") onSwap(other);
        }}
      >
        <Field label={`Échanger la place de «\u00a0${displayTitle(row.title)}\u00a0» avec`}>
          <Select name="otherId">
            {rows
              .filter(({ id }) => id !== row.id)
              .map(({ id, title, position }) => (
                <option key={id} value={id}>
                  {`${position}. ${displayTitle(title)}`}
                </option>
              ))}
          </Select>
        </Field>
        <div className="ad-dialog-foot">
          <Button variant="line" size="sm" onClick={onClose}>
            Ne rien changer
          </Button>
          <Button type="submit" size="sm">
            Échanger les places
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
