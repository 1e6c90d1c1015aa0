/** "Matches tenders with | the firm's past projects": no second side, but what the customer has; for behind "with" or "to". */
export const WITH_OWN =
  "(?!(?:the|your|their|its|each|every|a) (?:[a-z]+['’]s? |(?:own|past|previous|existing|current) |(?:profile|needs|budget|taste|skills|size|diet|level|goals)\\b))";
