/** @jest-environment jsdom */
import { beforeEach, expect, jest, test } from "@jest/globals";
import { QueryClientProvider } from "@tanstack/react-query";
import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AppRouterContext } from "next/dist/shared/lib/app-router-context.shared-runtime";
import { readingAnswer } from "@/components/project/reading/test-reading-fetch";
import { Toaster } from "@/components/ui/toaster";
import { writeDraft } from "@/lib/client/drafts";
import { createQueryClient } from "@/lib/client/query-client";
import { IDEAS } from "@/lib/writing/fixtures";
import { Quiz } from "./quiz";
import { FRESH_DRAFT } from "./use-quiz-draft";

const stays = () => undefined;
const router = { push: stays, replace: stays, refresh: stays, back: stays, forward: stays, prefetch: stays };
const result = { concept: "A booth that prints.", strengths: [], recommendations: [] };
const show = (outdated = false) => {
  writeDraft("quiz:me", { ...FRESH_DRAFT, answers: IDEAS.hvac, step: 4, result, outdated });
  render(
    <AppRouterContext value={router as never}>
      <QueryClientProvider client={createQueryClient()}>
        <Quiz userId="me" />
        <Toaster />
      </QueryClientProvider>
    </AppRouterContext>,
  );
  return userEvent.setup();
};

type Fetch = (url: string, init?: RequestInit) => Promise<Response>;
/** Reads, and answers nothing else. */
const failing = () => {
  const fetch = jest.fn<Fetch>(
    async (url, init) => readingAnswer(url, init) ?? Promise.reject(new TypeError("Failed to fetch")),
  );
  Object.assign(globalThis, { fetch });
  return fetch;
};
const asked = (fetch: jest.Mock<Fetch>) =>
  fetch.mock.calls
    .filter(([url]) => url !== "/api/reading")
    .map(([, init]) => JSON.parse(String(init?.body)));

beforeEach(() => {
  failing();
  Object.assign(window, { scrollTo: () => undefined });
});

test("a new quiz can be taken back, with the answers and their analysis", async () => {
  const user = show();
  await user.click(screen.getByRole("button", { name: "Start New Quiz" }));
  expect(screen.getByText("Question 1 of 5")).toBeInTheDocument();
  expect(screen.getByRole("textbox")).toHaveValue("");
  fireEvent.click(screen.getByRole("button", { name: "Undo" }));
  expect(screen.getByText("A booth that prints.")).toBeInTheDocument();
});

test("what cannot be analysed again is not saved, and only the analysis is told", async () => {
  const fetch = failing();
  const user = show(true);
  await user.click(screen.getByRole("button", { name: "Save This Project" }));
  expect(await screen.findByText("Analysis Failed")).toBeInTheDocument();
  expect(screen.queryByText("Save Failed")).not.toBeInTheDocument();
  expect(asked(fetch)).toHaveLength(1);
  expect(screen.getByText("A booth that prints.")).toBeInTheDocument();
});

const startForm = async (user: ReturnType<typeof show>, customers: string) => {
  await user.click(await screen.findByRole("button", { name: "Change what is there already" }));
  await user.type(screen.getByLabelText("Paying customers"), customers);
  await user.click(screen.getByRole("button", { name: "Save This Project" }));
};
test("saving uses what was typed into a form that is still open", async () => {
  const fetch = failing();
  const user = show();
  await startForm(user, "12");
  expect(await screen.findByText("Analysis Failed")).toBeInTheDocument();
  expect(asked(fetch)).toMatchObject([{ corrections: { reading: { customers: 12 } } }]);
});

test("what cannot be used is said in its form, and nothing is saved", async () => {
  const fetch = failing();
  const user = show();
  await startForm(user, "a few");
  expect(screen.getByText("Please enter a whole amount, or 0.")).toBeInTheDocument();
  expect(screen.getByLabelText("Paying customers")).toHaveFocus();
  expect(asked(fetch)).toEqual([]);
});
