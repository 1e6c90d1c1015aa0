import type { Case } from "../case";

/** "Dietitians, allergists and allergy charities": who could make the introduction that the pitch asks for; "" where nobody is known. */
export const introducers = ({ spot, foreign, vague, senders }: Case): string =>
  foreign || vague ? "" : (senders?.who ?? spot?.advisers ?? "");
