"use client";

import { ChevronDownIcon, CreditCardIcon } from "lucide-react";
import { type FormEvent, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { Spinner } from "@/components/ui/spinner";
import { spacedNumber, TEST_CARDS } from "@/lib/billing/test-cards";
import { BankQuestion } from "./bank-question";
import { CardFields } from "./card-fields";
import type { Card } from "./sandbox-api";
import { useAwake } from "./use-awake";
import { useTestCard } from "./use-test-card";

interface Props {
  /** The payment, or the checkout page that it belongs to. */
  payment: string;
  payLabel: string;
  onPaid: (status: "succeeded" | "processing") => Promise<void>;
}

const EMPTY: Card = { number: "", expiry: "", cvc: "" };
const nextYear = () => String((new Date().getFullYear() + 2) % 100).padStart(2, "0");

function TestCards({ onPick }: { onPick: (number: string) => void }) {
  const list = useRef<HTMLDetailsElement>(null);
  function pick(number: string) {
    onPick(number);
    list.current?.removeAttribute("open");
  }
  return (
    <details ref={list} className="group overflow-hidden rounded-lg border">
      <summary className="flex cursor-pointer list-none items-center justify-between gap-3 px-4 py-3 text-sm font-semibold [&::-webkit-details-marker]:hidden">
        Test cards to pay with
        <ChevronDownIcon
          className="size-4 transition-transform duration-150 group-open:rotate-180"
          aria-hidden="true"
        />
      </summary>
      <ul className="grid max-h-56 gap-px overflow-y-auto border-t bg-border text-sm">
        {TEST_CARDS.map(({ number, label }) => (
          <li key={number} className="bg-popover">
            <button
              type="button"
              onClick={() => pick(number)}
              className="flex w-full flex-wrap justify-between gap-x-4 px-4 py-2.5 text-left hover:bg-muted"
            >
              <span className="tabular-nums">{spacedNumber(number)}</span>
              <span className="text-muted-foreground">{label}</span>
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** The test checkout's card form: looks like the real one, takes only published test numbers, moves no money. */
export function SandboxForm({ payment, payLabel, onPaid }: Props) {
  const [card, setCard] = useState(EMPTY);
  const awake = useAwake();
  const { busy, asked, refusal, pay, answer } = useTestCard(payment, onPaid);
  if (asked) return <BankQuestion busy={busy} onAnswer={(complete) => void answer(complete)} />;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!busy) void pay(card);
  }

  const pick = (number: string) =>
    setCard({ number: spacedNumber(number), expiry: `12 / ${nextYear()}`, cvc: "123" });

  return (
    <form onSubmit={submit} className="grid gap-5">
      <div className="overflow-hidden rounded-lg bg-[#30313d] text-white">
        <p className="flex items-center gap-2.5 border-b border-white/15 px-5 py-3.5 font-semibold">
          <CreditCardIcon className="size-5 text-white/70" aria-hidden="true" />
          Card
        </p>
        <div className="grid gap-4 p-5">
          <CardFields card={card} onChange={setCard} disabled={busy || !awake} />
          {refusal && (
            <p role="alert" className="text-sm text-[#ffb4a8]">
              {refusal}
            </p>
          )}
        </div>
      </div>
      <TestCards onPick={pick} />
      <Button type="submit" size="lg" disabled={busy || !awake}>
        {busy && <Spinner />}
        {busy ? "Processing payment" : payLabel}
      </Button>
    </form>
  );
}
