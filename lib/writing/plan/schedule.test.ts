import { schedule, USUAL_HOURS, unfinishedAt, WEEKS } from "./schedule";
import { SKELETON } from "./skeleton";
import { type Task, task } from "./task";

const HOURS = [1, 2.5, 4, 6, 8, 10, 12, 15, 20, 32, 60];
const words = { title: () => "", description: () => "" };
const TASKS: Task[] = SKELETON.map((slot) => ({ ...slot, ...words }));

describe.each(HOURS)("with %d hours a week", (hours) => {
  const tasks = TASKS;
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
  const gates = TASKS.filter(({ day }) => day);
  expect(gates).toHaveLength(3);
  for (const gate of gates) expect(unfinishedAt(gate, TASKS, schedule(TASKS, USUAL_HOURS))).toEqual([]);
  expect(gates[0] && unfinishedAt(gates[0], TASKS, schedule(TASKS, 8))).toEqual([]);
});

test("a check that comes too early for its work names what is missing", () => {
  const tasks = TASKS;
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
