import { piecesWords } from "./stock-words";

/** A number in a mark, read as «: 2 articles» after the name of what it stands on. */
export function PiecesCount({
  className,
  count,
}: {
  className: string | undefined;
  count: number;
}) {
  return (
    <span className={className}>
      <span aria-hidden="true">{count}</span>
      <span className="sr-only">{`\u00a0: ${piecesWords(count)}`}</span>
    </span>
  );
}
