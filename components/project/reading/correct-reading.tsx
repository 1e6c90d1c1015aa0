"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { type Replies, withPutRight } from "@/lib/brief/follow-ups";
import { isChoice, questionsFor } from "@/lib/brief/questions";
import type { Brief } from "@/lib/brief/types";
import { FOLLOW_UP_SLOTS, type FollowUpSlot } from "@/lib/finance/corrections";
import { type ReadingEditor, withChoice } from "./editor";
import { Questions } from "./questions";

/** Replies that add to the answers of a saved project: given ones can be taken back, open questions answered. */
export function CorrectReading({ brief, editor }: { brief: Brief; editor: ReadingEditor }) {
  const { corrections, change } = editor;
  const given = corrections.answersToFollowUps;
  const [typed, setTyped] = useState<Replies>({});
  const replied = FOLLOW_UP_SLOTS.filter((slot) => given[slot]);
  const open = questionsFor(brief).filter(
    (question) =>
      isChoice(question) || question.slot === "offer" || question.slot === "year" || !given[question.slot],
  );

  function take(slot: FollowUpSlot) {
    const { [slot]: _taken, ...answersToFollowUps } = given;
    change({ ...corrections, answersToFollowUps }, `take ${slot}`);
  }
  function add(replies: Replies) {
    const { offer: _called, year: _paid, ...answers } = replies;
    const answersToFollowUps = { ...given, ...answers };
    change({ ...withPutRight(corrections, replies), answersToFollowUps }, "replies");
    setTyped({});
  }

  return (
    <div className="mt-2 grid gap-2">
      {replied.map((slot) => (
        <p key={slot} className="flex flex-wrap items-baseline gap-x-3 border-t py-3">
          <span className="text-muted-foreground">You added:</span> {given[slot]}
          <Button variant="link" size="inline" onClick={() => take(slot)}>
            Take back<span className="sr-only">: {given[slot]}</span>
          </Button>
        </p>
      ))}
      {open.length > 0 && (
        <details open>
          <summary className="w-fit cursor-pointer rounded-sm py-2 font-semibold">
            Questions that would change the numbers
          </summary>
          <Questions
            questions={open}
            replies={typed}
            onReplies={setTyped}
            action="Use this"
            onSubmit={add}
            onChoose={({ puts }, { question }) => change(withChoice(corrections, puts), question)}
          />
        </details>
      )}
    </div>
  );
}
