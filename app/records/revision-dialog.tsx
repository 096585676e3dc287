import { type ReactNode, useEffect, useState } from "react";
import { momentInSentence } from "~/lib/french-moments";
import type { RequestFailure } from "~/lib/request-failure";
import { Alert } from "~/ui/alert";
import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { getAnswer } from "~/ui/post-form";
import { Spinner } from "~/ui/spinner";
import type { Revision } from "./history.server";

/** A field where two versions stand side by side. */
export type ComparedField<V> = {
  name: string;
  label: string;
  show: (values: V, today: string) => ReactNode;
};

/** The fields in which two versions do not read the same. */
export type CompareVersions<V> = (one: V, other: V) => ComparedField<V>[];

type RevisionDialogProps<V> = {
  /** Answers the values of a version, asked for as `?version=`. */
  path: string;
  revision: Revision;
  /** The values in the form. */
  values: V;
  compare: CompareVersions<V>;
  today: string;
  onClose: () => void;
  onRestore: (values: V) => void;
};

type Loaded<V> = { values: V } | RequestFailure | null;

/** An older version beside what stands in the editor; bringing it back is itself a version. */
export function RevisionDialog<V>({ path, revision, today, ...props }: RevisionDialogProps<V>) {
  const [loaded, setLoaded] = useState<Loaded<V>>(null);
  useEffect(() => {
    let isWanted = true;
    const hasValues = (answer: object): answer is { values: V } =>
      "values" in answer && typeof answer.values === "object" && answer.values !== null;
    void getAnswer(`${path}?version=${revision.id}`, hasValues).then((result) => {
      if (isWanted) setLoaded(result);
    });
    return () => {
      isWanted = false;
    };
  }, [path, revision.id]);

  return (
    <Dialog
      title={`Version enregistrée ${momentInSentence(revision.createdAt, today)}`}
      onClose={props.onClose}
    >
      <div className="ad-dialog-body ad-dialog-wide">
        {loaded === null && <Spinner label="La version se charge" />}
        {loaded && "kind" in loaded && <Alert tone="error">{loaded.message}</Alert>}
        {loaded && "values" in loaded && (
          <Comparison older={loaded.values} today={today} {...props} />
        )}
      </div>
    </Dialog>
  );
}

const OLDER = "Cette version";
const NOW = "Maintenant";

type ComparisonProps<V> = Pick<
  RevisionDialogProps<V>,
  "values" | "compare" | "today" | "onClose" | "onRestore"
> & { older: V };

function Comparison<V>(props: ComparisonProps<V>) {
  const { older, values: now, compare, today, onClose, onRestore } = props;
  const fields = compare(older, now);
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
        <Button size="sm" icon="undo" onClick={() => onRestore(older)}>
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
