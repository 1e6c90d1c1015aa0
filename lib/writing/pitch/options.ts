import { sentence } from "../english";

/** One way to say a part of a talk, and what it is worth there. */
export interface Option {
  said: string;
  worth: number;
}
export const option = (worth: number, said: string): Option => ({ said: sentence(said), worth });
export const none: Option = { said: "", worth: 0 };

export const distinct = (options: Option[]) =>
  options.filter(({ said }, i) => said && options.findIndex((other) => other.said === said) === i);

export const joined = (options: readonly Option[]) =>
  options
    .map(({ said }) => said)
    .filter(Boolean)
    .join(" ");

/** Every way to put one option of each part behind another. */
export const combined = (parts: readonly Option[][]) =>
  parts.reduce<Option[][]>((made, part) => made.flatMap((said) => part.map((one) => [...said, one])), [[]]);

export const worthOf = (options: readonly Option[]) => options.reduce((sum, { worth }) => sum + worth, 0);
