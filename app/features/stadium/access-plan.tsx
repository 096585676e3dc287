import { ACCESS_PLAN } from "~club/club-pages";

/** The drawn way to the stadium. */
export function AccessPlan() {
  const { src, alt, width, height } = ACCESS_PLAN;
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
