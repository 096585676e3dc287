type DiagnosticsBoxProps = {
  text: string;
  isSent: boolean;
  onChange: (isSent: boolean) => void;
};

/** What is sent along, to the letter, and the choice not to. */
export function DiagnosticsBox({ text, isSent, onChange }: DiagnosticsBoxProps) {
  return (
    <section className="ad-box" aria-labelledby="etat-joint">
      <div className="ad-box-head">
        <h2 id="etat-joint">Joint au message</h2>
      </div>
      <label className="ad-check sp-attach">
        <input
          type="checkbox"
          checked={isSent}
          onChange={({ currentTarget }) => onChange(currentTarget.checked)}
        />
        <span>
          Joindre l’état du site
          <small>Ce texte, et rien d’autre. Il ne dit rien de personne.</small>
        </span>
      </label>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, by keyboard too */}
      <section className="sp-facts" aria-label="État du site" tabIndex={0}>
        {isSent ? text : <s>{text}</s>}
      </section>
    </section>
  );
}
