"use client";

import { useMemo } from "react";
import { withChoice } from "@/components/project/reading/editor";
import { NotRead } from "@/components/project/reading/not-read";
import { Questions } from "@/components/project/reading/questions";
import { Reading } from "@/components/project/reading/reading";
import { type Readings, useReadings } from "@/components/project/reading/use-readings";
import { ReaderNotes } from "@/components/ui/reader-notes";
import { Skeleton } from "@/components/ui/skeleton";
import type { QuizAnswers } from "@/lib/artifacts/concept/artifact";
import type { Replies } from "@/lib/brief/follow-ups";
import { questionsFor } from "@/lib/brief/questions";
import type { Corrections } from "@/lib/finance/corrections";
import { doubtOf } from "@/lib/finance/doubts";
import { figuresOf } from "@/lib/finance/project-figures";

interface QuizReadingProps {
  answers: QuizAnswers;
  /** What the analysis says of itself. */
  warnings: readonly string[];
  replies: Replies;
  onReplies: (replies: Replies) => void;
  /** Adds the replies to the answers and analyses again. */
  onRefine: (replies?: Replies) => void;
  corrections: Corrections;
  onCorrections: (corrections: Corrections) => void;
}

/** How the answers were read, what can be put right in it, and what would make it better. */
export function QuizReading({ answers, ...editing }: QuizReadingProps) {
  const { value, ...state } = useReadings(answers, editing.corrections);
  return (
    <div id="reading" aria-busy={state.pending} className="mt-12 scroll-mt-20">
      <NotRead {...state} />
      {value ? <ReadBack {...value} {...editing} /> : !state.error && <Skeleton className="h-80 w-full" />}
      {!value && <ReaderNotes warnings={editing.warnings} />}
    </div>
  );
}

function ReadBack({
  reading,
  asRead,
  warnings,
  replies,
  onReplies,
  onRefine,
  corrections,
  onCorrections,
}: Omit<QuizReadingProps, "answers"> & Readings) {
  const { brief, model } = useMemo(() => figuresOf(reading, corrections), [reading, corrections]);
  const questions = questionsFor(brief);
  const doubt = doubtOf(model);
  return (
    <div className={`grid gap-12 ${questions.length > 0 ? "md:grid-cols-[5fr_4fr]" : ""}`}>
      <section className="min-w-0 max-md:order-2">
        <h2 className="display border-b-2 border-foreground pb-3 text-2xl">This is how we read it</h2>
        <Reading
          brief={brief}
          model={model}
          asRead={asRead}
          editor={{ corrections, change: (next) => onCorrections(next) }}
        />
        <p className="text-sm text-muted-foreground">
          Every other number can be corrected in the business analysis once the project is saved.
        </p>
      </section>
      {questions.length > 0 && (
        <section className="min-w-0 self-start md:top-24 md:[@media(min-height:54rem)]:sticky">
          <h2 className="display border-b-2 border-primary pb-3 text-2xl">
            {questions.length === 1 ? "One question that would change it" : "Questions that would change it"}
          </h2>
          <Questions
            questions={questions}
            replies={replies}
            onReplies={onReplies}
            action="Add to my answers and analyse again"
            onSubmit={onRefine}
            onChoose={({ puts }) => onCorrections(withChoice(corrections, puts))}
          />
        </section>
      )}
      <ReaderNotes
        warnings={warnings}
        told={doubt ? [doubt.text] : []}
        className="mt-0 max-md:order-3 md:col-span-full"
      />
    </div>
  );
}
