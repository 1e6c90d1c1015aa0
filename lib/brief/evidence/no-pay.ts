import { isUnpaid } from "../text/tried";
import { kindOfStatement } from "./classify";
import { isUnsold } from "./kinds";

/** It was used, tried or signed up for, and nothing in the sentence of the business model tells of a payment. */
export const tellsOfNoPay = (sentence: string): boolean =>
  isUnpaid(sentence) || isUnsold(kindOfStatement(sentence, "businessModel"));
