"use client";

import { type FormEvent, useId, useState } from "react";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { Label } from "@/components/ui/label";
import type { FollowUp } from "@/lib/brief/follow-ups";
import { type Corrections, type FollowUpSlot, REPLY_MAX } from "@/lib/finance/corrections";

export type Replies = Corrections["answersToFollowUps"];

interface QuestionProps {
  followUp: FollowUp;
  reply: string;
  skipped: boolean;
  onReply: (reply: string) => void;
  onSkip: (skipped: boolean) => void;
}

function Question({ followUp, reply, skipped, onReply, onSkip }: QuestionProps) {
  const id = useId();
  const { question, example, changes, skipped: assumed } = followUp;
  if (skipped)
    return (
      <li className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 border-t py-4">
        <p className="min-w-0 text-muted-foreground">
          <span className="font-semibold">Assumed.</span> {assumed}
        </p>
        <Button variant="link" size="inline" onClick={() => onSkip(false)}>
          Answer it<span className="sr-only"> {question}</span>
        </Button>
      </li>
    );
  return (
    <li className="grid gap-2 border-t py-5">
      <div className="flex items-baseline justify-between gap-4">
        <Label htmlFor={id} className="text-base leading-snug font-semibold">
          {question}
        </Label>
        <Button variant="link" size="inline" className="shrink-0" onClick={() => onSkip(true)}>
          Skip<span className="sr-only"> {question}</span>
        </Button>
      </div>
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
    </li>
  );
}

interface FollowUpQuestionsProps {
  questions: readonly FollowUp[];
  /** What was replied so far. */
  replies: Replies;
  onReplies: (replies: Replies) => void;
  action: string;
  onSubmit: (replies: Replies) => void;
}

/** At most three questions about what is missing; any of them can stay open. */
export function FollowUpQuestions({
  questions,
  replies,
  onReplies,
  action,
  onSubmit,
}: FollowUpQuestionsProps) {
  /** What had been typed into those that are skipped; it comes back with the question. */
  const [skipped, setSkipped] = useState<Replies>({});
  const asked = questions.filter(({ slot }) => replies[slot]?.trim());
  const given = Object.fromEntries(asked.map(({ slot }) => [slot, replies[slot]?.trim()]));

  function submit(event: FormEvent) {
    event.preventDefault();
    if (asked.length > 0) onSubmit(given);
  }

  function skip(slot: FollowUpSlot, yes: boolean) {
    const { [slot]: before = "", ...others } = yes ? replies : skipped;
    if (yes) {
      setSkipped({ ...skipped, [slot]: before });
      onReplies(others);
    } else {
      setSkipped(others);
      onReplies({ ...replies, [slot]: before });
    }
  }

  return (
    <form onSubmit={submit}>
      <ul>
        {questions.map((followUp) => (
          <Question
            key={followUp.slot}
            followUp={followUp}
            reply={replies[followUp.slot] ?? ""}
            skipped={skipped[followUp.slot] !== undefined}
            onReply={(reply) => onReplies({ ...replies, [followUp.slot]: reply })}
            onSkip={(yes) => skip(followUp.slot, yes)}
          />
        ))}
      </ul>
      <Button type="submit" variant="outline" disabled={asked.length === 0}>
        {action}
      </Button>
    </form>
  );
}
