import { lazy, Suspense, useSyncExternalStore } from "react";
import type { UploadTarget } from "~/lib/pictures";
import { Skeleton } from "~/ui/skeleton";

const RichTextEditor = lazy(() =>
  import("./rich-text-editor").then((module) => ({ default: module.RichTextEditor })),
);

/**
 * What one may do with the text: `article` is everything; `short` is bold, italic, lists and links,
 * for a few lines. The server keeps as much (sanitizeContent, sanitizeShortText).
 */
export type RichTextTools =
  | { tools: "article"; pictureTarget: UploadTarget }
  | { tools: "short"; pictureTarget?: never };

export type RichTextProps = RichTextTools & {
  /** HTML. Read when the editor opens only: give another `key` to replace the text. */
  initialContent: string;
  onChange: (html: string) => void;
  labelledBy: string;
  describedBy: string;
  invalid: boolean;
  /** Shown while there is no text. */
  placeholder?: string;
  /** Name of the form's field, to bring the first error into focus. */
  name?: string;
};

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
