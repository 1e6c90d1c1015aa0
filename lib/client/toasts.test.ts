import { ApiError } from "./api";
import { notGenerated, notSaved, premiumFeature } from "./toasts";

const apiError = (status: number, code: string, message: string) =>
  new ApiError(status, { code, message }, JSON.stringify({ code, message }));

test("an API error's message is its status, a colon and the body text", () => {
  expect(apiError(404, "not_found", "Project not found").message).toBe(
    '404: {"code":"not_found","message":"Project not found"}',
  );
});

test.each(["actionPlan", "pitch"] as const)("a 403 for %s asks for an upgrade and stays", (artifact) => {
  const message = "This requires a Spark plan or higher.";
  expect(notGenerated(artifact, apiError(403, "upgrade_required", message))).toMatchObject({
    title: "Upgrade Required",
    description: message,
    duration: Number.POSITIVE_INFINITY,
    action: { label: "Upgrade Now", href: "/pricing" },
  });
});

test("a 403 for the prototype has its own sentence", () => {
  const shown = notGenerated("prototype", apiError(403, "upgrade_required", "no"));
  expect(shown.description).toMatch(/^Prototype Assets require a Spark plan or higher/);
});

test("other failures are titled as catalogued", () => {
  expect(notGenerated("prototype", new Error(""))).toMatchObject({
    title: "Generation Failed",
    description: "Please select a brand name first.",
  });
  expect(notGenerated("fullBusinessAnalysis", apiError(503, "unavailable", "down"))).toMatchObject({
    title: "Error",
    description: "Failed to generate full business analysis. Please try again.",
  });
  expect(notGenerated("actionPlan", new Error("")).description).toBe("Failed to generate action plan");
});

test("a full free plan asks for an upgrade, any other save failure does not", () => {
  expect(notSaved(apiError(403, "upgrade_required", "three")).title).toBe("Upgrade Required");
  expect(notSaved(new Error("No quiz result to save"))).toMatchObject({
    title: "Save Failed",
    description: "No quiz result to save",
  });
});

test("a locked card names its plan and its step", () => {
  expect(premiumFeature("spark", "Pitch Deck")).toMatchObject({
    title: "Premium Feature",
    description: "Upgrade to Spark plan to unlock Pitch Deck",
  });
});
