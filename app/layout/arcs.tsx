type ArcsProps = {
  className: string;
  /** Radius of the first ring, and the way to the next, on a ground of 600. */
  from?: number;
  step?: number;
};

/** Seven thin rings, the track seen from above: the quiet ground of a header. */
export function Arcs({ className, from = 110, step = 28 }: ArcsProps) {
  return (
    <svg
      className={className}
      viewBox="0 0 600 600"
      fill="none"
      stroke="currentColor"
      strokeWidth="3"
      aria-hidden="true"
    >
      {[0, 1, 2, 3, 4, 5, 6].map((ring) => (
        <circle key={ring} cx="300" cy="300" r={from + ring * step} />
      ))}
    </svg>
  );
}
