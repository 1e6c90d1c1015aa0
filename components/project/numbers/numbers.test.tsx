/** @jest-environment jsdom */
import { expect, jest } from "@jest/globals";
import { act, fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ProjectWithRunning } from "@/lib/artifacts/project";
import { NO_CORRECTIONS } from "@/lib/finance/corrections";
import { editableAssumptions } from "@/lib/finance/editable";
import { figuresOf } from "@/lib/finance/project-figures";
import { readAnswers } from "@/lib/finance/read-answers";
import { IDEAS } from "@/lib/writing/fixtures";
import { readingAnswer } from "../reading/test-reading-fetch";
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
let readings: unknown[];
let unreadable: boolean;
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
  readings = [];
  unreadable = false;
  answer = ok;
  globalThis.fetch = jest.fn((path: string, init?: RequestInit) => {
    const read = readingAnswer(path, init);
    if (read) readings.push(JSON.parse(String(init?.body)));
    if (read) return unreadable ? Promise.reject(new TypeError("Failed to fetch")) : Promise.resolve(read);
    if (init?.method !== "PUT") return new Promise(() => undefined);
    const put: Sent = JSON.parse(String(init.body));
    sent.push(put);
    const { status, body } = answer(put);
    return Promise.resolve({ ok: status < 400, status, text: async () => JSON.stringify(body) });
  }) as never;
});
afterEach(() => jest.useRealTimers());

/** A moment in which what was asked for comes. */
const moment = () => act(() => jest.advanceTimersByTimeAsync(20));
async function show(project: Partial<ProjectWithRunning> = {}) {
  render(
    <InProject project={{ quizData, ...project }}>
      {(current) => <Numbers project={current} answers={quizData} />}
    </InProject>,
  );
  await moment();
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
  const user = await show();
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
  const user = await show();
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
  const user = await show();
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
  const user = await show();
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
  const user = await show();
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
  const user = await show({ corrections: { ...NO_CORRECTIONS, values: { [priceKey]: 149, churn: 0.05 } } });
  await user.click(screen.getByText(priceLabel, { selector: "button span", exact: false }));
  expect(price()).toHaveValue("99");
  await user.click(screen.getByText("Reset all"));
  expect(screen.queryByText("Set by you")).toBeNull();
  await quiet();
  expect(sent.at(-1)?.corrections.values).toEqual({});
});

test("the scenario switch shows the low and high plans that the ledger names", async () => {
  const user = await show();
  const ledger = ledgerWith({});
  for (const name of ["Low", "High"]) {
    await user.click(screen.getByLabelText(name));
    expect(figure("Revenue in year 3")).toBe(ledger[`${name.toLowerCase()}_rev_y3`]?.display);
  }
});

test("behind each chart stands its table", async () => {
  await show();
  const table = screen.getByRole("table", { name: "Revenue a month", hidden: true });
  expect(within(table).getAllByRole("row", { hidden: true })).toHaveLength(37);
  expect(screen.getByRole("table", { name: "Cash, added up", hidden: true })).toBeInTheDocument();
});

test("values whose assumption is gone are named and not sent again", async () => {
  const user = await show({ corrections: { ...NO_CORRECTIONS, values: { price_gone: 4 } } });
  expect(screen.getByText(/One value you set no longer apply/)).toBeInTheDocument();
  await setPrice(user, "149");
  await quiet();
  expect(sent.at(-1)?.corrections.values).toEqual({ [priceKey]: 149 });
});

async function putRight(user: ReturnType<typeof userEvent.setup>, row: string, label: string, value: string) {
  await user.click(screen.getByRole("button", { name: `Change ${row}` }));
  const field = screen.getByLabelText<HTMLInputElement>(label);
  fireEvent.change(field, { target: { value } });
  if (field.form) fireEvent.submit(field.form);
}

test("a number is computed here and asks for nothing; what is put right is read on the server once", async () => {
  const user = await show();
  expect(readings).toHaveLength(1);
  await setPrice(user, "149");
  expect(readings).toHaveLength(1);

  await putRight(user, "what you offer", "What would a customer call it?", "quote desk");
  await quiet();
  expect(readings).toHaveLength(2);
  expect(readings[1]).toMatchObject({
    corrections: { reading: { offer: "quote desk" } },
    toldOn: "2026-01-01",
  });
  expect(sent.at(-1)?.corrections).toMatchObject({
    values: { [priceKey]: 149 },
    reading: { offer: "quote desk" },
  });
});

test("while a reading fails numbers can be edited, nothing is lost, and one press reads and saves again", async () => {
  const user = await show();
  await setPrice(user, "149");
  unreadable = true;
  await putRight(user, "what you offer", "What would a customer call it?", "quote desk");
  await moment();
  expect(screen.getByText(/could not be read just now/)).toBeInTheDocument();
  await setPrice(user, "159");
  expect(figure("Revenue in year 3")).toBe(ledgerWith({ [priceKey]: 159 }).rev_y3?.display);
  await quiet();
  expect(sent).toEqual([]);
  expect(screen.getByText(/^Not saved: /)).toBeInTheDocument();

  unreadable = false;
  await user.click(screen.getByRole("button", { name: "Try again" }));
  await moment();
  expect(screen.queryByText(/could not be read just now/)).toBeNull();
  await user.click(screen.getByText("Save again"));
  await quiet();
  expect(sent.at(-1)?.corrections).toMatchObject({
    values: { [priceKey]: 159 },
    reading: { offer: "quote desk" },
  });
});

test("what a new reading has no place for is not sent", async () => {
  const keysOf = (read: typeof reading) =>
    editableAssumptions(figuresOf(read, null).model.assumptions).map(({ key }) => key);
  const services = keysOf(readAnswers(IDEAS.hvac, { reading: { kind: "services" } }));
  const gone = keysOf(reading).find((key) => !services.includes(key)) ?? "";
  expect(gone).not.toBe("");
  const user = await show();
  const value = editableAssumptions(figuresOf(reading, null).model.assumptions).find(
    ({ key }) => key === gone,
  );
  const field = screen.getByLabelText(new RegExp(`^${value?.label}`));
  await user.click(field);
  fireEvent.change(field, { target: { value: "1" } });
  await user.tab();
  await setPrice(user, "149");
  await putRight(user, "kind of business", "How it earns", "services");
  await quiet();
  expect(sent.at(-1)?.corrections).toMatchObject({ reading: { kind: "services" } });
  expect(sent.at(-1)?.corrections.values).toEqual({ [priceKey]: 149 });
});
