/** @jest-environment jsdom */
import { expect, jest } from "@jest/globals";
import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ProjectWithRunning } from "@/lib/artifacts/project";
import { currentToast } from "@/lib/client/toast";
import { useProjectContext } from "../project-context";
import { emptyProject, InProject } from "../test-project";
import { BrandingPanel } from "./branding-panel";

const check = (available: boolean | null) => ({
  available,
  state: "unverified" as const,
  checkedAt: null,
  method: "none" as const,
});
const name = (text: string, available: boolean | null) => ({
  name: text,
  rationale: `${text} says what it does`,
  tagline: "Ready when you are",
  domain: `${text.toLowerCase()}.com`,
  available,
  extensions: { ".com": check(available) },
});
const brandData = { names: [name("Truing", true), name("Bellhop", false), name("Spokely", null)] };

const answered = {
  quizData: {
    problem: "Workshops ring customers for hours",
    solution: "Texts that say what is ready",
    targetAudience: "Bike workshops in Leeds",
    differentiator: "It reads the job sheet",
    businessModel: "£29 a month",
    concept: "Texts for bike workshops",
    strengths: [],
    recommendations: [],
  },
};

type Call = { method: string; path: string; body: Record<string, unknown> | null };

/** A server that checks domains as told and saves what it is sent. */
function serve(domainStatus = 200): Call[] {
  const calls: Call[] = [];
  const answer = (status: number, body: unknown) =>
    Promise.resolve({ ok: status < 400, status, text: async () => JSON.stringify(body) });
  const respond = (path: string, init: RequestInit = {}) => {
    const call = {
      method: init.method ?? "GET",
      path,
      body: init.body ? JSON.parse(String(init.body)) : null,
    };
    if (call.method === "GET") return new Promise(() => undefined);
    calls.push(call);
    if (path === "/api/domain/check")
      return answer(domainStatus, {
        domain: "pedalpost.com",
        available: true,
        extensions: { ".com": check(true) },
      });
    return answer(200, { ...emptyProject, ...answered, brandData, ...call.body, rev: 2 });
  };
  globalThis.fetch = jest.fn(respond) as never;
  return calls;
}

function NextStep() {
  const { generate } = useProjectContext();
  return (
    <button type="button" onClick={() => generate("fullBusinessAnalysis")}>
      Next step
    </button>
  );
}

const show = (project: Partial<ProjectWithRunning> = {}) =>
  render(
    <InProject project={{ brandData, ...project }}>
      {(current) => (
        <>
          <BrandingPanel project={current} />
          <NextStep />
        </>
      )}
    </InProject>,
  );

test("without a brand there is the note; domains are available, taken or not verified", () => {
  serve();
  show();
  expect(screen.getByText(/Save a brand name before you go on/)).toBeInTheDocument();
  expect(screen.getByText("Available")).toBeInTheDocument();
  expect(screen.getByText("Taken")).toBeInTheDocument();
  expect(screen.getByText("Not verified")).toBeInTheDocument();
});

test("a candidate is pending until saved; saving makes it the brand and the project's title", async () => {
  const calls = serve();
  show();
  await userEvent.click(screen.getByRole("button", { name: /Select This Brand.*Bellhop/ }));
  expect(calls).toEqual([]);
  await userEvent.click(screen.getByRole("button", { name: "Save This Brand Name" }));
  await screen.findByRole("region", { name: "Your brand" });
  expect(calls).toMatchObject([
    {
      method: "PUT",
      path: "/api/projects/p1",
      body: { name: "Bellhop", selectedBrand: { name: "Bellhop", isCustom: false } },
    },
  ]);
  expect(screen.queryByRole("button", { name: "Save This Brand Name" })).toBeNull();
  expect(screen.getByRole("link", { name: "Create Logo" })).toHaveAttribute(
    "href",
    "/logo-generator?brand=Bellhop",
  );
  expect(currentToast()?.title).toBe("Brand Name Saved!");
});

test("an own name is checked, then saved at once as custom", async () => {
  const calls = serve();
  show();
  const input = screen.getByLabelText("Or use a name of your own");
  expect(input).toHaveAttribute("maxlength", "50");
  expect(screen.getByRole("button", { name: "Use This Name" })).toBeDisabled();
  await userEvent.type(input, "  Pedalpost ");
  await userEvent.click(screen.getByRole("button", { name: "Use This Name" }));
  await screen.findByText("Custom");
  expect(calls.map((call) => call.path)).toEqual(["/api/domain/check", "/api/projects/p1"]);
  expect(calls[1]?.body).toMatchObject({
    name: "Pedalpost",
    selectedBrand: { isCustom: true, domain: "pedalpost.com", available: true },
  });
  await waitFor(() => expect(input).toHaveValue(""));
});

test("when the check fails, the name is saved without domain data", async () => {
  const calls = serve(503);
  show();
  await userEvent.type(screen.getByLabelText("Or use a name of your own"), "Pedalpost");
  await userEvent.click(screen.getByRole("button", { name: "Use This Name" }));
  await screen.findByText("Custom");
  expect(calls[1]?.body).toMatchObject({ selectedBrand: { domain: "", available: null, extensions: {} } });
});

test("a picked name is saved before the next step is written", async () => {
  const calls = serve();
  show(answered);
  await userEvent.click(screen.getByRole("button", { name: /Select This Brand.*Bellhop/ }));
  await userEvent.click(screen.getByRole("button", { name: "Next step" }));
  await waitFor(() => expect(calls.length).toBeGreaterThan(1));
  expect(calls[0]).toMatchObject({ method: "PUT", body: { selectedBrand: { name: "Bellhop" } } });
  expect(calls[1]).toMatchObject({ method: "POST", body: { brandName: "Bellhop" } });
});

test("without a picked name the next step saves none", async () => {
  const calls = serve();
  show(answered);
  await userEvent.click(screen.getByRole("button", { name: "Next step" }));
  await waitFor(() => expect(calls.length).toBeGreaterThan(0));
  expect(calls[0]?.method).toBe("POST");
});
