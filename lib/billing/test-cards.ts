/** The card numbers that the test checkout plays, as payment providers publish them for testing. */

export type TestOutcome = "succeeds" | "authenticates" | "processes" | "declines";

export interface TestCard {
  number: string;
  label: string;
  outcome: TestOutcome;
  /** What the payer is told when it is declined. */
  message?: string;
}

const declined = "Your card was declined.";

export const TEST_CARDS: readonly TestCard[] = [
  { number: "4242424242424242", label: "Succeeds", outcome: "succeeds" },
  { number: "4000002500003155", label: "Asks for 3-D Secure", outcome: "authenticates" },
  { number: "4000000000003220", label: "Asks for 3-D Secure 2", outcome: "authenticates" },
  { number: "4000000000000002", label: "Is declined", outcome: "declines", message: declined },
  {
    number: "4000000000009995",
    label: "Has insufficient funds",
    outcome: "declines",
    message: "Your card has insufficient funds.",
  },
  {
    number: "4000000000000069",
    label: "Has expired",
    outcome: "declines",
    message: "Your card has expired.",
  },
  {
    number: "4000000000000127",
    label: "Has a wrong security code",
    outcome: "declines",
    message: "Your card's security code is incorrect.",
  },
  { number: "4000000000000077", label: "Is processed for some seconds", outcome: "processes" },
];

export const findTestCard = (number: string): TestCard | null =>
  TEST_CARDS.find((card) => card.number === number.replace(/\D/g, "")) ?? null;

export const spacedNumber = (number: string): string => number.replace(/(\d{4})(?=\d)/g, "$1 ");
