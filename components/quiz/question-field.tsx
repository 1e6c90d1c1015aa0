"use client";

import { CheckIcon } from "lucide-react";
import { useId } from "react";
import { Textarea } from "@/components/ui/textarea";
import type { QuizAnswers } from "@/lib/artifacts/concept/artifact";
import { cn } from "@/lib/client/cn";
import { ANSWER_MAX, missingCharacters, type Question } from "@/lib/content/questions";
import { useHints } from "./use-hints";
import { VoiceButton } from "./voice-button";

interface QuestionFieldProps {
  question: Question;
  answers: QuizAnswers;
  onChange: (value: string) => void;
  onSubmit: () => void;
  /** Takes the cursor when it appears: true once the founder has moved between questions. */
  focus: boolean;
}

export function QuestionField({ question, answers, onChange, onSubmit, focus }: QuestionFieldProps) {
  const id = useId();
  const value = answers[question.field];
  const hints = useHints(question.field, answers);
  const missing = missingCharacters(question, value);
  const met = missing === 0;
  return (
    <div className="grid gap-3">
      <label htmlFor={id} className="display text-3xl sm:text-4xl">
        {question.title}
      </label>
      <p id={`${id}-help`} className="measure text-lg leading-relaxed text-muted-foreground">
        {question.help}
      </p>
      <Textarea
        id={id}
        ref={(field) => {
          if (focus) field?.focus({ preventScroll: true });
        }}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === "Enter" && (event.metaKey || event.ctrlKey)) onSubmit();
        }}
        maxLength={ANSWER_MAX}
        rows={7}
        placeholder={question.placeholder}
        aria-describedby={`${id}-help ${id}-count ${id}-hints`}
        className="mt-2 text-[1.0625rem]"
      />
      <div
        id={`${id}-count`}
        className="flex min-h-6 flex-wrap items-center justify-between gap-x-6 gap-y-1 text-sm"
      >
        <p className="text-warning">
          {!met &&
            `Please write at least ${missing} more ${missing === 1 ? "character" : "characters"} to continue`}
          {value.length >= ANSWER_MAX &&
            `That is all this field takes: ${ANSWER_MAX.toLocaleString("en")} characters.`}
        </p>
        <p
          className={cn(
            "ml-auto flex items-center gap-1.5 font-medium tabular-nums",
            met ? "text-success" : "text-muted-foreground",
          )}
        >
          {met && <CheckIcon className="size-4" aria-hidden="true" />}
          {value.trim().length}/{question.min} characters
        </p>
      </div>
      <p role="status" className="sr-only">
        {met ? "Long enough to continue." : ""}
      </p>
      <VoiceButton key={question.field} value={value} onChange={onChange} maxLength={ANSWER_MAX} />
      <p id={`${id}-hints`} className="min-h-10 text-sm text-muted-foreground">
        {hints.length > 0 && `Still open: ${new Intl.ListFormat("en").format(hints)}. Say it if you know it.`}
      </p>
    </div>
  );
}
