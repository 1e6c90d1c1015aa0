import type { Case } from "../case";

/** After "with fewer you": who sells already loses no customer by a test of new ones. */
export const goesOn = ({ running, group }: Case) =>
  running ? `look for no more of them and go on with the ${group.crowd} you have` : "stop";
