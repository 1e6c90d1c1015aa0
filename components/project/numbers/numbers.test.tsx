/** @jest-environment jsdom */
import { expect, jest } from "@jest/globals";
import { act, fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ProjectWithRunning } from "@/lib/artifacts/project";
import { NO_CORRECTIONS } from "@/lib/finance/corrections";
import { figuresOf, readAnswers } from "@/lib/finance/project-figures";
import { IDEAS } from "@/lib/writing/fixtures";
import { emptyProject, InProject } from "../test-project";
import { Numbers } from "./numbers";
import { SAVE_AFTER } from "./use-corrections";

const quizData = { ...IDEAS.hvac, concept: "Claims", strengths: [], recommendations: [] };
const reading = readAnswers(IDEAS.hvac, null);
const ledgerWith = (values: Record<string, number>) =>
  figuresOf(reading, { ...NO_CORRECTIONS, values }).ledger;
const [line] = reading.assumed.lines;
const priceKey = `price_${line?.id}`;
const priceLabel = `Price per month: ${line?.label}`;

type Sent = { corrections: { values: Record<string, number> }; rev: number };
let sent: Sent[];
interface Answer {
  status: number;
  body: unknown;
}
let answer: (body: Sent) => Answer;

const ok = (body: Sent): Answer => ({
  status: 200,
  body: {
    ...emptyProject,
    quizData,
    corrections: { ...NO_CORRECTIONS, ...body.corrections },
    rev: body.rev + 1,
  },
});

/** A page with every figure on it is much for a simulated browser. */
jest.setTimeout(30_000);

beforeEach(() => {
  jest.useFakeTimers();
  sent = [];
  answer = ok;
  globalThis.fetch = jest.fn((_path: string, init?: RequestInit) => {
    if (init?.method !== "PUT") return new Promise(() => undefined);
    const put: Sent = JSON.parse(String(init.body));
    sent.push(put);
    const { status, body } = answer(put);
    return Promise.resolve({ ok: status < 400, status, text: async () => JSON.stringify(body) });
  }) as never;
});
afterEach(() => jest.useRealTimers());

function show(project: Partial<ProjectWithRunning> = {}) {
  render(
    <InProject project={{ quizData, ...project }}>
      {(current) => <Numbers project={current} answers={quizData} />}
    </InProject>,
  );
  return userEvent.setup({ advanceTimers: jest.advanceTimersByTime, pointerEventsCheck: 0 });
}
const price = () => screen.getByLabelText(priceLabel);
const figure = (label: string) => screen.getAllByText(label)[0]?.nextElementSibling?.textContent;
const quiet = () => act(() => jest.advanceTimersByTimeAsync(SAVE_AFTER + 50));

async function setPrice(user: ReturnType<typeof userEvent.setup>, text: string) {
  await user.click(price());
  fireEvent.change(price(), { target: { value: text } });
  await user.tab();
}

test("an edit moves the figures at once, is saved with the revision after a quiet moment, and can be undone", async () => {
  const user = show();
  const before = ledgerWith({});
  expect(figure("Revenue in year 3")).toBe(before.rev_y3?.display);

  await setPrice(user, "149");
  const after = ledgerWith({ [priceKey]: 149 });
  expect(after.rev_y3?.display).not.toBe(before.rev_y3?.display);
  expect(figure("Revenue in year 3")).toBe(after.rev_y3?.display);
  expect(screen.getByText(/Set by the founder; \$99 was stated before/)).toBeInTheDocument();
  expect(sent).toEqual([]);

  await quiet();
  expect(sent).toEqual([{ corrections: { answersToFollowUps: {}, values: { [priceKey]: 149 } }, rev: 1 }]);
  expect(screen.getByRole("status")).toHaveTextContent("Saved");

  await user.click(screen.getByText("Undo"));
  expect(price()).toHaveValue("99");
  expect(figure("Revenue in year 3")).toBe(before.rev_y3?.display);
  await quiet();
  expect(sent.at(-1)).toMatchObject({ corrections: { values: {} }, rev: 2 });
  expect(screen.getByText("Undo")).toBeDisabled();
});

test("what is no number, or out of bounds, stays in the field, says why and changes nothing", async () => {
  const user = show();
  await setPrice(user, "ninety");
  expect(screen.getByRole("alert")).toHaveTextContent("Please enter a number.");
  expect(price()).toHaveValue("ninety");
  await setPrice(user, "-4");
  expect(screen.getByRole("alert")).toHaveTextContent("At least $0");
  await setPrice(user, "99999999999");
  expect(screen.getByRole("alert")).toHaveTextContent("at most $10B");
  await quiet();
  expect(sent).toEqual([]);
  expect(figure("Revenue in year 3")).toBe(ledgerWith({}).rev_y3?.display);
});

test("an edit is sent at once where the page is left, and outlives it", async () => {
  const user = show();
  await setPrice(user, "149");
  await act(async () => void window.dispatchEvent(new Event("pagehide")));
  expect(sent).toHaveLength(1);
  expect(globalThis.fetch).toHaveBeenLastCalledWith(
    expect.any(String),
    expect.objectContaining({ method: "PUT", keepalive: true }),
  );
});

test("an edit that cannot be saved is kept and can be saved again", async () => {
  answer = () => ({ status: 503, body: { message: "The database is away.", code: "unavailable" } });
  const user = show();
  await setPrice(user, "149");
  await quiet();
  expect(screen.getByRole("alert")).toHaveTextContent("Not saved: The database is away.");
  expect(price()).toHaveValue("149");
  expect(figure("Revenue in year 3")).toBe(ledgerWith({ [priceKey]: 149 }).rev_y3?.display);

  answer = ok;
  await user.click(screen.getByText("Save again"));
  await quiet();
  expect(sent).toHaveLength(2);
  expect(screen.getByRole("status")).toHaveTextContent("Saved");
});

const conflict = (corrections: unknown): Answer => ({
  status: 409,
  body: { message: "changed", code: "conflict", current: { ...emptyProject, quizData, rev: 7, corrections } },
});

test("a project that merely grew is saved onto; another window's corrections are not overwritten unasked", async () => {
  answer = (body) => (body.rev === 7 ? ok(body) : conflict(null));
  const user = show();
  await setPrice(user, "149");
  await quiet();
  expect(sent.map(({ rev }) => rev)).toEqual([1, 7]);
  expect(screen.getByRole("status")).toHaveTextContent("Saved");

  answer = () => conflict({ values: { cac: 5 }, answersToFollowUps: {} });
  await setPrice(user, "159");
  await quiet();
  expect(sent).toHaveLength(3);
  expect(screen.getByRole("alert")).toHaveTextContent("changed in another window");
  expect(price()).toHaveValue("159");
});

test("a value can be put back, one by one or all of them", async () => {
  const user = show({ corrections: { ...NO_CORRECTIONS, values: { [priceKey]: 149, churn: 0.05 } } });
  await user.click(screen.getByText(priceLabel, { selector: "button span", exact: false }));
  expect(price()).toHaveValue("99");
  await user.click(screen.getByText("Reset all"));
  expect(screen.queryByText("Set by you")).toBeNull();
  await quiet();
  expect(sent.at(-1)?.corrections.values).toEqual({});
});

test("the scenario switch shows the low and high plans that the ledger names", async () => {
  const user = show();
  const ledger = ledgerWith({});
  for (const name of ["Low", "High"]) {
    await user.click(screen.getByLabelText(name));
    expect(figure("Revenue in year 3")).toBe(ledger[`${name.toLowerCase()}_rev_y3`]?.display);
  }
});

test("behind each chart stands its table", () => {
  show();
  const table = screen.getByRole("table", { name: "Revenue a month", hidden: true });
  expect(within(table).getAllByRole("row", { hidden: true })).toHaveLength(37);
  expect(screen.getByRole("table", { name: "Cash, added up", hidden: true })).toBeInTheDocument();
});

test("values whose assumption is gone are named and not sent again", async () => {
  const user = show({ corrections: { ...NO_CORRECTIONS, values: { price_gone: 4 } } });
  expect(screen.getByText(/One value you set no longer apply/)).toBeInTheDocument();
  await setPrice(user, "149");
  await quiet();
  expect(sent.at(-1)?.corrections.values).toEqual({ [priceKey]: 149 });
});
