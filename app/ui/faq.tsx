import type { ReactNode } from "react";
import { Icon } from "./icon";

export type Question = { question: string; answer: ReactNode };

/** Questions that open one by one, without JavaScript; the first one is open. */
export function Faq({ questions }: { questions: readonly Question[] }) {
  return (
    <div className="faq">
      {questions.map(({ question, answer }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two may have the same words
        <details key={index} open={index === 0}>
          <summary>
            {question}
            <Icon name="plus" size={24} />
          </summary>
          <p>{answer}</p>
        </details>
      ))}
    </div>
  );
}
