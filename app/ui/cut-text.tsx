type CutTextProps = {
  /** What is seen; null when all of it is. */
  cut: string | null;
  whole: string;
};

/** Cut for the eye only: a screen reader says the whole. */
export function CutText({ cut, whole }: CutTextProps) {
  if (cut === null) return whole;
  return (
    <>
      <span aria-hidden="true">{cut}</span>
      <span className="sr-only">{whole}</span>
    </>
  );
}
