"use client";

import { type KeyboardEvent, useState } from "react";

/** Where each key leads, from the slide that is shown and the number of slides. */
const MOVES: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowRight: (index) => index + 1,
  PageDown: (index) => index + 1,
  " ": (index) => index + 1,
  ArrowLeft: (index) => index - 1,
  PageUp: (index) => index - 1,
  Home: () => 0,
  End: (_index, count) => count - 1,
};

/** Which slide is shown, and the keys that page through them. */
export function useDeck(count: number, start = 0) {
  const [index, setIndex] = useState(start);
  const go = (to: number) => setIndex(Math.max(0, Math.min(count - 1, to)));

  function onKeyDown(event: KeyboardEvent) {
    const onControl = event.target instanceof HTMLElement && event.target.closest("button,a") !== null;
    const move = MOVES[event.key];
    if (!move || (event.key === " " && onControl) || event.metaKey || event.ctrlKey || event.altKey) return;
    event.preventDefault();
    go(move(index, count));
  }
  return { index, go, onKeyDown };
}
