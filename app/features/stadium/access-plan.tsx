import type { Bus } from "~/club/site";
import { accessPlan } from "~club/club-pages";

/** The drawn way to the stadium. */
export function AccessPlan({ bus }: { bus: Bus | null }) {
  const { src, alt, width, height } = accessPlan(bus);
  return (
    <img
      className="plan-drawing"
      src={src}
      alt={alt}
      width={width}
      height={height}
      loading="lazy"
    />
  );
}
