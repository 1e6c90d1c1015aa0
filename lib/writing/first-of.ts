/** "Berlin" of "Berlin and Hamburg": a start is made in one place. */
export const firstOf = (places: string): string => places.split(/, | and /)[0] ?? places;
