import { withTestDatabase } from "@/db/test-database";
import { caller } from "@/lib/api/test-caller";
import { behave, modelServer } from "@/lib/generation/model/test-model-server";
import { GET, POST } from "./route";

withTestDatabase();

let server: Awaited<ReturnType<typeof modelServer>>;
beforeAll(async () => {
  server = await modelServer();
});
const KEYS = ["OPENAI_API_KEY", "OPENAI_BASE_URL", "AI_MODEL", "AI_TRANSCRIBE_MODEL", "AI_TIMEOUT_MS"];
beforeEach(() => {
  Object.assign(process.env, {
    OPENAI_API_KEY: "k",
    OPENAI_BASE_URL: server.baseURL,
    AI_MODEL: "m",
    AI_TRANSCRIBE_MODEL: "ears",
    AI_TIMEOUT_MS: "10000",
  });
});
afterEach(() => {
  for (const key of KEYS) delete process.env[key];
});
afterAll(() => server.close());

const SOUND = new Uint8Array([0x1a, 0x45, 0xdf, 0xa3, 1, 2, 3, 4]);
const headers = { "content-type": "audio/webm;codecs=opus" };
type Me = Awaited<ReturnType<typeof caller>>;
const say = (me: Me, raw: BodyInit = SOUND, sent: Record<string, string> = headers) =>
  me.call(POST, { raw, headers: sent });

test("a recording becomes its words, and says beforehand who hears it", async () => {
  const me = await caller();
  expect(await (await me.call(GET)).json()).toEqual({ host: new URL(server.baseURL).host });
  server.play(behave.transcript(" A van that washes linen. "));
  const response = await say(me);
  expect([response.status, await response.json()]).toEqual([200, { text: "A van that washes linen." }]);
  expect(server.asked[0]?.form).toContain("ears");
  expect(server.asked[0]?.form).toContain(String.fromCharCode(...SOUND.slice(0, 2)));
});

test("silence is no words and no error", async () => {
  server.play(behave.transcript(""));
  expect(await (await say(await caller())).json()).toEqual({ text: "" });
});

test.each([
  ["no sound", new Uint8Array(), headers, 400],
  ["a text", SOUND, { "content-type": "text/plain" }, 415],
  ["a page that calls itself audio", SOUND, { "content-type": "text/html; audio/webm" }, 415],
  ["more than 25 MB", new Uint8Array(25 * 1024 * 1024 + 1), headers, 413],
])("%s is refused before it is passed on", async (_, sound, sent, status) => {
  server.play(behave.transcript("never"));
  const response = await say(await caller(), sound, sent);
  expect([response.status, server.asked.length]).toEqual([status, 0]);
});

test("a service that fails says so, and one that is not there is not offered", async () => {
  const me = await caller();
  server.play(behave.refused(401));
  const response = await say(me);
  expect([response.status, (await response.json()).code]).toEqual([503, "unavailable"]);
  delete process.env.AI_TRANSCRIBE_MODEL;
  expect(await (await me.call(GET)).json()).toEqual({ host: null });
  expect((await (await say(me)).json()).code).toBe("not_configured");
});

test("the day's calls are counted", async () => {
  const me = await caller();
  process.env.AI_DAILY_CALLS_PER_USER = "1";
  server.play(behave.transcript("words"));
  expect((await say(me)).status).toBe(200);
  const second = await say(me);
  delete process.env.AI_DAILY_CALLS_PER_USER;
  expect([second.status, server.asked.length]).toEqual([429, 1]);
});
