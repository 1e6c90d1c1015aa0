import { EventEmitter } from "node:events";
import type { Worker } from "node:worker_threads";
import { IDEAS } from "@/lib/writing/fixtures";
import { closeRenderers, render, renderPool } from "./render-pool";
import { packageOf } from "./test-package";

const data = packageOf(IDEAS.hvac);
const call = { id: "calendar", format: "ics", data } as const;

/** A thread that answers, hangs or dies as it is told; what counts here is what the pool does about it. */
class Thread extends EventEmitter {
  static living = 0;
  constructor(private readonly behave: (thread: Thread) => void) {
    super();
    Thread.living += 1;
  }
  ref() {}
  unref() {}
  postMessage() {
    setImmediate(() => this.behave(this));
  }
  async terminate() {
    Thread.living -= 1;
    return 0;
  }
}
const thread = (behave: (thread: Thread) => void) => () => new Thread(behave) as unknown as Worker;
const answer = (each: Thread) => each.emit("message", { ok: true, bytes: new Uint8Array([1]) });

test("a real thread renders, and the same bytes again for the next call", async () => {
  const first = await render(call);
  expect(await render(call)).toEqual(first);
  await closeRenderers();
}, 60_000);

test("one that hangs is ended, the caller hears of it, and the next one is served", async () => {
  let started = 0;
  const pool = renderPool({
    threads: 1,
    milliseconds: 40,
    start: () => (started++ === 0 ? thread(() => undefined) : thread(answer))(),
  });
  const [hung, served] = await Promise.allSettled([pool.render(call), pool.render(call)]);
  expect(hung).toMatchObject({
    status: "rejected",
    reason: { code: "unavailable", message: expect.stringContaining("Download Failed") },
  });
  expect(served).toMatchObject({ status: "fulfilled" });
});

test.each([
  ["dies", (each: Thread) => each.emit("exit", 1)],
  ["runs out of memory", (each: Thread) => each.emit("error", new Error("ERR_WORKER_OUT_OF_MEMORY"))],
  ["fails", (each: Thread) => each.emit("message", { ok: false, reason: "x" })],
])("one that %s answers Download Failed and is not used again", async (_, behave) => {
  const before = Thread.living;
  const pool = renderPool({ threads: 1, start: thread(behave) });
  await expect(pool.render(call)).rejects.toMatchObject({ code: "unavailable", status: 503, retryAfter: 5 });
  expect(Thread.living).toBe(before);
});

test("twenty wait and the next one is sent away, with no thread more than there may be", async () => {
  const before = Thread.living;
  const pool = renderPool({ threads: 2, milliseconds: 60, start: thread(() => undefined) });
  const calls = Array.from({ length: 23 }, () => pool.render(call));
  expect(Thread.living - before).toBe(2);
  await expect(calls[22]).rejects.toMatchObject({ code: "unavailable", retryAfter: 10 });
  const settled = await Promise.allSettled(calls);
  expect(settled.every(({ status }) => status === "rejected")).toBe(true);
}, 20_000);
