import type { HardQuestion } from "@/lib/artifacts/pitch/artifact";
import { typeset } from "@/lib/content/typeset";

/** Each question with what can be said today. */
export function HardQuestions({ questions }: { questions: readonly HardQuestion[] }) {
  return (
    <dl className="measure">
      {questions.map(({ question, answer }, index) => (
        <div
          key={question}
          className="grid grid-cols-[2.25rem_1fr] gap-y-1.5 border-b py-4 first:pt-0 last:border-0"
        >
          <dt className="contents">
            <span aria-hidden="true" className="display pt-px text-lg text-link tabular-nums">
              {index + 1}
            </span>
            <span className="min-w-0 font-semibold wrap-anywhere">{typeset(question)}</span>
          </dt>
          <dd className="col-start-2 min-w-0 leading-relaxed wrap-anywhere text-muted-foreground">
            {typeset(answer)}
          </dd>
        </div>
      ))}
    </dl>
  );
}
