import { withTestDatabase } from "@/db/test-database";
import { call, caller } from "@/lib/api/test-caller";
import { ANSWER_MAX } from "@/lib/content/questions";
import { figuresOf, readingOf } from "@/lib/finance/project-figures";
import { readAnswers } from "@/lib/finance/read-answers";
import { IDEAS } from "@/lib/writing/fixtures";
import { GET as kinds } from "./kinds/route";
import { POST as read } from "./route";

withTestDatabase();

const DAY = "2026-11-27";

test.each(Object.entries(IDEAS))(
  "%s: the browser calculates what the writers do, of a reading sent as JSON",
  async (_, answers) => {
    const me = await caller();
    const response = await me.call(read, { body: { ...answers, toldOn: DAY } });
    expect(response.status).toBe(200);
    const own = readAnswers(answers, null, DAY);
    const brief = await response.json();
    expect(brief).toEqual(own.brief);
    expect(figuresOf(readingOf(brief), null)).toEqual(figuresOf(own, null));
  },
);

test("replies and what was put right are read as the writers read them", async () => {
  const me = await caller();
  const corrections = {
    answersToFollowUps: { customers: "We have 40 paying customers today." },
    reading: { venture: "dog-walking", offer: "dog walks", year: 300 },
  };
  const brief = await (await me.call(read, { body: { ...IDEAS.vague, corrections, toldOn: DAY } })).json();
  expect(brief).toEqual(readAnswers(IDEAS.vague, corrections, DAY).brief);
  expect(brief).toMatchObject({
    venture: "dog-walking",
    known: { id: "dog-walking" },
    offer: { byFounder: true },
  });
});

test("answers may be missing, as in older projects", async () => {
  const me = await caller();
  const response = await me.call(read, { body: { solution: IDEAS.hvac.solution } });
  expect(await response.json()).toEqual(readAnswers({ solution: IDEAS.hvac.solution }, null).brief);
});

test("what is too long, of another kind or no correction is refused with its reason", async () => {
  const me = await caller();
  const wrong = async (body: unknown) => {
    const response = await me.call(read, { body });
    return [response.status, (await response.json()).message];
  };
  expect(await wrong({ ...IDEAS.hvac, problem: "x".repeat(ANSWER_MAX + 1) })).toEqual([
    400,
    expect.stringContaining("The problem can have at most"),
  ]);
  expect(await wrong({ ...IDEAS.hvac, toldOn: "today" })).toEqual([400, expect.stringContaining("toldOn")]);
  expect(await wrong({ ...IDEAS.hvac, corrections: { reading: { kind: "pyramid" } } })).toEqual([
    400,
    expect.stringContaining("kind"),
  ]);
  expect((await wrong({ problem: "x".repeat(300 * 1024) }))[0]).toBe(413);
});

test("a reading needs somebody signed in, and is counted as one: it leaves the limit of what is stored alone", async () => {
  expect((await call(read, { body: IDEAS.hvac })).status).toBe(401);
  expect((await call(kinds)).status).toBe(401);
  const me = await caller();
  const short = { body: { solution: "Dog walks" } };
  for (let asked = 0; asked < 120; asked++) expect((await me.call(read, short)).status).toBe(200);
  expect((await me.call(read, short)).status).toBe(429);
});

test("every known kind and trade can be chosen by name", async () => {
  const me = await caller();
  const { ventures, sectors } = await (await me.call(kinds)).json();
  expect(ventures).toContainEqual({ value: "dog-walking", label: "Dog walking" });
  expect(sectors.length).toBeGreaterThan(10);
  expect(JSON.stringify({ ventures, sectors })).not.toContain("unless");
});
