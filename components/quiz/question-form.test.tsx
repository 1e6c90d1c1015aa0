/** @jest-environment jsdom */
import { expect, jest } from "@jest/globals";
import { fireEvent, render, screen } from "@testing-library/react";
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
  render(<Form name={name} onSubmit={onSubmit} />);
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
