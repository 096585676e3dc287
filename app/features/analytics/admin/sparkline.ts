/**
 * The path of a curve through values, left to right over a width, the highest at `top`, nothing at
 * `bottom`: flat at each value, so that it never says more than there was.
 */
export function curvePath(
  values: readonly number[],
  { width, top, bottom }: { width: number; top: number; bottom: number },
): string {
  const most = Math.max(1, ...values);
  const step = width / Math.max(1, values.length - 1);
  const points = values.map((value, index) => ({
    x: round(index * step),
    y: round(bottom - (value / most) * (bottom - top)),
  }));
  return points
    .map(({ x, y }, index) => {
      const last = points[index - 1];
      if (!last) return `M${x} ${y}`;
      const middle = round((last.x + x) / 2);
      return `C${middle} ${last.y} ${middle} ${y} ${x} ${y}`;
    })
    .join("");
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
