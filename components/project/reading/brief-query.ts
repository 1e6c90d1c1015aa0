import { queryOptions } from "@tanstack/react-query";
import type { QuizAnswers } from "@/lib/artifacts/concept/artifact";
import { ANSWER_FIELDS } from "@/lib/brief/text/fields";
import type { Brief } from "@/lib/brief/types";
import { apiRequest } from "@/lib/client/api";
import type { Reread } from "@/lib/finance/read-answers";

const today = () => new Date().toISOString().slice(0, 10);

/** How the server reads the answers: asked for anew where they, a reply or what was put right changes, and never for a number. */
export function briefQuery(
  answers: Partial<QuizAnswers>,
  { answersToFollowUps = {}, reading }: Partial<Reread> = {},
  toldOn = today(),
) {
  const five = Object.fromEntries(ANSWER_FIELDS.map((field) => [field, answers[field] ?? ""]));
  const body = { ...five, corrections: { answersToFollowUps, reading }, toldOn };
  return queryOptions({
    queryKey: ["/api/reading", body],
    queryFn: () => apiRequest<Brief>("POST", "/api/reading", body),
    // Without a network it fails at once and is told.
    networkMode: "always",
  });
}
