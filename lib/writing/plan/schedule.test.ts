import type { Form } from "../form";
import { FORM_TASKS } from "./data/form-tasks";
import { SHARED_TASKS } from "./data/shared-tasks";
import { schedule, USUAL_HOURS, unfinishedAt, WEEKS } from "./schedule";
import { type Task, task } from "./task";

const HOURS = [1, 2.5, 4, 6, 8, 10, 12, 15, 20, 32, 60];
const CASES = Object.keys(FORM_TASKS).flatMap((kind) =>
  HOURS.map((hours) => ({ kind: kind as Form, hours })),
);
const tasksOf = (kind: Form): Task[] => [...SHARED_TASKS, ...FORM_TASKS[kind]];

describe.each(CASES)("$kind with $hours hours a week", ({ kind, hours }) => {
  const tasks = tasksOf(kind);
  const { placed, later } = schedule(tasks, hours);
  const piecesOf = (id: string) => placed.filter((piece) => piece.task.id === id);

  test("no week asks for more than there is", () => {
    for (let week = 1; week <= WEEKS; week++) {
      const load = placed.filter((piece) => piece.week === week).reduce((sum, piece) => sum + piece.hours, 0);
      expect(load).toBeLessThanOrEqual(hours + 1e-9);
    }
  });

  test("nothing is lost: each task stands in the weeks or in what comes later, once", () => {
    const ids = [...new Set(placed.map((piece) => piece.task.id)), ...later.map(({ id }) => id)];
    expect(ids.sort()).toEqual(tasks.map(({ id }) => id).sort());
    for (const { task: own, parts } of placed) expect(piecesOf(own.id)).toHaveLength(parts);
  });

  test("what a task needs comes first, and the checks stand on their days", () => {
    for (const { task: own, week } of placed.filter((piece) => !piece.task.day))
      for (const id of own.after)
        for (const piece of piecesOf(id)) expect(piece.week).toBeLessThanOrEqual(week);
    for (const own of later)
      for (const { task: other } of placed.filter((p) => !p.task.day))
        expect(other.after).not.toContain(own.id);
    const weeks = placed.filter((piece) => piece.task.day).map(({ week }) => week);
    expect(weeks).toEqual([3, 6, 9]);
  });
});

test("twenty hours hold every check with its work done, and eight hours hold the first", () => {
  for (const kind of Object.keys(FORM_TASKS) as Form[]) {
    const tasks = tasksOf(kind);
    const gates = tasks.filter(({ day }) => day);
    for (const gate of gates) expect(unfinishedAt(gate, tasks, schedule(tasks, USUAL_HOURS))).toEqual([]);
    expect(gates[0] && unfinishedAt(gates[0], tasks, schedule(tasks, 8))).toEqual([]);
  }
});

test("a check that comes too early for its work names what is missing", () => {
  const tasks = tasksOf("saas");
  const [first] = tasks.filter(({ day }) => day);
  const open = first ? unfinishedAt(first, tasks, schedule(tasks, 3)) : [];
  expect(open.map(({ id }) => id)).toContain("pitches");
});

test("tasks that wait for each other are an error, not a silent loss", () => {
  const circle = [
    task("a", 1, 1, "high", "A", "A", { after: ["b"] }),
    task("b", 1, 1, "high", "B", "B", { after: ["a"] }),
  ];
  expect(() => schedule(circle)).toThrow(/circle/);
});
