import type { FormEntry, PrintableForm } from "./forms/form";

/** A form as a sheet of paper: lines to write on, boxes to tick, places to sign. */
export function FormSheet({ form }: { form: PrintableForm }) {
  return (
    <>
      {form.parts.map(({ title, entries }) => (
        <section key={title} className="sheet-part">
          <h2>{title}</h2>
          <div className="sheet-entries">
            {entries.map((entry) => (
              <SheetEntry key={entry.kind === "text" ? entry.text : entry.label} entry={entry} />
            ))}
          </div>
        </section>
      ))}
      <div className="sheet-signatures">
        {form.signatures.map((signature) => (
          <p key={signature}>{signature}</p>
        ))}
      </div>
      <p className="sheet-foot">{form.foot}</p>
    </>
  );
}

function SheetEntry({ entry }: { entry: FormEntry }) {
  if (entry.kind === "text") return <p className="sheet-wide">{entry.text}</p>;
  if (entry.kind === "boxes") return <SheetBoxes {...entry} />;
  const width = entry.kind === "line" && entry.width ? `sheet-${entry.width}` : "sheet-wide";
  const count = entry.kind === "lines" ? entry.count : 1;
  return (
    <p className={`sheet-line ${width}`}>
      {entry.label}
      {lineNumbers(count).map((line) => (
        <span key={line} className="sheet-rule" aria-hidden="true" />
      ))}
    </p>
  );
}

function lineNumbers(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index + 1);
}

function SheetBoxes({ label, choices }: { label: string; choices: readonly string[] }) {
  return (
    <div className="sheet-wide">
      <p className="sheet-label">{label}</p>
      <ul
        className={
          choices.some((choice) => choice.length > 40) ? "sheet-boxes-long" : "sheet-boxes"
        }
      >
        {choices.map((choice) => (
          <li key={choice}>{choice}</li>
        ))}
      </ul>
    </div>
  );
}
