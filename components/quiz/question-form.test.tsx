/** @jest-environment jsdom */
import { expect, jest } from "@jest/globals";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { EMPTY_ANSWERS, QUESTIONS } from "@/lib/content/questions";
import { QuestionForm } from "./question-form";
import { useQuizDraft } from "./use-quiz-draft";

function Form({ name, onSubmit }: { name: string; onSubmit: () => void }) {
  const { draft, change } = useQuizDraft(name);
  return (
    <QuestionForm
      answers={draft.answers}
      step={draft.step}
      onAnswers={(answers) => change({ answers })}
      onStep={(step) => change({ step })}
      onSubmit={onSubmit}
    />
  );
}

const start = (name: string) => {
  const onSubmit = jest.fn();
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Form name={name} onSubmit={onSubmit} />
    </QueryClientProvider>,
  );
  return onSubmit;
};
const field = () => screen.getByRole("textbox");
const write = (length: number) => fireEvent.change(field(), { target: { value: "a".repeat(length) } });
const button = (name: string) => screen.getByRole("button", { name });

test("the minimums are 50, 50, 30, 30 and 25", () => {
  expect(QUESTIONS.map((question) => question.min)).toEqual([50, 50, 30, 30, 25]);
});

test("Next opens at the minimum and not one character before", () => {
  start("minimum");
  expect(screen.getByText("Question 1 of 5")).toBeInTheDocument();
  expect(button("Previous")).toBeDisabled();
  write(49);
  expect(screen.getByText("Please write at least 1 more character to continue")).toBeInTheDocument();
  expect(button("Next")).toBeDisabled();
  write(50);
  expect(screen.getByText("50/50 characters")).toHaveClass("text-success");
  expect(button("Next")).toBeEnabled();
});

test("blanks do not count", () => {
  start("blanks");
  fireEvent.change(field(), { target: { value: " ".repeat(80) } });
  expect(screen.getByText("Please write at least 50 more characters to continue")).toBeInTheDocument();
});

test("the last question submits only when all five are answered", async () => {
  const user = userEvent.setup();
  const onSubmit = start("last");
  for (const { min } of QUESTIONS.slice(0, -1)) {
    write(min);
    await user.click(button("Next"));
  }
  expect(screen.getByText("Question 5 of 5")).toBeInTheDocument();
  expect(screen.getByText("100%")).toBeInTheDocument();
  expect(button("Complete All Questions")).toBeDisabled();
  write(25);
  await user.click(button("Analyze Concept"));
  expect(onSubmit).toHaveBeenCalledTimes(1);
  await user.click(button("Question 2: Solution, answered"));
  write(10);
  await user.click(button("Question 1: Problem, answered"));
  expect(screen.getByRole("button", { name: /Question 5/ })).toBeDisabled();
});

test("what was typed is kept in browser storage", () => {
  start("kept");
  write(12);
  const stored = window.localStorage.getItem("kindling:draft:kept");
  expect(JSON.parse(stored ?? "{}")).toMatchObject({
    answers: { ...EMPTY_ANSWERS, problem: "a".repeat(12) },
  });
});

test("what is open is said when the typing pauses, and stops nobody", async () => {
  start("hints");
  fireEvent.change(field(), {
    target: { value: "It is terribly annoying and bad for all that is and will be." },
  });
  expect(
    await screen.findByText(/Still open: .*what they do about it today/, {}, { timeout: 30_000 }),
  ).toBeInTheDocument();
  expect(button("Next")).toBeEnabled();
});

/** The browser's recognition, spoken to by the test. */
class Recognition extends EventTarget {
  static latest: Recognition | null = null;
  start() {
    Recognition.latest = this;
  }
  stop() {
    this.dispatchEvent(new Event("end"));
  }
  hear(transcript: string, isFinal: boolean) {
    const result = Object.assign([{ transcript }], { isFinal });
    act(
      () =>
        void this.dispatchEvent(Object.assign(new Event("result"), { resultIndex: 0, results: [result] })),
    );
  }
}

describe("spoken answers", () => {
  beforeEach(() => Object.assign(window, { webkitSpeechRecognition: Recognition }));
  afterEach(() => Reflect.deleteProperty(window, "webkitSpeechRecognition"));

  test("are shown while they are heard, appended when they are sure, and taken back", async () => {
    const user = userEvent.setup();
    start("spoken");
    expect(screen.getByText(/Your browser listens/)).toBeInTheDocument();
    fireEvent.change(field(), { target: { value: "Hotels lose linen." } });
    await user.click(button("Speak instead"));
    Recognition.latest?.hear("every wee", false);
    expect(screen.getByText("every wee")).toBeInTheDocument();
    expect(field()).toHaveValue("Hotels lose linen.");
    Recognition.latest?.hear("Every week.", true);
    expect(field()).toHaveValue("Hotels lose linen. Every week.");
    await user.click(button("Undo what was heard"));
    expect(field()).toHaveValue("Hotels lose linen.");
    expect(screen.queryByRole("button", { name: "Undo what was heard" })).toBeNull();
    await user.click(button("Stop listening"));
    expect(button("Speak instead")).toBeInTheDocument();
  });
});

test("where nobody can listen no microphone is offered", () => {
  start("silent");
  expect(screen.queryByRole("button", { name: "Speak instead" })).toBeNull();
});
