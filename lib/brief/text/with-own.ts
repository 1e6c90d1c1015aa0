/** What the customer has: "the firm's past projects", "your profile". */
export const OWN_THINGS =
  "(?:the|your|their|its|each|every|a) (?:[a-z]+['’]s? |(?:own|past|previous|existing|current) |(?:profile|needs|budget|taste|skills|size|diet|level|goals)\\b)";
/** "Matches tenders with | the firm's past projects" has no second side; for behind "with" or "to". */
export const WITH_OWN = `(?!${OWN_THINGS})`;
