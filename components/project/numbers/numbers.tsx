"use client";

import Link from "next/link";
import { useDeferredValue, useMemo, useState } from "react";
import { ReaderNotes } from "@/components/ui/reader-notes";
import type { QuizData } from "@/lib/artifacts/concept/artifact";
import type { Project } from "@/lib/artifacts/project";
import { pruned } from "@/lib/finance/apply-corrections";
import { type Corrections, NO_CORRECTIONS } from "@/lib/finance/corrections";
import { editableAssumptions } from "@/lib/finance/editable";
import { figuresOf, readAnswers, type ScenarioName, scenarioFigures } from "@/lib/finance/project-figures";
import { PlanCharts } from "../charts/plan-charts";
import { PanelSection } from "../panel-section";
import { CorrectReading } from "../reading/correct-reading";
import { Reading } from "../reading/reading";
import { AssumptionGroup } from "./assumption-group";
import { HeadlineFigures } from "./headline-figures";
import { SaveBar } from "./save-bar";
import { ScenarioSwitch } from "./scenario-switch";
import { useCorrections } from "./use-corrections";

/** The numbers behind the analysis: seen as pictures, corrected in place, recomputed at once. */
export function Numbers({ project, answers }: { project: Project; answers: QuizData }) {
  const editor = useCorrections(project);
  const [scenario, setScenario] = useState<ScenarioName>("base");
  const { answersToFollowUps, reading: own } = editor.corrections;
  const toldOn = project.createdAt.slice(0, 10);
  const asRead = useMemo(
    () => readAnswers(answers, { ...NO_CORRECTIONS, answersToFollowUps }, toldOn),
    [answers, answersToFollowUps, toldOn],
  );
  const reading = useMemo(
    () =>
      own ? readAnswers(answers, { ...NO_CORRECTIONS, answersToFollowUps, reading: own }, toldOn) : asRead,
    [answers, answersToFollowUps, own, asRead, toldOn],
  );
  const corrections = useMemo(
    () => pruned(reading.assumed, editor.corrections),
    [reading, editor.corrections],
  );
  const figures = useMemo(() => figuresOf(reading, corrections), [reading, corrections]);
  // The field that is being typed in comes first; the pictures follow in the same breath.
  const drawn = useDeferredValue(figures);
  const { model, ledger } = useMemo(() => scenarioFigures(drawn, scenario), [drawn, scenario]);
  const rows = editableAssumptions(figures.model.assumptions);
  const set = new Set(Object.keys(corrections.values));
  const lost = Object.keys(editor.corrections.values).length - set.size;

  const editing = {
    currency: figures.model.currency,
    own: set,
    onValue: (key: string, value: number) =>
      editor.change({ ...corrections, values: { ...corrections.values, [key]: value } }, key),
    onReset: (key: string) => {
      const { [key]: _reset, ...values } = corrections.values;
      editor.change({ ...corrections, values }, `reset ${key}`);
    },
    onLeave: editor.leaveField,
  };
  /** What a new reading has no place for is let go, and one step back away. */
  const rereading = {
    corrections,
    change: (next: Corrections, step: string) =>
      editor.change(pruned(readAnswers(answers, next, toldOn).assumed, next), step),
  };
  const resetAll = () => editor.change({ ...corrections, values: {} }, "reset all");

  return (
    <>
      <PanelSection title="Your numbers" note="They follow every change below at once." wide>
        <div className="grid gap-8">
          <ScenarioSwitch value={scenario} onChange={setScenario} />
          <HeadlineFigures ledger={ledger} />
          <PlanCharts model={model} ledger={ledger} />
          <ReaderNotes warnings={model.warnings.map(({ text }) => text)} className="mt-0" />
        </div>
      </PanelSection>
      <PanelSection title="This is how we read it" note="Wrong somewhere? Correct it here.">
        <Reading brief={figures.brief} model={figures.model} asRead={asRead.brief} editor={rereading} />
        <CorrectReading brief={reading.brief} editor={rereading} />
        <p className="mt-4 text-sm text-muted-foreground">
          How often, how many and what it costs is corrected below. What the texts quote is yours: change it
          in{" "}
          <Link href={`/quiz/${project.id}`} className="text-link underline underline-offset-2">
            your answers
          </Link>
          .
        </p>
      </PanelSection>
      <PanelSection title="Assumptions" note="Every number of the plan, and where it comes from.">
        <div className="space-y-4">
          <SaveBar editor={editor} ledger={ledger} onResetAll={set.size > 0 ? resetAll : null} />
          {lost > 0 && (
            <p className="text-sm text-warning">
              {lost === 1 ? "One value" : `${lost} values`} you set no longer apply, because the answers
              changed.
            </p>
          )}
          <div>
            {[...new Set(rows.map(({ group }) => group))].map((group, i) => (
              <AssumptionGroup
                key={group}
                group={group}
                rows={rows.filter((row) => row.group === group)}
                editing={editing}
                open={i === 0}
              />
            ))}
          </div>
        </div>
      </PanelSection>
    </>
  );
}
