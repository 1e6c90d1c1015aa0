/** @jest-environment jsdom */
import { expect, jest } from "@jest/globals";
import { QueryClientProvider } from "@tanstack/react-query";
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { readingAnswer } from "@/components/project/reading/test-reading-fetch";
import type { QuizAnswers } from "@/lib/artifacts/concept/artifact";
import { MOST_ADDED } from "@/lib/brief/corrected/reading-corrections";
import type { Replies } from "@/lib/brief/follow-ups";
import { createQueryClient } from "@/lib/client/query-client";
import { isCorrected, NO_CORRECTIONS } from "@/lib/finance/corrections";
import { IDEAS } from "@/lib/writing/fixtures";
import { metaOf } from "@/lib/writing/meta";
import { contextOf } from "@/lib/writing/testing";
import { OutdatedNotice } from "./outdated-notice";
import { QuizReading } from "./quiz-reading";
import { quizDraftSchema } from "./use-quiz-draft";

type Refine = (replies?: Replies) => void;

interface ReadingProps {
  answers: QuizAnswers;
  warnings?: readonly string[];
  onRefine: Refine;
}

function Reading({ answers, warnings = [], onRefine }: ReadingProps) {
  const [replies, setReplies] = useState<Replies>({});
  const [corrections, setCorrections] = useState(NO_CORRECTIONS);
  return (
    <>
      <QuizReading
        answers={answers}
        warnings={warnings}
        replies={replies}
        onReplies={setReplies}
        onRefine={onRefine}
        corrections={corrections}
        onCorrections={setCorrections}
      />
      {isCorrected(corrections) && <OutdatedNotice onRefine={() => onRefine()} />}
    </>
  );
}

type Fetch = (path: string, init?: RequestInit) => Promise<Response>;
const fetched = jest.fn<Fetch>();
const readings = () => fetched.mock.calls.filter(([path]) => path === "/api/reading");
const answers: Fetch = async (path, init) => readingAnswer(path, init) ?? Promise.reject(new TypeError(path));

beforeEach(() => {
  fetched.mockReset().mockImplementation(answers);
  Object.assign(globalThis, { fetch: fetched });
});

function open(answers: QuizAnswers, warnings: readonly string[] = []) {
  const onRefine = jest.fn<Refine>();
  render(
    <QueryClientProvider client={createQueryClient()}>
      <Reading answers={answers} warnings={warnings} onRefine={onRefine} />
    </QueryClientProvider>,
  );
  return onRefine;
}
/** All of a reading is there. */
const read = () =>
  waitFor(() => expect(document.querySelector("#reading")).toHaveAttribute("aria-busy", "false"));
async function show(answers: QuizAnswers) {
  const onRefine = open(answers);
  await read();
  return onRefine;
}

test("the reading quotes what the prices were read from, and asks about nothing that was said", async () => {
  await show(IDEAS.hvac);
  expect(screen.getByText("$99 per month")).toBeInTheDocument();
  expect(screen.getByText("From “$99 per company per month”")).toBeInTheDocument();
  expect(screen.getByText("The United States")).toBeInTheDocument();
  expect(screen.queryByLabelText(/What will a customer pay/)).toBeNull();
});

test("what is to be looked at twice is no second time among what to keep in mind", async () => {
  const { warnings } = metaOf(contextOf("french", "concept"));
  open(IDEAS.french, warnings);
  await read();
  expect(screen.getAllByText(/less than one month of overhead/)).toHaveLength(1);
  expect(screen.getByText("Keep in mind").nextElementSibling?.children).toHaveLength(warnings.length - 1);
});

test("an open idea is asked at most three questions, each saying what it changes", async () => {
  await show(IDEAS.vague);
  const asked = screen.getAllByRole("textbox");
  expect(asked).toHaveLength(3);
  expect(asked[0]).toHaveAccessibleName("What will a customer pay, and how often?");
  expect(asked[0]).toHaveAccessibleDescription(/Changes every revenue figure/);
  expect(screen.getByText(/may be|could not tell the trade/)).toBeInTheDocument();
});

test("a skipped question becomes an assumption that is seen, and only what was replied is used", async () => {
  const onRefine = await show(IDEAS.vague);
  const use = screen.getByRole("button", { name: /analyse again/ });
  expect(use).toBeDisabled();
  fireEvent.change(screen.getByLabelText(/What will a customer pay/), {
    target: { value: " $29 per month " },
  });
  const [where] = screen.getAllByLabelText(/Who exactly|Where will you start/);
  fireEvent.change(where ?? use, { target: { value: "typed, then skipped" } });
  await userEvent.click(
    screen.getByRole("button", {
      name: `Skip ${document.querySelector(`label[for="${where?.id}"]`)?.textContent}`,
    }),
  );
  expect(screen.getByText("Assumed.")).toBeInTheDocument();
  await userEvent.click(use);
  expect(onRefine).toHaveBeenCalledWith({ price: "$29 per month" });

  await userEvent.click(screen.getByRole("button", { name: /^Answer it/ }));
  expect(screen.getByDisplayValue("typed, then skipped")).toBeInTheDocument();
});

test("a sum that may be something else is asked about, and one press reads it anew", async () => {
  await show(sweep("£24 a month per sweep. £144 goes to the county list."));
  const asked = screen.getByRole("group", { name: "What is £144?" });
  expect(asked).toHaveTextContent("as we took it");
  const before = screen.queryByText(/£144 (?:each|once)/);
  type("£144 is", "none");
  await read();
  if (before) expect(before).not.toBeInTheDocument();
  expect(screen.getByLabelText<HTMLSelectElement>("£144 is").value).toBe("none");
  expect(screen.queryByRole("group", { name: "What is £144?" })).toBeNull();
  await press(/As it was read.*£144/);
  expect(screen.queryByText("Corrected by you")).toBeNull();
});

test("contradictions are shown with the reading that is followed", async () => {
  await show({
    ...IDEAS.hvac,
    businessModel: "The app is free for everyone. It costs $99 per month.",
  });
  expect(screen.getByText("We follow:")).toBeInTheDocument();
});

const sweep = (businessModel: string): QuizAnswers => ({
  problem: "Chimney sweeps forget one house in ten each year.",
  solution: "An app that reminds sweeps of each house and texts the customer",
  targetAudience: "Independent chimney sweeps in England",
  differentiator: "Made by a sweep, works without a signal",
  businessModel,
});

test("costs and what exists already are read back with the words they were read from", async () => {
  await show(
    sweep("£24 a month per sweep. Hosting costs us £3 per sweep a month. We have £9,000 of savings."),
  );
  expect(screen.getByText("£3 a month")).toBeInTheDocument();
  expect(screen.getByText("Stated: £3")).toBeInTheDocument();
  expect(screen.getByText("£9,000", { selector: "span" })).toBeInTheDocument();
  expect(screen.getByLabelText<HTMLSelectElement>("£9,000 is").value).toBe("hand");
  expect(screen.queryByText("Look twice")).toBeNull();
});

test("a cost above its price is asked about before anything is built on the loss", async () => {
  await show(sweep("£24 a month per sweep. Texts and hosting cost us £30 per sweep a month."));
  expect(screen.getByText("Look twice")).toBeInTheDocument();
  expect(screen.getByText(/You wrote “£30” as a cost/)).toBeInTheDocument();
});

const press = async (name: RegExp) => {
  await userEvent.click(screen.getByRole("button", { name }));
  await read();
};
const type = (label: RegExp | string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

test("a price that was missed is added, one that is none is taken out, and both can be taken back", async () => {
  const onRefine = await show(sweep("£24 a month per sweep."));
  await press(/^Add a price/);
  type("How it is paid", "once");
  type("What for", "Import of the old diary");
  await press(/Use this price/);
  expect(screen.getByRole("alert")).toHaveTextContent("Please enter a number.");
  type("Price", "£80");
  await press(/Use this price/);
  expect(screen.getByText("£80 once")).toBeInTheDocument();

  await press(/This is no price.*£24 per month/);
  expect(screen.queryByText("From “£24 a month per sweep”")).toBeNull();
  await press(/Take back.*£24 per month/);
  expect(screen.getByText("From “£24 a month per sweep”")).toBeInTheDocument();
  await press(/Take out.*£80 once/);
  expect(screen.queryByText("£80 once")).toBeNull();

  expect(screen.queryByText(/was written before you corrected/)).toBeNull();
  await press(/Change kind of business/);
  type("How it earns", "services");
  await press(/^Use this$/);
  expect(screen.getByText(/Work done for customers/)).toBeInTheDocument();
  await press(/Write it again/);
  expect(onRefine).toHaveBeenCalledWith();
  await press(/As it was read.*kind of business/);
  expect(screen.queryByText(/Work done for customers/)).toBeNull();
});

test("what the server would refuse is said in the form, and so many prices are enough", async () => {
  await show(sweep("£24 a month per sweep."));
  const add = async (what: string) => {
    await press(/^Add a price/);
    type("What for", what);
    type("Price", "1.200,50");
    await press(/Use this price/);
  };
  await add("🔥");
  expect(screen.getByRole("alert")).toHaveTextContent("Please say what it is for.");
  type("What for", "soot ".repeat(20));
  await press(/Use this price/);
  expect(screen.getByRole("alert")).toHaveTextContent("At most 60 characters.");
  type("What for", "brush");
  type("How it is paid", "each");
  type("Times each buys", "20000");
  await press(/Use this price/);
  expect(screen.getByRole("alert")).toHaveTextContent("At most 10,000.");
  type("Times each buys", "2");
  await press(/Use this price/);
  expect(screen.getByText("£1,200.50 per brush")).toBeInTheDocument();
  for (let more = 1; more < MOST_ADDED; more++) await add(`brush ${more}`);
  expect(screen.getByRole("button", { name: /^Add a price/ })).toBeDisabled();
});

test("who has promised is read back, and a trade that the founder ruled out is asked for no more", async () => {
  await show({
    ...sweep("£24 a month per sweep."),
    differentiator: "17 sweeps have paid a deposit of £20.",
  });
  expect(screen.getByText("Stated: 17 sweeps have paid a deposit")).toBeInTheDocument();
  await press(/Change kind of business/);
  await screen.findByRole("option", { name: "Dog walking" });
  type(
    "Trade",
    screen.getByLabelText<HTMLSelectElement>("Trade").value === "general" ? "schools" : "general",
  );
  await press(/^Use this$/);
  expect(screen.queryByText(/could not tell the trade|we are not sure/)).toBeNull();
});

test("the keyboard's place is kept where a line or a button goes away", async () => {
  await show(sweep("£24 a month per sweep."));
  const focused = (name: RegExp) => waitFor(() => expect(screen.getByRole("button", { name })).toHaveFocus());
  await press(/This is no price.*£24/);
  await focused(/Take back.*£24/);
  await press(/Take back.*£24/);
  await focused(/Change.*£24/);
  await press(/^Add a price/);
  await userEvent.keyboard("{Escape}");
  await focused(/^Add a price/);
  await press(/Change kind of business/);
  type("How it earns", "services");
  await press(/^Use this$/);
  await press(/As it was read.*kind of business/);
  await focused(/Change kind of business/);
});

test("a correction in a draft that no longer fits costs no answers", () => {
  const corrections = { values: {}, answersToFollowUps: {}, reading: { kind: "pyramid" } };
  const draft = { answers: IDEAS.hvac, step: 4, result: { concept: 1 }, corrections };
  expect(quizDraftSchema.parse(draft)).toMatchObject({
    answers: IDEAS.hvac,
    result: null,
    corrections: NO_CORRECTIONS,
  });
});

test("a form is left with Escape and changes nothing; its button has the focus again", async () => {
  await show(sweep("£24 a month per sweep."));
  await press(/Change where/);
  expect(screen.getByLabelText("Where you start")).toHaveFocus();
  type("Where you start", "Mars");
  await userEvent.keyboard("{Escape}");
  expect(screen.queryByText(/Mars/)).toBeNull();
  await waitFor(() => expect(screen.getByRole("button", { name: "Change where" })).toHaveFocus());
});

test("what is bought less than once a month is told and typed by the year", async () => {
  await show({ ...IDEAS.hvac, businessModel: "£16 per repair" });
  const type = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  await press(/^Change ?: £16/);
  type("What for", "repair");
  type("Times each buys", "4");
  type("In", "year");
  await press(/Use this price/);
  await press(/^Change ?: £16/);
  expect(screen.getByLabelText("Times each buys")).toHaveValue("4");
  expect(screen.getByLabelText("In")).toHaveValue("year");
});

test("the last reading stays where the next one fails, and one press asks for it again", async () => {
  await show(sweep("£24 a month per sweep."));
  fetched.mockImplementation(() => Promise.reject(new TypeError("Failed to fetch")));
  await press(/Change what you offer/);
  type("What would a customer call it?", "soot diary");
  await press(/^Use this$/);
  expect(await screen.findByRole("alert")).toHaveTextContent(
    /could not be reached.*Nothing of yours is lost/,
  );
  expect(screen.getByText("Soot diary")).toBeInTheDocument();
  expect(screen.getByText("From “£24 a month per sweep”")).toBeInTheDocument();

  fetched.mockImplementation(answers);
  await press(/Try again/);
  expect(screen.queryByRole("alert")).toBeNull();
  expect(JSON.parse(String(readings().at(-1)?.[1]?.body))).toMatchObject({
    corrections: { reading: { offer: "soot diary" } },
  });
});

test("where no reading comes at first, it is said, and what was typed waits for the next", async () => {
  fetched.mockImplementation(() => Promise.reject(new TypeError("Failed to fetch")));
  await show(sweep("£24 a month per sweep."));
  expect(screen.getByRole("alert")).toHaveTextContent("could not be read");
  fetched.mockImplementation(answers);
  await press(/Try again/);
  expect(screen.getByText("From “£24 a month per sweep”")).toBeInTheDocument();
  expect(readings()).toHaveLength(2);
});

test("the names of all kinds come when somebody is about to choose one", async () => {
  await show(sweep("£24 a month per sweep."));
  const names = () => fetched.mock.calls.filter(([path]) => path === "/api/reading/kinds");
  expect(names()).toHaveLength(0);
  await press(/Change kind of business/);
  expect(await screen.findByRole("option", { name: "Dog walking" })).toBeInTheDocument();
  type("Most like", "dog-walking");
  await press(/^Use this$/);
  expect(screen.getByText(/^Dog walking · /)).toBeInTheDocument();
  expect(names()).toHaveLength(1);
});
