import type { ReactNode } from "react";

type RankedLine = {
  key: string;
  label: ReactNode;
  /** What the bar measures. */
  size: number;
  /** The figures, in the order of the headings. */
  cells: readonly string[];
};

type RankedTableProps = {
  /** Of the table, for those who hear it. */
  caption: string;
  headings: readonly string[];
  lines: readonly RankedLine[];
  /** What the widest bar stands for, when it is not among these lines. */
  most?: number;
};

/** A table whose lines have a bar each: a chart that is its own table. */
export function RankedTable({ caption, headings, lines, ...props }: RankedTableProps) {
  const most = Math.max(1, props.most ?? 0, ...lines.map(({ size }) => size));
  return (
    <table className="vs-table vs-ranked">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          {headings.map((heading) => (
            <th key={heading} scope="col">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map(({ key, label, size, cells }) => (
          <tr key={key}>
            <th scope="row">
              {label}
              {size > 0 && <i className="vs-share" style={{ width: `${(size / most) * 100}%` }} />}
            </th>
            {cells.map((cell, rank) => (
              <td key={headings[rank + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
