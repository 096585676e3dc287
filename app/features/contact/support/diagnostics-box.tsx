import { Box } from "~/ui/box";

type DiagnosticsBoxProps = {
  text: string;
  isSent: boolean;
  /** While the message is sent: it leaves as it was. */
  isLocked: boolean;
  onChange: (isSent: boolean) => void;
};

/** What is sent along, to the letter, and the choice not to. */
export function DiagnosticsBox({ text, isSent, isLocked, onChange }: DiagnosticsBoxProps) {
  const { facts, errors } = parted(text);
  return (
    <Box id="etat-joint" title="Joint au message">
      <label className="ad-check sp-attach">
        <input
          type="checkbox"
          checked={isSent}
          disabled={isLocked}
          onChange={({ currentTarget }) => onChange(currentTarget.checked)}
        />
        <span>
          Joindre l’état du site
          <small>Ce texte, et rien d’autre. Il ne dit rien de personne.</small>
        </span>
      </label>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, by keyboard too */}
      <section className="sp-facts" aria-label="État du site" tabIndex={0}>
        {isSent ? facts : <s>{facts}</s>}
        {errors.length > 0 && (
          <details>
            <summary>{countWords(errors.length)}</summary>
            <span lang="en">{isSent ? errors.join("\n") : <s>{errors.join("\n")}</s>}</span>
          </details>
        )}
      </section>
    </Box>
  );
}

/** The lines that name places in the code: for the technical contact alone, folded for everybody else. */
function parted(text: string): { facts: string; errors: string[] } {
  const lines = text.split("\n");
  return {
    facts: lines.filter((line) => !line.startsWith("- ")).join("\n"),
    errors: lines.filter((line) => line.startsWith("- ")),
  };
}

function countWords(count: number): string {
  return count === 1
    ? "Le détail d’une erreur, pour la personne technique"
    : `Le détail de ${count}\u00a0erreurs, pour la personne technique`;
}
