import { flushSync } from "react-dom";

const TYPED = "form[data-typed]";

/** Uses what was typed into open forms of the reading; false where one cannot be used, and its field has the focus. */
export function takeTyped(): boolean {
  for (const form of document.querySelectorAll<HTMLFormElement>(TYPED)) flushSync(() => form.requestSubmit());
  const left = document.querySelector(TYPED);
  left?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  return left === null;
}
