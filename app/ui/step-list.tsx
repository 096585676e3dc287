export type NumberedStep = { title: string; text: string };

/** Three or four steps on the lanes of the track: stands on a green ground. */
export function StepList({ steps }: { steps: readonly NumberedStep[] }) {
  return (
    <ol className="steps">
      {steps.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          {text && <p>{text}</p>}
        </li>
      ))}
    </ol>
  );
}
