"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { takeTyped } from "@/components/project/reading/take-typed";
import type { Project } from "@/lib/artifacts/project";
import { type Replies, withPutRight, withReplies } from "@/lib/brief/follow-ups";
import { apiRequest } from "@/lib/client/api";
import { toast } from "@/lib/client/toast";
import { notSaved, SUCCESS, startedAnew } from "@/lib/client/toasts";
import { Analysing } from "./analysing";
import { projectFromQuiz } from "./project-from-quiz";
import { QuestionForm } from "./question-form";
import { QuizResult } from "./quiz-result";
import { useAnalysis } from "./use-analysis";
import { FRESH_DRAFT, useQuizDraft } from "./use-quiz-draft";

/** Five questions, their analysis, and saving both as a project. Drafts are kept per user. */
export function Quiz({ userId }: { userId: string }) {
  const router = useRouter();
  const queryClient = useQueryClient();
  const { draft, latest, change, forget } = useQuizDraft(`quiz:${userId}`);
  const { analyse, analysing, progress } = useAnalysis();
  const [replies, setReplies] = useState<Replies>({});

  const save = useMutation({
    mutationFn: async () => {
      const draft = latest();
      const corrections = withPutRight(draft.corrections, replies);
      const answers = withReplies(draft.answers, replies);
      const outdated = draft.outdated || Object.values(replies).some((reply) => reply?.trim());
      const result = outdated ? await analyse({ answers, corrections }) : draft.result;
      // Why it could not be written has been told.
      if (!result) return null;
      change({ answers, corrections, result, outdated: false });
      setReplies({});
      return apiRequest<Project>(
        "POST",
        "/api/projects",
        projectFromQuiz(answers, result, corrections, new Date()),
      );
    },
    onSuccess: async (project) => {
      if (!project) return;
      forget();
      toast(SUCCESS.projectSaved);
      await queryClient.invalidateQueries({ queryKey: ["/api/projects"] });
      router.push("/dashboard");
    },
    onError: (error) => toast(notSaved(error)),
  });

  function restart() {
    change(FRESH_DRAFT);
    toast(startedAnew(() => change(draft)));
  }

  async function submit(given: Replies = {}) {
    const { answers: told, corrections: before } = latest();
    const answers = withReplies(told, given);
    const corrections = withPutRight(before, given);
    const result = await analyse({ answers, corrections });
    if (!result) return;
    change({ answers, corrections, result, outdated: false });
    setReplies({});
    toast(SUCCESS.analysisComplete);
    // A double click on the button selects the page that comes in its place.
    window.getSelection()?.removeAllRanges();
    window.scrollTo({ top: 0 });
  }

  if (analysing) return <Analysing {...progress} />;
  if (draft.result) {
    return (
      <QuizResult
        answers={draft.answers}
        result={draft.result}
        replies={replies}
        onReplies={setReplies}
        onRefine={(given) => takeTyped() && submit(given)}
        corrections={draft.corrections}
        onCorrections={(corrections) => change({ corrections, outdated: true })}
        outdated={draft.outdated}
        saving={save.isPending}
        onSave={() => takeTyped() && save.mutate()}
        onRestart={restart}
      />
    );
  }
  return (
    <QuestionForm
      answers={draft.answers}
      step={draft.step}
      onAnswers={(answers) => change({ answers })}
      onStep={(step) => change({ step })}
      onSubmit={() => submit()}
    />
  );
}
