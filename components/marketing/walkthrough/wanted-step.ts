/** What a key press needs to be judged by; a React or a DOM event. */
interface KeyPress {
  key: string;
  altKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
  defaultPrevented: boolean;
  target: EventTarget;
  currentTarget: EventTarget & HTMLElement;
}

const USES_SPACE = "button, a[href], summary, input, select, textarea, [role=button], [contenteditable]";
const USES_ARROWS = "input, select, textarea, [role=slider], [role=tab], [role=menuitem], [contenteditable]";

/** Forward, back or nowhere: a key that the focused control uses is never taken from it. */
export function wantedStep(event: KeyPress): -1 | 0 | 1 {
  const { key, target, currentTarget } = event;
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return 0;
  // Events of a dialog on top of this one arrive here too, by way of React.
  if (!(target instanceof Element) || !currentTarget.contains(target)) return 0;
  if (key === " ") return target.closest(USES_SPACE) ? 0 : 1;
  if (target.closest(USES_ARROWS)) return 0;
  if (key === "ArrowRight") return 1;
  return key === "ArrowLeft" ? -1 : 0;
}
