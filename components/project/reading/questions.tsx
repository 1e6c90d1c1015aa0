"use client";

import { type FormEvent, type ReactNode, useId, useState } from "react";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { Label } from "@/components/ui/label";
import type { FollowUp, FollowUpId, Replies } from "@/lib/brief/follow-ups";
import { type Choice, isChoice, type Question } from "@/lib/brief/questions";
import { REPLY_MAX } from "@/lib/finance/corrections";
import { ChoiceItem } from "./choice";

interface ReplyItemProps {
  followUp: FollowUp;
  reply: string;
  onReply: (reply: string) => void;
}

function ReplyItem({ followUp, reply, onReply }: ReplyItemProps) {
  const id = useId();
  const { question, example, changes } = followUp;
  return (
    <div className="grid gap-2">
      <Label htmlFor={id} className="pr-16 text-base leading-snug font-semibold">
        {question}
      </Label>
      <Input
        id={id}
        value={reply}
        maxLength={REPLY_MAX}
        autoComplete="off"
        aria-describedby={`${id}-changes`}
        onChange={(event) => onReply(event.target.value)}
      />
      <p id={`${id}-changes`} className="text-sm text-muted-foreground">
        For example: “{example}”. {changes}
      </p>
    </div>
  );
}

interface SkippableProps {
  question: Question;
  skipped: boolean;
  onSkip: (skipped: boolean) => void;
  children: ReactNode;
}

/** A question, or what the plan assumes in its place. */
function Skippable({ question: { question, skipped: assumed }, skipped, onSkip, children }: SkippableProps) {
  const name = <span className="sr-only"> {question}</span>;
  if (skipped)
    return (
      <li className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 border-t py-4">
        <p className="min-w-0 text-muted-foreground">
          <span className="font-semibold">Assumed.</span> {assumed}
        </p>
        <Button variant="link" size="inline" onClick={() => onSkip(false)}>
          Answer it{name}
        </Button>
      </li>
    );
  return (
    <li className="relative border-t py-5">
      {children}
      <Button variant="link" size="inline" className="absolute top-5 right-0" onClick={() => onSkip(true)}>
        Skip{name}
      </Button>
    </li>
  );
}

interface QuestionsProps {
  questions: readonly Question[];
  /** What was replied so far. */
  replies: Replies;
  onReplies: (replies: Replies) => void;
  action: string;
  onSubmit: (replies: Replies) => void;
  onChoose: (choice: Choice, question: Question) => void;
}

const nameOf = (question: Question) => (isChoice(question) ? question.id : question.slot);

/** At most three questions about what is missing or in doubt; any of them can stay open. */
export function Questions({ questions, replies, onReplies, action, onSubmit, onChoose }: QuestionsProps) {
  /** By the name of what is skipped, what had been typed; it comes back with the question. */
  const [skipped, setSkipped] = useState<Readonly<Record<string, string>>>({});
  const asked = questions.flatMap((question) => (isChoice(question) ? [] : [question.slot]));
  const given: Replies = Object.fromEntries(
    asked.flatMap((slot) => (replies[slot]?.trim() ? [[slot, replies[slot]?.trim()]] : [])),
  );
  const typed = Object.keys(given).length > 0;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (typed) onSubmit(given);
  }
  function put(slot: FollowUpId, reply: string) {
    onReplies({ ...replies, [slot]: reply });
  }
  function skip(question: Question, yes: boolean) {
    const name = nameOf(question);
    const { [name]: before = "", ...others } = skipped;
    const own = isChoice(question) ? null : question.slot;
    setSkipped(yes ? { ...skipped, [name]: (own && replies[own]) ?? "" } : others);
    if (own) put(own, yes ? "" : before);
  }

  return (
    <form onSubmit={submit}>
      <ul>
        {questions.map((question) => (
          <Skippable
            key={nameOf(question)}
            question={question}
            skipped={skipped[nameOf(question)] !== undefined}
            onSkip={(yes) => skip(question, yes)}
          >
            {isChoice(question) ? (
              <ChoiceItem ask={question} onChoose={(choice) => onChoose(choice, question)} />
            ) : (
              <ReplyItem
                followUp={question}
                reply={replies[question.slot] ?? ""}
                onReply={(reply) => put(question.slot, reply)}
              />
            )}
          </Skippable>
        ))}
      </ul>
      {asked.length > 0 && (
        <Button type="submit" variant="outline" disabled={!typed}>
          {action}
        </Button>
      )}
    </form>
  );
}
