import { FullPageSpinner } from "~/ui/spinner";

/** While the next page is on its way; the style sheet lets it appear only when that takes a while. */
export function PendingPage() {
  return (
    <div className="pending-page">
      <FullPageSpinner />
    </div>
  );
}
