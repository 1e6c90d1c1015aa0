import { useCallback, useEffect, useRef } from "react";

/**
 * Keeps the keyboard's place where what held it is gone: the first button of the named part, else of the other. Looks again
 * whenever something else is `shown`, because a new reading comes a moment later, and until the focus is moved.
 */
export function useFocusBack<E extends HTMLElement>(shown: unknown) {
  const within = useRef<E>(null);
  const wanted = useRef<string[]>([]);
  const put = useRef<Element>(null);
  const focus = useCallback(() => {
    const parts = [...(within.current?.querySelectorAll<HTMLElement>("[data-part]") ?? [])];
    const found = wanted.current.flatMap((name) => parts.find(({ dataset }) => dataset.part === name) ?? []);
    put.current = found[0]?.querySelector("button") ?? null;
    found[0]?.querySelector("button")?.focus();
  }, []);
  const focusBack = (...names: string[]) => {
    wanted.current = names;
    put.current = null;
    requestAnimationFrame(focus);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is shown decides when to look, not where
  useEffect(() => {
    if (wanted.current.length === 0 || !put.current) return;
    const { activeElement, body } = document;
    if (activeElement === put.current || activeElement === body) focus();
    else wanted.current = [];
  }, [shown, focus]);
  return { within, focusBack };
}
