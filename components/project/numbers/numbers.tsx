"use client";

import Link from "next/link";
import { useDeferredValue, useMemo, useState } from "react";
import { ReaderNotes } from "@/components/ui/reader-notes";
import { Skeleton } from "@/components/ui/skeleton";
import type { QuizData } from "@/lib/artifacts/concept/artifact";
import type { Project } from "@/lib/artifacts/project";
import { pruned } from "@/lib/finance/apply-corrections";
import { editableAssumptions } from "@/lib/finance/editable";
import { figuresOf, type ScenarioName, scenarioFigures } from "@/lib/finance/project-figures";
import { PlanCharts } from "../charts/plan-charts";
import { PanelSection } from "../panel-section";
import { CorrectReading } from "../reading/correct-reading";
import { NotRead } from "../reading/not-read";
import { Reading } from "../reading/reading";
import type { Kept } from "../reading/use-kept";
import { type Readings, useReadings } from "../reading/use-readings";
import { AssumptionGroup } from "./assumption-group";
import { HeadlineFigures } from "./headline-figures";
import { SaveBar } from "./save-bar";
import { ScenarioSwitch } from "./scenario-switch";
import { type CorrectionsEditor, useCorrections } from "./use-corrections";

/** The numbers behind the analysis: seen as pictures, corrected in place, recomputed at once. */
export function Numbers({ project, answers }: { project: Project; answers: QuizData }) {
  const editor = useCorrections(project);
  const { value, ...state } = useReadings(answers, editor.corrections, project.createdAt.slice(0, 10));
  if (value) return <ReadNumbers {...value} projectId={project.id} editor={editor} state={state} />;
  return state.error ? <NotRead {...state} /> : <Skeleton className="h-96 w-full" />;
}

interface ReadNumbersProps extends Readings {
  projectId: string;
  editor: CorrectionsEditor;
  state: Omit<Kept<Readings>, "value">;
}

function ReadNumbers({ reading, asRead, projectId, editor, state }: ReadNumbersProps) {
  const [scenario, setScenario] = useState<ScenarioName>("base");
  /** What the reading has no place for is let go with the next change. */
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
  const rereading = { corrections, change: editor.change };
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
        <NotRead {...state} />
        <div aria-busy={state.pending}>
          <Reading brief={figures.brief} model={figures.model} asRead={asRead} editor={rereading} />
          <CorrectReading brief={reading.brief} editor={rereading} />
        </div>
        <p className="mt-4 text-sm text-muted-foreground">
          How often, how many and what it costs is corrected below. What the texts quote is yours: change it
          in{" "}
          <Link href={`/quiz/${projectId}`} className="text-link underline underline-offset-2">
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
              {lost === 1 ? "One value" : `${lost} values`} you set no longer apply, because your answers are
              read differently now.
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
