"use client";

import { ArrowLeftIcon, ArrowRightIcon } from "lucide-react";
import { useState } from "react";
import { Doodle } from "@/components/layout/doodle";
import { Button } from "@/components/ui/button";
import { Progress } from "@/components/ui/progress";
import type { QuizAnswers } from "@/lib/artifacts/concept/artifact";
import { cn } from "@/lib/client/cn";
import { allAnswered, missingCharacters, QUESTIONS } from "@/lib/content/questions";
import { QuestionField } from "./question-field";
import { StepDots } from "./step-dots";

interface QuestionFormProps {
  answers: QuizAnswers;
  step: number;
  onAnswers: (answers: QuizAnswers) => void;
  onStep: (step: number) => void;
  onSubmit: () => void;
}

export function QuestionForm({ answers, step, onAnswers, onStep, onSubmit }: QuestionFormProps) {
  const [moved, setMoved] = useState(false);
  const question = QUESTIONS[step] ?? QUESTIONS[0];
  const last = step === QUESTIONS.length - 1;
  const ready = last ? allAnswered(answers) : missingCharacters(question, answers[question.field]) === 0;
  const percent = Math.round(((step + 1) / QUESTIONS.length) * 100);
  const go = (to: number) => {
    setMoved(true);
    onStep(to);
  };
  const forward = () => {
    if (ready) last ? onSubmit() : go(step + 1);
  };

  return (
    <section
      aria-label="Business concept quiz"
      className="mx-auto grid w-full max-w-5xl gap-x-14 px-4 py-8 sm:px-6 lg:grid-cols-[1fr_17rem] lg:py-12"
    >
      <header className="col-span-full mb-8 lg:mb-12">
        <h1 className="sr-only">Five questions about your idea</h1>
        {/* Loops swing back from the margin; waves begin at it. */}
        <div className={cn("mb-4", step < 2 && "-ml-3")}>
          <Doodle
            key={step}
            calm={step / (QUESTIONS.length - 1)}
            width={1000}
            height={56}
            className="h-12 sm:h-auto"
          />
        </div>
        <div className="mb-2 flex justify-between text-sm font-semibold tabular-nums">
          <p role="status">
            Question {step + 1} of {QUESTIONS.length}
          </p>
          <p className="text-muted-foreground">{percent}%</p>
        </div>
        <Progress value={percent} aria-label="Quiz progress" />
      </header>
      <div key={question.field} className="animate-rise">
        <QuestionField
          question={question}
          answers={answers}
          onChange={(value) => onAnswers({ ...answers, [question.field]: value })}
          onSubmit={forward}
          focus={moved}
        />
      </div>
      <div className="mt-8 border-l-2 border-flame-spark pl-5 lg:mt-2 lg:self-start">
        <h2 className="text-sm font-semibold">An answer that works</h2>
        <p className="mt-2 leading-relaxed text-muted-foreground italic">“{question.example}”</p>
      </div>
      <footer className="mt-8 grid grid-cols-2 items-center gap-4 border-t bg-background max-sm:sticky max-sm:-bottom-9 max-sm:-mx-4 max-sm:px-4 max-sm:pt-4 sm:grid-cols-[1fr_auto_1fr] sm:pt-6 lg:col-span-full lg:mt-12">
        <Button
          variant="ghost"
          className="justify-self-start"
          disabled={step === 0}
          onClick={() => go(step - 1)}
        >
          <ArrowLeftIcon aria-hidden="true" />
          Previous
        </Button>
        <div className="order-last col-span-full sm:order-none sm:col-span-1">
          <StepDots step={step} answers={answers} onGo={go} />
        </div>
        <Button className="justify-self-end" disabled={!ready} onClick={forward}>
          {last ? (ready ? "Analyze Concept" : "Complete All Questions") : "Next"}
          {!last && <ArrowRightIcon aria-hidden="true" />}
        </Button>
      </footer>
    </section>
  );
}
