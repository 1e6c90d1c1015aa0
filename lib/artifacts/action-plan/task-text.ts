/** What ends a task stands apart, where its text says so last. */
export function taskText(description: string): { told: string; done: string } {
  const [told = "", done = ""] = description.split(/\s*\bDone when:\s*/);
  return { told, done };
}
