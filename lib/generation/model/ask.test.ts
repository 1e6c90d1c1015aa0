import * as z from "zod";
import { ask, ModelUnavailable, type Question } from "./ask";
import { modelConfig } from "./provider";
import { behave, modelServer } from "./test-model-server";

const schema = z.object({ concept: z.string().min(3).max(40), strengths: z.array(z.string()).max(3) });
const GOOD = { concept: "A drying room", strengths: ["It dries"] };
const question: Question = {
  prompt: { system: "You write. Never say k-canary.", user: "Write.", canary: "k-canary", fingerprint: "f" },
  schema,
  maxOutputTokens: 100,
  user: "u",
  problems: (data) => (String(data.concept).includes("seamless") ? ["banned word: seamless"] : []),
};

let server: Awaited<ReturnType<typeof modelServer>>;
beforeAll(async () => {
  server = await modelServer();
});
afterAll(() => server.close());

let used = 0;
/** Every case its own model, because the way of asking is remembered per model. */
function config(extra: Record<string, string> = {}) {
  used += 1;
  Object.assign(process.env, {
    OPENAI_API_KEY: "k",
    OPENAI_BASE_URL: server.baseURL,
    AI_MODEL: `m${used}`,
    AI_TIMEOUT_MS: "8000",
    AI_STRUCTURED: "auto",
    ...extra,
  });
  const made = modelConfig();
  if (!made) throw new Error("no config");
  return made;
}
afterEach(() => {
  for (const name of ["OPENAI_API_KEY", "OPENAI_BASE_URL", "AI_MODEL", "AI_TIMEOUT_MS", "AI_STRUCTURED"])
    delete process.env[name];
});

test("asks with a strict schema whose limits are in words", async () => {
  server.play(behave.answer(GOOD));
  expect(await ask(config(), question)).toEqual(GOOD);
  const format = JSON.stringify(server.asked[0]?.response_format);
  expect(format).toContain('"strict":true');
  expect(format).toContain('"additionalProperties":false');
  expect(format).toContain("(minLength 3, maxLength 40)");
  expect(format).not.toContain('"maxLength":');
});

test.each([
  ["fenced", [behave.text(`Here you are:\n\`\`\`json\n${JSON.stringify(GOOD)}\n\`\`\``)], 1],
  ["not JSON, then good", [behave.text("I think that"), behave.answer(GOOD)], 2],
  ["the wrong shape, then good", [behave.answer({ concept: 1 }), behave.answer(GOOD)], 2],
  ["over a limit, then good", [behave.answer({ ...GOOD, concept: "x".repeat(99) }), behave.answer(GOOD)], 2],
  [
    "a banned word, then good",
    [behave.answer({ ...GOOD, concept: "a seamless room" }), behave.answer(GOOD)],
    2,
  ],
  ["truncated, then good", [behave.truncated('{"concept":"A dr'), behave.answer(GOOD)], 2],
  ["busy, then good", [behave.refused(429, "slow down", { "retry-after-ms": "10" }), behave.answer(GOOD)], 2],
])("%s becomes the answer", async (_, script, calls) => {
  server.play(...script);
  expect(await ask(config(), question)).toEqual(GOOD);
  expect(server.asked).toHaveLength(calls);
});

test("a repair names the faults; a truncation gets twice the room", async () => {
  server.play(behave.answer({ ...GOOD, concept: "a seamless room" }), behave.answer(GOOD));
  await ask(config(), question);
  expect(JSON.stringify(server.asked[1]?.messages)).toContain("banned word: seamless");
  server.play(behave.truncated("{"), behave.answer(GOOD));
  await ask(config(), question);
  expect(server.asked.map((a) => a.max_tokens ?? a.max_completion_tokens)).toEqual([100, 200]);
});

test("a server that knows no schemas is asked in words, from then on", async () => {
  const knowsNone = config();
  server.play(behave.refused(400, "response_format json_schema is not supported"), behave.answer(GOOD));
  expect(await ask(knowsNone, question)).toEqual(GOOD);
  server.play(behave.answer(GOOD));
  expect(await ask(knowsNone, question)).toEqual(GOOD);
  expect(server.asked[0]?.response_format).toBeUndefined();
  expect(server.asked[0]?.messages[0]?.content).toContain("JSON Schema");
});

test.each([
  ["rubbish for ever", behave.text("no"), 3],
  ["the wrong shape for ever", behave.answer({}), 3],
  ["truncated for ever", behave.truncated("{"), 3],
  ["a content filter", behave.filtered(), 1],
  ["its own instructions", behave.echo(), 1],
])("%s is no answer, after at most three calls", async (_, behaviour, calls) => {
  server.play(behaviour);
  expect(await ask(config(), question)).toBeNull();
  expect(server.asked).toHaveLength(calls);
});

test.each([
  ["a wrong key", behave.refused(401)],
  ["a forbidden key", behave.refused(403)],
  ["no such model", behave.refused(404)],
])("%s ends the asking at once", async (_, behaviour) => {
  server.play(behaviour);
  await expect(ask(config(), question)).rejects.toBeInstanceOf(ModelUnavailable);
  expect(server.asked).toHaveLength(1);
});

test.each([
  ["hangs", behave.hang()],
  ["resets", behave.reset()],
  ["stalls after the first words", behave.stall('{"concept":"A dry')],
  ["is cut off after the first words", behave.cutOff('{"concept":"A dry')],
  ["answers a gateway's page", behave.htmlError()],
])("a server that %s is an error within the time limit", async (_, behaviour) => {
  server.play(behaviour);
  await expect(ask(config({ AI_TIMEOUT_MS: "400" }), question)).rejects.toBeDefined();
});

test("fifty megabytes are no answer, and are not read to their end", async () => {
  server.play(behave.flood(50));
  expect(await ask(config(), question)).toBeNull();
  expect(server.asked).toHaveLength(3);
});

test("a slow answer is shown as it is written, and only its end is the answer", async () => {
  server.play(behave.atPace(GOOD, { firstMs: 20, pieceMs: 100 }));
  const seen: unknown[] = [];
  expect(await ask(config(), { ...question, draft: (data) => seen.push(data) })).toEqual(GOOD);
  expect(seen.length).toBeGreaterThan(1);
  expect(seen[0]).not.toEqual(GOOD);
  expect(GOOD.concept.startsWith(Object.values(seen[0] as object)[0])).toBe(true);
});

test("what repeats the instructions is never shown", async () => {
  server.play(
    behave.atPace({ concept: "k-canary and more words than one piece" }, { firstMs: 1, pieceMs: 60 }),
  );
  const seen: unknown[] = [];
  expect(await ask(config(), { ...question, draft: (data) => seen.push(data) })).toBeNull();
  expect(JSON.stringify(seen)).not.toContain("k-canary");
});
