import { useRef } from "react";

/** Keeps the keyboard's place where what held it is gone: the first button of the named part, else of the other. */
export function useFocusBack<E extends HTMLElement>() {
  const within = useRef<E>(null);
  const focusBack = (...names: string[]) =>
    requestAnimationFrame(() => {
      const parts = [...(within.current?.querySelectorAll<HTMLElement>("[data-part]") ?? [])];
      const found = names.flatMap((name) => parts.find(({ dataset }) => dataset.part === name) ?? []);
      found[0]?.querySelector("button")?.focus();
    });
  return { within, focusBack };
}
