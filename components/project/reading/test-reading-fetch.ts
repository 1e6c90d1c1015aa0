import { readingBody } from "@/lib/api/bodies";
import { KIND_CHOICES } from "@/lib/brief/corrected/choices";
import { briefOf } from "@/lib/finance/read-answers";

/** The server's answer, or null for what a test has to answer itself: parsed, read and sent as JSON like by the routes. */
export function readingAnswer(path: string, init?: RequestInit): Response | null {
  const answer = (value: unknown) =>
    ({ ok: true, status: 200, text: async () => JSON.stringify(value) }) as Response;
  if (path === "/api/reading/kinds") return answer(KIND_CHOICES);
  if (path !== "/api/reading") return null;
  const { corrections = null, toldOn, ...answers } = readingBody.parse(JSON.parse(String(init?.body)));
  return answer(briefOf(answers, corrections, toldOn));
}
