/** A text as a part of a pattern that matches nothing but itself. */
export const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
