import { useId, useRef, useState } from "react";
import { useRevalidator } from "react-router";
import type { CommandAnswer, CommandFields } from "~/lib/command";
import { Box } from "~/ui/box";
import { Button } from "~/ui/button";
import { useCommands } from "~/ui/commands";
import { TextInput } from "~/ui/field";
import { FieldFoot } from "~/ui/field-foot";
import { LeaveGuard } from "~/ui/leave-guard";
import { productActPath } from "./product-paths";
import type { VariantStock } from "./product-stock.server";
import { variantName } from "./product-words";
import { readCount } from "./stock-count";

/** What is left of each variant, and a place to say what was counted. */
export function StockCounts({ variants }: { variants: readonly VariantStock[] }) {
  const { run, isPending } = useCommands(({ id }) => productActPath(id));
  return (
    <Box id="comptage" title="J’ai compté">
      <p className="admin-note">
        Comptez ce qui reste à vendre, sans ce qui est mis de côté pour des commandes. Le stock
        baisse tout seul à chaque commande.
      </p>
      <ul className="st-list">
        {variants.map((variant) => (
          <VariantCount key={variant.id} variant={variant} isPending={isPending} onCommand={run} />
        ))}
      </ul>
    </Box>
  );
}

type VariantCountProps = {
  variant: VariantStock;
  isPending: boolean;
  onCommand: (fields: CommandFields) => Promise<CommandAnswer>;
};

/** What is typed of one variant, and its way to the site. */
function useCount({ id, stock }: VariantStock, onCommand: VariantCountProps["onCommand"]) {
  const { revalidate } = useRevalidator();
  const [typed, setTyped] = useState("");
  // What the screen said when it was counted: an order may come in between.
  const [seen, setSeen] = useState<number | null>(null);
  const [error, setError] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const refuse = (reason: string) => {
    setError(reason);
    field.current?.focus();
  };
  const type = (text: string) => {
    setTyped(text);
    setSeen(seen ?? stock);
    setError(null);
  };
  const correct = async () => {
    const reading = readCount(typed);
    if ("error" in reading) return refuse(reading.error);
    const fields = { intent: "correct-stock", id, counted: typed, seen: String(seen ?? stock) };
    const answer = await onCommand(fields);
    setSeen(null);
    if (answer.ok) {
      setError(null);
      setTyped("");
      return;
    }
    refuse(answer.message);
    await revalidate();
  };
  return { field, typed, error, type, correct };
}

function VariantCount({ variant, isPending, onCommand }: VariantCountProps) {
  const { field, typed, error, type, correct } = useCount(variant, onCommand);
  const footId = useId();
  const name = variantName(variant) || "Article unique";
  return (
    <li className="st-row">
      <form
        aria-label={`Corriger le stock\u00a0: ${name}`}
        onSubmit={(event) => {
          event.preventDefault();
          if (!isPending) void correct();
        }}
      >
        <div className="st-name">
          <b>{name}</b>
          <small>{leftWords(variant)}</small>
        </div>
        <TextInput
          ref={field}
          value={typed}
          inputMode="numeric"
          autoComplete="off"
          placeholder={String(variant.stock)}
          aria-label={`J’ai compté, ${name}`}
          aria-invalid={error !== null || undefined}
          aria-describedby={footId}
          onChange={({ currentTarget }) => type(currentTarget.value)}
        />
        <Button type="submit" variant="soft" size="sm" aria-busy={isPending || undefined}>
          Corriger<span className="sr-only"> {name}</span>
        </Button>
        <div className="st-foot" role="status">
          <FieldFoot id={footId} errors={error === null ? [] : [error]} />
        </div>
      </form>
      <LeaveGuard wouldLoseWork={() => typed.trim() !== ""} onAbandon={() => type("")}>
        Votre comptage n’est pas enregistré.
      </LeaveGuard>
    </li>
  );
}

function leftWords({ stock, ordered }: VariantStock): string {
  const left = stock === 0 ? "épuisé" : `${stock}\u00a0en stock`;
  if (ordered === 0) return left;
  return `${left}, ${ordered}\u00a0de plus ${ordered > 1 ? "commandés" : "commandé"}, à remettre`;
}
