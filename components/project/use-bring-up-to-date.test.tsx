/** @jest-environment jsdom */
import { expect, jest } from "@jest/globals";
import { QueryClientProvider } from "@tanstack/react-query";
import { act, renderHook } from "@testing-library/react";
import type { ArtifactId } from "@/lib/artifacts/artifacts";
import { inputsOf } from "@/lib/artifacts/fingerprint";
import type { Meta } from "@/lib/artifacts/meta";
import { SCHEMA_VERSION } from "@/lib/artifacts/schema-version";
import { createQueryClient } from "@/lib/client/query-client";
import { emptyProject } from "./test-project";
import { useBringUpToDate } from "./use-bring-up-to-date";
import { projectKey } from "./use-project";

const meta = (inputs: Record<string, string>): Meta => ({
  ...{
    writer: "builtin",
    version: SCHEMA_VERSION,
    seed: "s",
    inputs,
    assumptions: [],
    sources: [],
    warnings: [],
  },
});
const answers = { problem: "p", solution: "s", targetAudience: "t", differentiator: "d", businessModel: "b" };
const result = { concept: "c", strengths: [], recommendations: [] };
const changed = {
  ...emptyProject,
  generating: [],
  quizData: { ...answers, ...result, meta: meta({ corrections: "before" }) },
  brandData: { names: [], meta: meta({ concept: "before" }) },
};

test("what is out of date is written in order, from what was written before it, and ends where one fails", async () => {
  const client = createQueryClient();
  const asked: ArtifactId[] = [];
  const write = (works: boolean) =>
    jest.fn(async (artifact: ArtifactId) => {
      asked.push(artifact);
      if (artifact === "concept" && works)
        client.setQueryData(projectKey("p1"), {
          ...changed,
          quizData: { ...changed.quizData, meta: meta(inputsOf(changed, "concept")) },
        });
      return works;
    });
  const bring = async (works: boolean) => {
    client.setQueryData(projectKey("p1"), changed);
    asked.length = 0;
    const { result: hook } = renderHook(() => useBringUpToDate("p1", write(works)), {
      wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
    });
    await act(() => hook.current.bring());
    expect(hook.current.busy).toBe(false);
    return [...asked];
  };
  // The second write changes nothing here, and is not tried for ever.
  expect(await bring(true)).toEqual(["concept", "brand"]);
  expect(await bring(false)).toEqual(["concept"]);
});
