import { Document, Text, View } from "@react-pdf/renderer";
import { Fragment } from "react";
import type { ActionItem, LaterTask } from "@/lib/artifacts/action-plan/artifact";
import { taskText } from "@/lib/artifacts/action-plan/task-text";
import { longDate } from "../dates";
import { dateOfWeek, hoursOf, inHours, LATER_NOTE, type PlanWeek, weeksOf } from "../plan-dates";
import type { Prepared } from "../prepare";
import { mix } from "../theme";
import { ChapterHead, Cover, Gap, Pages } from "./frame";
import { type Look, lookOf } from "./look";
import { FigureRow, keyed, NumberedItems, Prose, Words } from "./parts";

const TITLE = "60-Day Action Plan";

const colourOf = ({ theme }: Look, priority: ActionItem["priority"]) =>
  priority === "high"
    ? theme.figure
    : priority === "medium"
      ? mix(theme.figure, theme.background, 0.45)
      : theme.rule;

/** The nine weeks side by side, each as high as its hours, by priority. */
function Timeline({ look, items }: { look: Look; items: readonly ActionItem[] }) {
  const { styles } = look;
  const weeks = weeksOf(items);
  const most = Math.max(1, ...weeks.map(({ hours }) => hours));
  const unit = 48 / most;
  return (
    <View wrap={false} style={{ marginVertical: 6 }}>
      <View style={{ flexDirection: "row", gap: 7, alignItems: "flex-end", height: 68 }}>
        {weeks.map(({ week, hours, items: own }) => (
          <View key={week} style={{ flex: 1 }}>
            <Text
              style={{ ...styles.strong, fontSize: 8.5, lineHeight: 1.4, textAlign: "center" }}
            >{`${hours} h`}</Text>
            {keyed(own).map(({ key, value }) => (
              <View
                key={key}
                style={{
                  height: Math.max(1, value.estimatedHours * unit - 1),
                  marginTop: 1,
                  backgroundColor: colourOf(look, value.priority),
                  borderRadius: 1,
                }}
              />
            ))}
          </View>
        ))}
      </View>
      <View style={{ flexDirection: "row", gap: 7, marginTop: 5 }}>
        {weeks.map(({ week }) => (
          <Text key={week} style={{ ...styles.label, flex: 1, textAlign: "center" }}>{`Week ${week}`}</Text>
        ))}
      </View>
      <View style={{ flexDirection: "row", gap: 16, marginTop: 9 }}>
        {(["high", "medium", "low"] as const).map((priority) => (
          <View key={priority} style={{ flexDirection: "row", gap: 5, alignItems: "center" }}>
            <View
              style={{ width: 8, height: 8, borderRadius: 2, backgroundColor: colourOf(look, priority) }}
            />
            <Text style={styles.label}>{`${priority} priority`}</Text>
          </View>
        ))}
      </View>
    </View>
  );
}

const TOLD = { fontSize: 9, lineHeight: 1.45 } as const;

function Task({ look, item }: { look: Look; item: LaterTask & { priority?: string } }) {
  const { theme, styles } = look;
  const { told, done } = taskText(item.description);
  return (
    <View style={{ flexDirection: "row", gap: 11, marginBottom: 10 }} wrap={item.description.length > 900}>
      <View
        style={{
          width: 11,
          height: 11,
          marginTop: 3,
          borderWidth: 1,
          borderColor: theme.heading,
          borderRadius: 2,
        }}
      />
      <View style={{ flex: 1 }}>
        <Words style={{ ...styles.strong, fontSize: 10.5, lineHeight: 1.4 }}>{item.title}</Words>
        <Words style={TOLD}>{told}</Words>
        {done ? (
          <View style={{ flexDirection: "row", gap: 6, marginTop: 1.5 }}>
            <Text style={{ ...styles.strong, ...TOLD, color: theme.heading }}>Done when</Text>
            <View style={{ flex: 1 }}>
              <Words style={{ ...TOLD, color: theme.muted }}>{done}</Words>
            </View>
          </View>
        ) : null}
      </View>
      <View style={{ width: 46, alignItems: "flex-end" }}>
        <Text style={{ ...styles.strong, fontSize: 9, lineHeight: 1.5 }}>{`${item.estimatedHours} h`}</Text>
        <Text style={styles.label}>{item.priority ?? ""}</Text>
      </View>
    </View>
  );
}

interface WeekHeadProps {
  look: Look;
  week: PlanWeek;
  startDate: string;
}

function WeekHead({ look, week, startDate }: WeekHeadProps) {
  return (
    <View
      minPresenceAhead={90}
      style={{
        flexDirection: "row",
        justifyContent: "space-between",
        alignItems: "flex-end",
        borderBottomWidth: 1,
        borderBottomColor: look.theme.heading,
        marginBottom: 10,
        paddingBottom: 4,
      }}
    >
      <Text style={{ ...look.styles.section, marginTop: 0, marginBottom: 0 }}>{`Week ${week.week}`}</Text>
      <Text style={look.styles.label}>
        {`from ${longDate(dateOfWeek(startDate, week.week))}, ${inHours(week.hours)}`}
      </Text>
    </View>
  );
}

/** What a page never parts: a week's heading from its first task, and the last week, so that no page holds a lonely task. */
const together = ({ items }: PlanWeek, last: boolean): ActionItem[][] =>
  last ? [[...items]] : items.map((item) => [item]);

const isShort = (items: readonly ActionItem[]): boolean =>
  items.reduce((sum, { title, description }) => sum + title.length + description.length, 0) < 1_800;

export function PlanDocument({ prepared }: { prepared: Prepared }) {
  const { data } = prepared;
  const look = lookOf(prepared);
  const plan = data.actionPlan;
  const items = plan?.actionItems ?? [];
  const later = plan?.later ?? [];
  const weeks = weeksOf(items).filter((week) => week.items.length > 0);
  const hours = hoursOf(items);
  return (
    <Document
      title={`${data.brandName}: ${TITLE}`}
      author={data.brandName}
      creator="Kindling"
      producer="Kindling"
    >
      <Cover
        look={look}
        text={{
          title: TITLE,
          summary: data.tagline || data.summary,
          note: `Day 1: ${longDate(data.startDate)}`,
        }}
      />
      <Pages look={look} document={TITLE}>
        <ChapterHead look={look} title="Launch Strategy" />
        <Prose look={look} text={plan?.launchStrategy ?? ""} lead />
        <FigureRow
          look={look}
          facts={[
            { label: "Tasks", value: String(items.length) },
            { label: "Hours in all", value: String(hours) },
            {
              label: "Hours in the fullest week",
              value: String(Math.max(0, ...weeks.map((week) => week.hours))),
            },
          ]}
        />
        {items.length > 0 ? <Timeline look={look} items={items} /> : null}
        <ChapterHead look={look} title="Success Metrics" follows ahead={70} />
        <NumberedItems look={look} items={plan?.successMetrics ?? []} />
        {weeks.length > 0 ? <ChapterHead look={look} title="Week by Week" follows ahead={180} /> : null}
        {weeks.map((week) => (
          <Fragment key={week.week}>
            {keyed(together(week, week === weeks.at(-1))).map(({ key, value, index }) => (
              <View key={key} wrap={!isShort(value)}>
                {index === 0 ? <WeekHead look={look} week={week} startDate={data.startDate} /> : null}
                {keyed(value).map((task) => (
                  <Task key={task.key} look={look} item={task.value} />
                ))}
              </View>
            ))}
            <Gap size={12} />
          </Fragment>
        ))}
        {later.length > 0 ? (
          <>
            <ChapterHead look={look} title="After Day 60" follows ahead={130} />
            <Words style={look.styles.paragraph}>{LATER_NOTE}</Words>
            {keyed(later).map(({ key, value }) => (
              <Task key={key} look={look} item={value} />
            ))}
          </>
        ) : null}
      </Pages>
    </Document>
  );
}
