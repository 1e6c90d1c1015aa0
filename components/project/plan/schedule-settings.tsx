"use client";

import { useId, useState } from "react";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { Spinner } from "@/components/ui/spinner";
import type { Project } from "@/lib/artifacts/project";
import { HOURS_PER_WEEK } from "@/lib/finance/corrections";
import { useCorrections } from "../numbers/use-corrections";
import { useGenerate } from "../use-generate";
import { startOf } from "./weeks";

const STATUS = { saved: "Saved", waiting: "Not saved yet", saving: "Saving…", failed: "" } as const;

/** How fast and from when the founder walks the plan: saved at once, packed anew on request. */
export function ScheduleSettings({ project, packed }: { project: Project; packed: number }) {
  const { corrections, change, leaveField, status, saveNow } = useCorrections(project);
  const { generate, progress } = useGenerate("actionPlan");
  const [typed, setTyped] = useState<string | null>(null);
  const [id, dateId] = [useId(), useId()];
  const hours = corrections.hoursPerWeek ?? HOURS_PER_WEEK.usual;
  const read = Number((typed ?? String(hours)).replace(",", "."));
  const valid = read >= HOURS_PER_WEEK.min && read <= HOURS_PER_WEEK.max;

  function type(text: string) {
    setTyped(text);
    const next = Number(text.replace(",", "."));
    if (text.trim() && next >= HOURS_PER_WEEK.min && next <= HOURS_PER_WEEK.max)
      change({ ...corrections, hoursPerWeek: next }, "hours");
  }

  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-start gap-x-8 gap-y-4">
        <div>
          <label htmlFor={id} className="mb-1 block font-medium">
            Hours a week
          </label>
          <Input
            id={id}
            inputMode="decimal"
            autoComplete="off"
            value={typed ?? String(hours)}
            onChange={(event) => type(event.target.value)}
            onBlur={() => {
              if (valid) setTyped(null);
              leaveField();
            }}
            aria-invalid={!valid}
            aria-describedby={valid ? undefined : `${id}-error`}
            className="h-10 w-28 text-right tabular-nums"
          />
          {!valid && (
            <p id={`${id}-error`} role="alert" className="mt-1 text-sm text-destructive">
              From {HOURS_PER_WEEK.min} to {HOURS_PER_WEEK.max} hours.
            </p>
          )}
        </div>
        <div>
          <label htmlFor={dateId} className="mb-1 block font-medium">
            Day 1
          </label>
          <Input
            id={dateId}
            type="date"
            required
            value={corrections.startDate ?? startOf(project)}
            onChange={({ target }) =>
              target.value && change({ ...corrections, startDate: target.value }, "start")
            }
            onBlur={leaveField}
            className="h-10 w-44 tabular-nums"
          />
        </div>
      </div>
      {status.state === "failed" ? (
        <div role="alert" className="flex flex-wrap items-center gap-2.5 text-sm text-destructive">
          <span>Not saved: {status.reason}</span>
          <Button variant="outline" size="sm" onClick={saveNow}>
            Save again
          </Button>
        </div>
      ) : (
        <p role="status" className="text-sm text-muted-foreground">
          {STATUS[status.state]}
        </p>
      )}
      {hours !== packed && (
        <p className="flex flex-wrap items-center gap-3 text-sm">
          The weeks below are packed for {packed} hours.
          <Button size="sm" onClick={generate} disabled={progress !== null || status.state !== "saved"}>
            {progress && <Spinner className="size-4" />}
            Pack them for {hours}
          </Button>
        </p>
      )}
    </div>
  );
}
