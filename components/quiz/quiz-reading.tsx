"use client";

import { useMemo } from "react";
import { FollowUpQuestions, type Replies } from "@/components/project/reading/follow-up-questions";
import { Reading } from "@/components/project/reading/reading";
import type { QuizAnswers } from "@/lib/artifacts/concept/artifact";
import { followUpsFor } from "@/lib/brief/follow-ups";
import { figuresOf, readAnswers } from "@/lib/finance/project-figures";

interface QuizReadingProps {
  answers: QuizAnswers;
  replies: Replies;
  onReplies: (replies: Replies) => void;
  /** Adds the replies to the answers and analyses again. */
  onRefine: (replies: Replies) => void;
}

/** How the answers were read, and what would make the reading better. */
export function QuizReading({ answers, replies, onReplies, onRefine }: QuizReadingProps) {
  const { brief, model } = useMemo(() => figuresOf(readAnswers(answers, null), null), [answers]);
  const questions = followUpsFor(brief);
  return (
    <div className={`mt-12 grid gap-12 ${questions.length > 0 ? "md:grid-cols-2" : ""}`}>
      <section className="min-w-0">
        <h2 className="display border-b-2 border-foreground pb-3 text-2xl">This is how we read it</h2>
        <Reading brief={brief} model={model} />
        <p className="text-sm text-muted-foreground">
          Every number can be corrected in the business analysis once the project is saved.
        </p>
      </section>
      {questions.length > 0 && (
        <section className="min-w-0">
          <h2 className="display border-b-2 border-primary pb-3 text-2xl">
            {questions.length === 1 ? "One question that would change it" : "Questions that would change it"}
          </h2>
          <FollowUpQuestions
            questions={questions}
            replies={replies}
            onReplies={onReplies}
            action="Add to my answers and analyse again"
            onSubmit={onRefine}
          />
        </section>
      )}
    </div>
  );
}
