import * as z from "zod";

const loaded = new Map<string, unknown>();
const listeners = new Set<() => void>();

const keyOf = (name: string) => `kindling:draft:${name}`;

function readStored(name: string): unknown {
  try {
    const text = window.localStorage.getItem(keyOf(name));
    return text === null ? null : JSON.parse(text);
  } catch {
    // Storage can be forbidden or hold somebody else's text: then there is no draft.
    return null;
  }
}

function writeStored(name: string, value: unknown) {
  try {
    if (value === null) window.localStorage.removeItem(keyOf(name));
    else window.localStorage.setItem(keyOf(name), JSON.stringify(value));
  } catch {
    // A full or forbidden storage must not stop anyone from typing; the draft then lives in memory only.
    return;
  }
}

/** What was typed but not yet saved, by name; it survives a reload. The same object until it changes. */
export function readDraft<S extends z.ZodType>(name: string, schema: S): z.infer<S> | null {
  if (!loaded.has(name)) {
    const parsed = z.safeParse(schema, readStored(name));
    loaded.set(name, parsed.success ? parsed.data : null);
  }
  const value = loaded.get(name);
  return value === null ? null : (value as z.infer<S>);
}

/** Keeps a draft; null forgets it. */
export function writeDraft(name: string, value: object | null) {
  loaded.set(name, value);
  writeStored(name, value);
  for (const listener of listeners) listener();
}

/** Another window wrote a draft: what this one remembers of it is old. */
function forget({ key }: StorageEvent) {
  for (const name of loaded.keys()) if (key === null || key === keyOf(name)) loaded.delete(name);
  for (const listener of listeners) listener();
}

export function subscribeToDrafts(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener("storage", forget);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener("storage", forget);
  };
}
