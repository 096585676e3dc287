import { useEffect, useRef, useState } from "react";
import type { CommandAnswer } from "~/lib/command";
import { counted } from "~/lib/french-numbers";
import { Box } from "~/ui/box";
import { Button } from "~/ui/button";
import { Link } from "~/ui/link";
import { getAnswer, postForm } from "~/ui/post-form";
import { showToast } from "~/ui/toaster";
import { ALSO_WRITTEN_PATH } from "../club-paths";
import styles from "./also-written.module.css";
import type { FactMentions, FoundMention, Replacement, TakenBack } from "./elsewhere.server";
import type { ChangedFact } from "./facts";

type AlsoWrittenProps = {
  /** Those that were changed since the texts were last looked at. */
  facts: readonly ChangedFact[];
  /** The texts were changed, or are to stay; or there are none. */
  onHandled: () => void;
};

/** The texts that still say what saves have changed, to be changed with it; nothing while there are none. */
export function AlsoWritten({ facts, onHandled }: AlsoWrittenProps) {
  const [found, setFound] = useState<readonly FactMentions[]>([]);
  const box = useRef<HTMLElement>(null);
  const handled = useRef(onHandled);
  useEffect(() => {
    handled.current = onHandled;
  });
  const asked = JSON.stringify(facts);
  useEffect(() => {
    let isWanted = true;
    const query = new URLSearchParams({ faits: asked });
    void getAnswer(`${ALSO_WRITTEN_PATH}?${query}`, hasFound).then((answer) => {
      if (!isWanted) return;
      if ("found" in answer && answer.found.length > 0) setFound(answer.found);
      else handled.current();
    });
    return () => {
      isWanted = false;
    };
  }, [asked]);
  useEffect(() => {
    if (found.length > 0) box.current?.scrollIntoView({ block: "start" });
  }, [found]);
  if (found.length === 0) return null;
  return (
    <Box id="ailleurs" title="Aussi écrit ailleurs" ref={box} className={styles.box}>
      <Mentions key={JSON.stringify(found)} found={found} onHandled={onHandled} />
    </Box>
  );
}

function hasFound(answer: object): answer is { found: FactMentions[] } {
  return "found" in answer && Array.isArray(answer.found);
}

const keyOf = ({ old, now }: ChangedFact, { id, place }: FoundMention) =>
  JSON.stringify([old, now, id, place]);

type MentionsProps = { found: readonly FactMentions[]; onHandled: () => void };

/** The texts by the value that they still say. Those that can hardly mean anything else come ticked. */
function Mentions({ found, onHandled }: MentionsProps) {
  const all = found.flatMap((fact) =>
    fact.mentions.map((mention) => ({ key: keyOf(fact, mention), fact, mention })),
  );
  const [chosen, setChosen] = useState(() =>
    all.filter(({ fact }) => !isDoubtful(fact)).map(({ key }) => key),
  );
  const [isBusy, setBusy] = useState(false);
  const toggle = (key: string) =>
    setChosen(chosen.includes(key) ? chosen.filter((one) => one !== key) : [...chosen, key]);
  const replace = async () => {
    setBusy(true);
    const wanted = all.filter(({ key }) => chosen.includes(key));
    const isDone = await postReplacements(
      wanted.map(({ fact: { old, now, isCommon }, mention: { kind, id, place } }) => ({
        kind,
        id,
        place,
        fact: { old, now, isCommon },
      })),
    );
    setBusy(false);
    if (isDone) onHandled();
  };
  return (
    <div className="admin-stack">
      <p className={styles.words}>Cochez les textes qui doivent changer aussi.</p>
      {found.map((fact) => (
        <FactTexts
          key={JSON.stringify([fact.old, fact.now])}
          fact={fact}
          chosen={chosen}
          onToggle={toggle}
        />
      ))}
      <div className="admin-row">
        <Button
          size="sm"
          busy={isBusy}
          disabled={chosen.length === 0}
          onClick={() => void replace()}
        >
          {chosen.length > 1 ? `Remplacer dans ${chosen.length} textes` : "Remplacer"}
        </Button>
        <Button size="sm" variant="soft" onClick={onHandled}>
          Laisser ainsi
        </Button>
      </div>
    </div>
  );
}

function isDoubtful({ isCommon, isAmbiguous }: FactMentions): boolean {
  return isCommon || isAmbiguous;
}

type FactTextsProps = {
  fact: FactMentions;
  chosen: readonly string[];
  onToggle: (key: string) => void;
};

function FactTexts({ fact, chosen, onToggle }: FactTextsProps) {
  const { old, now, mentions } = fact;
  return (
    <>
      <p className={styles.words}>
        {counted(mentions.length, "texte dit", "textes disent")} encore «{"\u00a0"}
        <b>{old}</b>
        {"\u00a0"}» au lieu de «{"\u00a0"}
        <b>{now}</b>
        {"\u00a0"}».
      </p>
      <ul className={styles.mentions}>
        {mentions.map((mention) => (
          <MentionLine
            key={keyOf(fact, mention)}
            mention={mention}
            isChosen={chosen.includes(keyOf(fact, mention))}
            onToggle={() => onToggle(keyOf(fact, mention))}
          />
        ))}
      </ul>
    </>
  );
}

type MentionLineProps = { mention: FoundMention; isChosen: boolean; onToggle: () => void };

function MentionLine({ mention, isChosen, onToggle }: MentionLineProps) {
  const { title, label, words, before, after, to } = mention;
  return (
    <li>
      <label>
        <input type="checkbox" checked={isChosen} onChange={onToggle} />
        <span>
          <b>{`${title}, ${label}`}</b>
          <span>
            {before && "…"}
            {before}
            <mark>{words}</mark>
            {after}
            {after && "…"}
          </span>
        </span>
      </label>
      <Link to={to} target="_blank">
        Ouvrir<span className="sr-only"> {title} (nouvel onglet)</span>
      </Link>
    </li>
  );
}

/** Replaces, and says it with a way back; false when it failed. */
async function postReplacements(replacements: readonly Replacement[]): Promise<boolean> {
  const body = JSON.stringify({ replacements });
  const answer = await postForm<CommandAnswer & { takeBack: TakenBack[] }>(ALSO_WRITTEN_PATH, body);
  if (!("ok" in answer) || !answer.ok) {
    showToast({ message: answer.message, tone: "error" });
    return false;
  }
  const { message, takeBack } = answer;
  showToast({
    message,
    action: { label: "Annuler", onSelect: () => void postTakeBack(takeBack) },
  });
  return true;
}

async function postTakeBack(takeBack: readonly TakenBack[]): Promise<void> {
  const body = JSON.stringify({ takeBack });
  const answer = await postForm<CommandAnswer>(ALSO_WRITTEN_PATH, body);
  const isDone = "ok" in answer && answer.ok;
  showToast(isDone ? { message: answer.message } : { message: answer.message, tone: "error" });
}
