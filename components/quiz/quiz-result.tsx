import { lazy, Suspense } from "react";
import { Doodle } from "@/components/layout/doodle";
import { Button } from "@/components/ui/button";
import { Skeleton } from "@/components/ui/skeleton";
import { Spinner } from "@/components/ui/spinner";
import type { QuizAnswers, QuizResult as Result } from "@/lib/artifacts/concept/artifact";
import type { Replies } from "@/lib/brief/follow-ups";
import { typeset } from "@/lib/content/typeset";
import type { Corrections } from "@/lib/finance/corrections";
import { OutdatedNotice } from "./outdated-notice";

/** The reader and its tables are fetched while the concept is being read. */
const QuizReading = lazy(() => import("./quiz-reading").then((m) => ({ default: m.QuizReading })));

interface QuizResultProps {
  answers: QuizAnswers;
  result: Result;
  saving: boolean;
  /** What was typed into the follow-up questions, kept while they are being used. */
  replies: Replies;
  onReplies: (replies: Replies) => void;
  onRefine: (replies?: Replies) => void;
  corrections: Corrections;
  onCorrections: (corrections: Corrections) => void;
  /** The analysis was written before the last correction. */
  outdated: boolean;
  onSave: () => void;
  onRestart: () => void;
}

export function QuizResult({
  answers,
  result,
  saving,
  outdated,
  onSave,
  onRestart,
  ...refining
}: QuizResultProps) {
  return (
    <article className="mx-auto w-full max-w-5xl px-4 py-10 wrap-anywhere sm:px-6 lg:py-14">
      <Doodle calm={1} width={1000} height={16} />
      <h1 className="display mt-6 text-4xl sm:text-5xl">Your idea, read back to you</h1>
      <section className="mt-10">
        <h2 className="eyebrow">Refined Concept</h2>
        <p className="mt-3 max-w-[60ch] text-xl leading-relaxed whitespace-pre-line sm:text-2xl sm:leading-relaxed">
          {typeset(result.concept)}
        </p>
      </section>
      <div className="mt-12 grid gap-12">
        <section>
          <h2 className="display border-b-2 border-foreground pb-3 text-2xl">Key Strengths</h2>
          <ul className="gap-x-12 md:grid md:grid-cols-2">
            {result.strengths.map((strength) => (
              <li key={strength} className="border-b py-4 leading-relaxed">
                {typeset(strength)}
              </li>
            ))}
          </ul>
          {result.strengths.length === 0 && (
            <p className="py-4 leading-relaxed text-muted-foreground">
              The answers do not yet show a strength we could point at. The recommendations say what would.
            </p>
          )}
        </section>
        <section>
          <h2 className="display border-b-2 border-primary pb-3 text-2xl">Recommendations</h2>
          <ol className="gap-x-12 md:grid md:grid-cols-2">
            {result.recommendations.map((recommendation, index) => (
              <li key={recommendation} className="grid grid-cols-[2rem_1fr] border-b py-4 leading-relaxed">
                <span className="display text-lg text-link tabular-nums">{index + 1}</span>
                {typeset(recommendation)}
              </li>
            ))}
          </ol>
        </section>
      </div>
      <Suspense fallback={<Skeleton className="mt-12 h-80 w-full" />}>
        <QuizReading answers={answers} warnings={result.meta?.warnings ?? []} {...refining} />
      </Suspense>
      <div
        data-bottom-bar
        className="sticky bottom-0 -mx-4 mt-12 grid gap-3 border-t bg-background/95 px-4 py-3 backdrop-blur-sm sm:mx-0 sm:px-0 sm:py-4"
      >
        {outdated ? (
          <OutdatedNotice onRefine={() => refining.onRefine()} />
        ) : (
          <p className="text-sm">
            <Button asChild variant="link" size="inline">
              <a href="#reading">Check how we read it</a>
            </Button>{" "}
            before you build on it.
          </p>
        )}
        <div className="flex gap-3 max-sm:[&>*]:flex-1 max-sm:[&>*]:px-3">
          <Button size="lg" onClick={onSave} disabled={saving}>
            {saving && <Spinner />}
            Save This Project
          </Button>
          <Button size="lg" variant="outline" onClick={onRestart} disabled={saving}>
            Start New Quiz
          </Button>
        </div>
      </div>
    </article>
  );
}
