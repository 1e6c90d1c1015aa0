"use client";

import { useState } from "react";
import { HOURS_PER_WEEK } from "@/lib/finance/corrections";
import { ArtifactNotes } from "../artifact-notes";
import { NumberedList } from "../numbered-list";
import { PanelSection } from "../panel-section";
import { LaterTasks } from "../plan/later-tasks";
import { LoadChart } from "../plan/load-chart";
import { PriorityFilter } from "../plan/priority-filter";
import { ScheduleSettings } from "../plan/schedule-settings";
import { Timeline } from "../plan/timeline";
import { formatHours, hoursOf, type Priority, startOf, weeksOf } from "../plan/weeks";
import { Prose } from "../prose";
import type { PanelProps } from "./panel-props";

export function PlanPanel({ project }: PanelProps) {
  const plan = project.actionPlanData;
  const items = plan?.actionItems ?? [];
  const [priority, setPriority] = useState<Priority | null>(null);
  const shown = priority ? items.filter((item) => item.priority === priority) : items;
  const count = (of: Priority) => items.filter((item) => item.priority === of).length;
  return (
    <>
      <PanelSection title="Launch Strategy">
        <Prose text={plan?.launchStrategy ?? ""} fallback="No launch strategy available" />
      </PanelSection>
      {plan && project.quizData && (
        <PanelSection title="Your Time" note="The plan is packed into it.">
          <ScheduleSettings project={project} packed={plan.hoursPerWeek ?? HOURS_PER_WEEK.usual} />
        </PanelSection>
      )}
      <PanelSection
        title="Action Items"
        note={`${items.length} tasks, ${formatHours(hoursOf(items))} over 60 days`}
        wide
      >
        {items.length > 0 ? (
          <div className="grid gap-8">
            <LoadChart weeks={weeksOf(items)} />
            <PriorityFilter
              value={priority}
              counts={{ high: count("high"), medium: count("medium"), low: count("low") }}
              onChange={setPriority}
            />
            <Timeline weeks={weeksOf(shown)} startDate={startOf(project)} />
          </div>
        ) : (
          <p className="text-muted-foreground italic">No action items available</p>
        )}
      </PanelSection>
      {plan?.later && plan.later.length > 0 && (
        <PanelSection title="After Day 60" note="Optional: the weeks have no room for these.">
          <LaterTasks tasks={plan.later} />
        </PanelSection>
      )}
      <PanelSection title="Success Metrics">
        <NumberedList items={plan?.successMetrics ?? []} fallback="No success metrics available" />
      </PanelSection>
      <ArtifactNotes meta={plan?.meta} />
    </>
  );
}
