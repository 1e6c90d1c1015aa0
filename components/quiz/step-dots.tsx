"use client";

import { CheckIcon } from "lucide-react";
import type { QuizAnswers } from "@/lib/artifacts/concept/artifact";
import { cn } from "@/lib/client/cn";
import { missingCharacters, QUESTIONS } from "@/lib/content/questions";

interface StepDotsProps {
  step: number;
  answers: QuizAnswers;
  onGo: (step: number) => void;
}

/** One dot per question; a question can be reached once all before it are answered. */
export function StepDots({ step, answers, onGo }: StepDotsProps) {
  const done = QUESTIONS.map((question) => missingCharacters(question, answers[question.field]) === 0);
  const firstOpen = done.includes(false) ? done.indexOf(false) : QUESTIONS.length - 1;
  return (
    <ol className="flex items-center justify-center gap-1">
      {QUESTIONS.map((question, index) => (
        <li key={question.field}>
          <button
            type="button"
            onClick={() => onGo(index)}
            disabled={index > Math.max(firstOpen, step)}
            aria-current={index === step ? "step" : undefined}
            aria-label={`Question ${index + 1}: ${question.topic}${done[index] ? ", answered" : ""}`}
            className="group grid size-8 place-items-center rounded-full"
          >
            <span
              className={cn(
                "grid place-items-center rounded-full transition-all duration-200 [&_svg]:size-3",
                index === step ? "size-6 bg-primary text-primary-foreground" : "size-4",
                index !== step && done[index] && "size-5 bg-success-wash text-success",
                index !== step && !done[index] && "border-2 border-input",
              )}
            >
              {done[index] && <CheckIcon aria-hidden="true" strokeWidth={3} />}
            </span>
          </button>
        </li>
      ))}
    </ol>
  );
}
