"use client";

import { useQueryClient } from "@tanstack/react-query";
import { PencilIcon } from "lucide-react";
import Link from "next/link";
import { useRouter } from "next/navigation";
import { useMemo, useState } from "react";
import { Button } from "@/components/ui/button";
import type { QuizAnswers } from "@/lib/artifacts/concept/artifact";
import type { ProjectWithRunning } from "@/lib/artifacts/project";
import { apiRequest } from "@/lib/client/api";
import { toast } from "@/lib/client/toast";
import { SUCCESS } from "@/lib/client/toasts";
import { EMPTY_ANSWERS, QUESTIONS } from "@/lib/content/questions";
import { staleSteps } from "@/lib/journey/stale-steps";
import { Analysing } from "./analysing";
import { QuestionForm } from "./question-form";
import { useAnalysis } from "./use-analysis";
import { FRESH_DRAFT, useQuizDraft } from "./use-quiz-draft";

interface QuizRevisionProps {
  userId: string;
  projectId: string;
  projectName: string;
  /** The answers as saved; null when the project has none yet. */
  saved: QuizAnswers | null;
}

const differs = (a: QuizAnswers, b: QuizAnswers) =>
  QUESTIONS.some(({ field }) => a[field].trim() !== b[field].trim());

/** A saved project's answers, to read and to revise. What depended on them is named, and nothing is lost. */
export function QuizRevision({ userId, projectId, projectName, saved }: QuizRevisionProps) {
  const router = useRouter();
  const queryClient = useQueryClient();
  const answers = saved ?? EMPTY_ANSWERS;
  const initial = useMemo(() => ({ ...FRESH_DRAFT, answers }), [answers]);
  const { draft, change, forget } = useQuizDraft(`quiz:${userId}:${projectId}`, initial);
  const [revising, setRevising] = useState(saved === null);
  const { analyse, analysing, progress } = useAnalysis();
  const changed = differs(draft.answers, answers);
  const toProject = `/project/${projectId}`;

  async function submit() {
    if (saved && !changed) return router.push(toProject);
    if (!(await analyse({ answers: draft.answers, projectId }))) return;
    forget();
    const queryKey = ["/api/projects", projectId];
    const project = await queryClient.fetchQuery({
      queryKey,
      queryFn: () => apiRequest<ProjectWithRunning>("GET", queryKey.join("/")),
      staleTime: 0,
    });
    const outOfDate = staleSteps(project).map((step) => step.shortTitle);
    toast({
      ...SUCCESS.analysisComplete,
      ...(outOfDate.length > 0 && {
        description: `Now out of date: ${outOfDate.join(", ")}. Nothing was deleted.`,
      }),
    });
    router.push(toProject);
  }

  if (analysing) return <Analysing {...progress} />;
  if (revising) {
    return (
      <QuestionForm
        answers={draft.answers}
        step={draft.step}
        onAnswers={(next) => change({ answers: next })}
        onStep={(step) => change({ step })}
        onSubmit={submit}
      />
    );
  }
  const revise = (step: number) => {
    change({ step });
    setRevising(true);
  };
  return (
    <article className="mx-auto w-full max-w-3xl px-4 py-10 sm:px-6 lg:py-14">
      <p className="eyebrow wrap-anywhere">{projectName}</p>
      <h1 className="display mt-2 text-4xl sm:text-5xl">Your five answers</h1>
      <p className="measure mt-4 text-lg leading-relaxed text-muted-foreground">
        Everything in this project is written from them. When you revise one, the steps that used it are
        marked as out of date and stay readable until you write them again.
      </p>
      {changed && (
        <div className="mt-6 flex flex-wrap items-center gap-4 rounded-lg bg-warning-wash px-5 py-4">
          <p className="text-warning">You have changes that are not submitted yet.</p>
          <Button size="sm" variant="ink" onClick={() => setRevising(true)}>
            Continue
          </Button>
          <Button size="sm" variant="ghost" onClick={forget}>
            Discard
          </Button>
        </div>
      )}
      <ol className="mt-8">
        {QUESTIONS.map((question, index) => (
          <li key={question.field} className="grid grid-cols-[1fr_auto] gap-x-6 border-t py-6">
            <h2 className="text-lg font-semibold">{question.title}</h2>
            <Button size="sm" variant="ghost" onClick={() => revise(index)}>
              <PencilIcon aria-hidden="true" />
              Revise<span className="sr-only"> {question.topic.toLowerCase()}</span>
            </Button>
            <p className="measure col-span-full mt-2 leading-relaxed whitespace-pre-line wrap-anywhere text-muted-foreground">
              {answers[question.field] || "Not answered yet."}
            </p>
          </li>
        ))}
      </ol>
      <Button asChild variant="outline" className="mt-4">
        <Link href={toProject}>Back to project</Link>
      </Button>
    </article>
  );
}
