import { type ReactNode, useEffect, useState } from "react";
import { momentInSentence } from "~/lib/french-moments";
import type { RequestFailure } from "~/lib/request-failure";
import type { Revision } from "~/records/history.server";
import { Alert } from "~/ui/alert";
import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { getAnswer } from "~/ui/post-form";
import { Spinner } from "~/ui/spinner";
import type { ArticleValues } from "../article";
import { historyPath } from "./article-paths";
import { differingFields } from "./compare-fields";

type RevisionDialogProps = {
  articleId: string;
  revision: Revision;
  values: ArticleValues;
  today: string;
  onClose: () => void;
  onRestore: () => void;
};

type Loaded = { values: ArticleValues } | RequestFailure | null;

async function loadRevision(articleId: string, revisionId: string): Promise<Loaded> {
  return await getAnswer(`${historyPath(articleId)}?version=${revisionId}`, hasValues);
}

function hasValues(answer: object): answer is { values: ArticleValues } {
  return "values" in answer && typeof answer.values === "object" && answer.values !== null;
}

/** An older version beside what stands in the editor; bringing it back is itself a version. */
export function RevisionDialog({
  articleId,
  revision,
  values,
  today,
  ...acts
}: RevisionDialogProps) {
  const [loaded, setLoaded] = useState<Loaded>(null);
  useEffect(() => {
    let isWanted = true;
    void loadRevision(articleId, revision.id).then((result) => {
      if (isWanted) setLoaded(result);
    });
    return () => {
      isWanted = false;
    };
  }, [articleId, revision.id]);

  return (
    <Dialog
      title={`Version enregistrée ${momentInSentence(revision.createdAt, today)}`}
      onClose={acts.onClose}
    >
      <div className="ad-dialog-body ad-dialog-wide">
        {loaded === null && <Spinner label="La version se charge" />}
        {loaded && "kind" in loaded && <Alert tone="error">{loaded.message}</Alert>}
        {loaded && "values" in loaded && (
          <Comparison older={loaded.values} now={values} today={today} {...acts} />
        )}
      </div>
    </Dialog>
  );
}

const OLDER = "Cette version";
const NOW = "Maintenant";

type ComparisonProps = {
  older: ArticleValues;
  now: ArticleValues;
  today: string;
  onClose: () => void;
  onRestore: () => void;
};

function Comparison({ older, now, today, onClose, onRestore }: ComparisonProps) {
  const fields = differingFields(older, now);
  if (fields.length === 0) {
    return <p>Cette version est la même que celle que vous avez sous les yeux.</p>;
  }
  return (
    <>
      <div className="ed-compare">
        <h3>{OLDER}</h3>
        <h3>{NOW}</h3>
        {fields.map(({ name, label, show }) => (
          <FieldPair key={name} label={label} older={show(older, today)} now={show(now, today)} />
        ))}
      </div>
      <div className="ad-dialog-foot">
        <Button variant="line" size="sm" onClick={onClose}>
          Ne rien changer
        </Button>
        <Button size="sm" icon="undo" onClick={onRestore}>
          Restaurer cette version
        </Button>
      </div>
    </>
  );
}

type FieldPairProps = { label: string; older: ReactNode; now: ReactNode };

function FieldPair({ label, older, now }: FieldPairProps) {
  return (
    <>
      <p className="ed-compare-field">{label}</p>
      <div className="ed-side-value">
        <b className="ed-side-name">{OLDER}</b>
        {older}
      </div>
      <div className="ed-side-value">
        <b className="ed-side-name">{NOW}</b>
        {now}
      </div>
    </>
  );
}
