import { LABELS, LABELS_INTRODUCTION } from "~club/labels";
import { Arcs } from "./arcs";

/** The labels the club was awarded. */
export function LabelBand() {
  return (
    <section className="labels section" aria-labelledby="titre-labels">
      <Arcs className="labels-arcs" from={130} step={26} />
      <div className="wrap labels-in">
        <div>
          <h2 className="d2" id="titre-labels">
            Un club labellisé
          </h2>
          <p>{LABELS_INTRODUCTION}</p>
        </div>
        <ul className="label-list">
          {LABELS.map(({ name, level, picture }) => (
            <li key={name}>
              <img src={picture} alt="" width="160" height="160" loading="lazy" />
              <b>{name}</b>
              <span>{level}</span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
