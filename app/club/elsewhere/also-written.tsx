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
import type { FactMentions, FoundMention } from "./elsewhere.server";
import type { ChangedFact } from "./facts";

/** The texts that still say what a save has changed, to be changed with it; nothing while there are none. */
export function AlsoWritten({ facts }: { facts: readonly ChangedFact[] }) {
  const [found, setFound] = useState<readonly FactMentions[]>([]);
  const box = useRef<HTMLElement>(null);
  const asked = JSON.stringify(facts);
  useEffect(() => {
    let isWanted = true;
    const query = new URLSearchParams({ faits: asked });
    void getAnswer(`${ALSO_WRITTEN_PATH}?${query}`, hasFound).then((answer) => {
      if (isWanted && "found" in answer) setFound(answer.found);
    });
    return () => {
      isWanted = false;
    };
  }, [asked]);
  useEffect(() => {
    if (found.length > 0) box.current?.scrollIntoView({ block: "start" });
  }, [found]);
  if (found.length === 0) return null;
  const leave = (fact: FactMentions) => setFound(found.filter((one) => one !== fact));
  return (
    <Box id="ailleurs" title="Aussi écrit ailleurs" ref={box} className={styles.box}>
      <div className="admin-stack">
        {found.map((fact) => (
          <Mentions key={fact.old} fact={fact} onDone={() => leave(fact)} />
        ))}
      </div>
    </Box>
  );
}

function hasFound(answer: object): answer is { found: FactMentions[] } {
  return "found" in answer && Array.isArray(answer.found);
}

const keyOf = ({ id, place }: FoundMention) => `${id} ${place}`;

/** The texts that say one former value. Each is ticked, unless it may mean something else. */
function Mentions({ fact, onDone }: { fact: FactMentions; onDone: () => void }) {
  const { old, now, isName, mentions, isSaidElsewhere } = fact;
  const isDoubtful = isName || isSaidElsewhere;
  const [chosen, setChosen] = useState(isDoubtful ? [] : mentions.map(keyOf));
  const [isBusy, setBusy] = useState(false);
  const toggle = (key: string) =>
    setChosen(chosen.includes(key) ? chosen.filter((one) => one !== key) : [...chosen, key]);
  const replace = async () => {
    setBusy(true);
    const places = mentions
      .filter((mention) => chosen.includes(keyOf(mention)))
      .map(({ kind, id, place }) => ({ kind, id, place }));
    const isDone = await postReplacement({ old, now }, places);
    setBusy(false);
    if (isDone) onDone();
  };
  const texts = counted(mentions.length, "texte dit", "textes disent");
  return (
    <div className="admin-stack">
      <p className={styles.words}>
        {texts} encore «{"\u00a0"}
        <b>{old}</b>
        {"\u00a0"}».
        {isDoubtful && ` ${doubtOf(isName)}`}
      </p>
      <ul className={styles.mentions}>
        {mentions.map((mention) => (
          <li key={keyOf(mention)}>
            <label>
              <input
                type="checkbox"
                checked={chosen.includes(keyOf(mention))}
                onChange={() => toggle(keyOf(mention))}
              />
              <span>
                <b>{`${mention.title}, ${mention.label}`}</b>
                <span>
                  {mention.before && "…"}
                  {mention.before}
                  <mark>{old}</mark>
                  {mention.after}
                  {mention.after && "…"}
                </span>
              </span>
            </label>
            <Link to={mention.to} target="_blank">
              Ouvrir<span className="sr-only"> {mention.title} (nouvel onglet)</span>
            </Link>
          </li>
        ))}
      </ul>
      <div className="admin-row">
        <Button
          size="sm"
          busy={isBusy}
          disabled={chosen.length === 0}
          onClick={() => void replace()}
        >
          Remplacer par «{"\u00a0"}
          {now}
          {"\u00a0"}»
        </Button>
        <Button size="sm" variant="soft" onClick={onDone}>
          Laisser ainsi
        </Button>
      </div>
    </div>
  );
}

function doubtOf(isName: boolean): string {
  return isName
    ? "Cochez ceux qui parlent bien de lui."
    : "Autre chose est resté à cette valeur\u00a0: cochez ce qui doit changer.";
}

type Place = Pick<FoundMention, "kind" | "id" | "place">;

type Replaced = Pick<ChangedFact, "old" | "now">;

/** Replaces, and says it with a way back; false when it failed. */
async function postReplacement(fact: Replaced, places: readonly Place[]): Promise<boolean> {
  const answer = await postForm<CommandAnswer>(
    ALSO_WRITTEN_PATH,
    JSON.stringify({ ...fact, places }),
  );
  if (!("ok" in answer) || !answer.ok) {
    showToast({ message: answer.message, tone: "error" });
    return false;
  }
  const back = { old: fact.now, now: fact.old };
  showToast({
    message: answer.message,
    action: { label: "Annuler", onSelect: () => void takeBack(back, places) },
  });
  return true;
}

async function takeBack(fact: Replaced, places: readonly Place[]): Promise<void> {
  const body = JSON.stringify({ ...fact, places });
  const { message } = await postForm<CommandAnswer>(ALSO_WRITTEN_PATH, body);
  showToast({ message });
}
