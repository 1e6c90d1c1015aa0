/** A text as a part of a pattern that matches nothing but itself. */
export const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** True where a noun stands at least twice, as "per panel" and "600 panels" do: cheaper to ask than to search for a count. */
export function saidTwice(text: string, noun: string): boolean {
  if (noun === "person" || noun === "child") return true;
  const stem = noun.toLowerCase().replace(/y$/, "");
  const whole = text.toLowerCase();
  const first = whole.indexOf(stem);
  return first >= 0 && whole.includes(stem, first + stem.length);
}
