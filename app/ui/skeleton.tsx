import { classNames } from "./class-names";

type SkeletonProps = {
  shape?: "line" | "title" | "cover" | "bib";
  width?: "short" | "medium" | "long" | "full";
};

/** Grey shape of what is loading. Put `aria-busy` on the region, or a `Spinner` label beside it. */
export function Skeleton({ shape = "line", width = "full" }: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      className={classNames("skeleton", `skeleton-${shape}`, width !== "full" && `w-${width}`)}
    />
  );
}
