/** @jest-environment jsdom */
import * as z from "zod";
import { readDraft, subscribeToDrafts, writeDraft } from "./drafts";

const schema = z.object({ place: z.string() });

test("what another window wrote or forgot is seen here, and nothing else is dropped", () => {
  let told = 0;
  const stop = subscribeToDrafts(() => {
    told += 1;
  });
  writeDraft("quiz:a", { place: "Leeds" });
  writeDraft("quiz:b", { place: "York" });
  const kept = readDraft("quiz:b", schema);
  const elsewhere = (text: string | null) => {
    const key = "kindling:draft:quiz:a";
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
    window.dispatchEvent(new StorageEvent("storage", { key }));
  };
  elsewhere('{"place":"Hull"}');
  expect(readDraft("quiz:a", schema)).toEqual({ place: "Hull" });
  expect(readDraft("quiz:b", schema)).toBe(kept);
  elsewhere(null);
  expect(readDraft("quiz:a", schema)).toBeNull();
  expect(told).toBe(4);
  stop();
});
