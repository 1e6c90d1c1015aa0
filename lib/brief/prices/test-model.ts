import { readBrief } from "../read-brief";

/** The brief of answers of which only the business model tells anything, unless more is said. */
export const modelBrief = (
  businessModel: string,
  solution = "We do it for them.",
  targetAudience = "Firms in Ireland.",
) =>
  readBrief({
    problem: "It takes too long.",
    solution,
    targetAudience,
    differentiator: "We answer the same day.",
    businessModel,
  });
