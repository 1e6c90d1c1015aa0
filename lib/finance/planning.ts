/** Said of every planning value. */
export const PLANNING = "Planning value for this kind of business; no source.";
