/** @jest-environment jsdom */
import { expect, jest } from "@jest/globals";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { fingerprint } from "@/lib/artifacts/fingerprint";
import type { ProjectWithRunning } from "@/lib/artifacts/project";
import { SCHEMA_VERSION } from "@/lib/artifacts/schema-version";
import { currentToast } from "@/lib/client/toast";
import { STEPS, type StepId } from "@/lib/journey/steps";
import { StepCard } from "./step-card";
import { InProject } from "./test-project";

const quizData = {
  problem: "",
  solution: "",
  targetAudience: "",
  differentiator: "",
  businessModel: "",
  concept: "Texts for bike shops",
  strengths: [],
  recommendations: [],
};
const meta = {
  writer: "builtin" as const,
  version: SCHEMA_VERSION,
  seed: "s",
  assumptions: [],
  sources: [],
  warnings: [],
};

beforeEach(() => {
  // The page asks the server again on arrival; what it would answer is not what these tests are about.
  globalThis.fetch = jest.fn<typeof fetch>(() => new Promise(() => undefined));
});

function show(id: StepId, project: Partial<ProjectWithRunning>) {
  const [onToggle, onView, push] = [jest.fn(), jest.fn(), jest.fn()];
  const step = STEPS.find((candidate) => candidate.id === id) ?? STEPS[0];
  render(
    <InProject project={project} push={push}>
      {() => <StepCard step={step} number={1} open={false} onToggle={onToggle} onView={onView} />}
    </InProject>,
  );
  return { onToggle, onView, push, state: screen.getByRole("listitem").dataset.state };
}

test("locked: says what to do first and offers nothing", () => {
  expect(show("branding", {}).state).toBe("locked");
  expect(screen.getByText("Complete previous steps first")).toBeInTheDocument();
  expect(screen.queryByRole("button")).toBeNull();
});

test("ready: the title and Generate both start it", () => {
  expect(show("branding", { quizData }).state).toBe("ready");
  expect(screen.getByRole("button", { name: "Generate Brand Naming" })).toBeEnabled();
});

test("the concept is answered on its own page", async () => {
  const { push } = show("concept", {});
  await userEvent.click(screen.getByRole("button", { name: "Generate Business Concept" }));
  expect(push).toHaveBeenCalledWith("/quiz/p1");
});

test("generating: shows what is being written, found on the server too", () => {
  const generating = [{ artifact: "brand", startedAt: "", label: "Checking domains", fraction: 0.85 }];
  expect(show("branding", { quizData, generating }).state).toBe("generating");
  expect(screen.getByRole("status")).toHaveTextContent("Checking domains");
  expect(screen.queryByRole("button")).toBeNull();
});

test("complete: the card toggles its details, View Details goes to them", async () => {
  const { onToggle, onView, state } = show("branding", { quizData, brandData: { names: [] } });
  expect(state).toBe("complete");
  await userEvent.click(screen.getByRole("button", { name: /2?1. Brand Naming/ }));
  expect(onToggle).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByRole("button", { name: "View Details of Brand Naming" }));
  expect(onView).toHaveBeenCalledTimes(1);
});

test("a concept that is out of date is written again where it stands", async () => {
  const old = { ...quizData, meta: { ...meta, inputs: { corrections: "another" } } };
  const { state, push } = show("concept", { quizData: old });
  expect(state).toBe("stale");
  await userEvent.click(screen.getByRole("button", { name: "Regenerate Business Concept" }));
  expect(push).not.toHaveBeenCalled();
  expect(globalThis.fetch).toHaveBeenCalledWith("/api/quiz", expect.anything());
});

test("stale: says so, and can be read or written again", () => {
  const brandData = { names: [], meta: { ...meta, inputs: { concept: fingerprint("another concept") } } };
  expect(show("branding", { quizData, brandData }).state).toBe("stale");
  expect(screen.getByText("Out of date")).toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Regenerate Brand Naming" })).toBeEnabled();
  expect(screen.getByRole("button", { name: "View Details of Brand Naming" })).toBeEnabled();
});

test("upgrade: names the plan, links to it, and a click on the card says so in a toast", async () => {
  expect(show("pitch", { quizData }).state).toBe("upgrade");
  expect(screen.getByText("Premium Feature")).toBeInTheDocument();
  expect(screen.getByText("Upgrade to Spark")).toBeInTheDocument();
  expect(screen.getByRole("link", { name: /Upgrade Now/ })).toHaveAttribute("href", "/pricing");
  await userEvent.click(screen.getByRole("button", { name: /premium feature/ }));
  expect(currentToast()).toMatchObject({ title: "Premium Feature", duration: Number.POSITIVE_INFINITY });
});
