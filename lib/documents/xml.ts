const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
};

/** Text as it may stand in an element or an attribute. */
export const xmlText = (text: string): string => text.replace(/[&<>"']/g, (char) => ENTITIES[char] ?? "");
