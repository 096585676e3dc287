import { lazy, Suspense, useSyncExternalStore } from "react";
import { Skeleton } from "~/ui/skeleton";
import type { RichTextProps } from "./rich-text-editor";

const RichTextEditor = lazy(() =>
  import("./rich-text-editor").then((module) => ({ default: module.RichTextEditor })),
);

const neverChanges = () => () => undefined;

/** The editor of texts, fetched by the browser once the page stands: a server has no use for it. */
export function RichText(props: RichTextProps) {
  const isBrowser = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  if (!isBrowser) return <RichTextSkeleton />;
  return (
    <Suspense fallback={<RichTextSkeleton />}>
      <RichTextEditor {...props} />
    </Suspense>
  );
}

function RichTextSkeleton() {
  return (
    <div className="rte" aria-busy="true">
      <span className="sr-only" role="status">
        L’éditeur de texte se charge
      </span>
      <div className="rte-skeleton">
        <Skeleton shape="title" width="medium" />
        <Skeleton />
        <Skeleton width="long" />
        <Skeleton width="short" />
      </div>
    </div>
  );
}
