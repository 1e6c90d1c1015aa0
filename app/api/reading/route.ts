import { readingBody } from "@/lib/api/bodies";
import { handler } from "@/lib/api/handler";
import { briefOf } from "@/lib/finance/read-answers";

/** How five answers are read, for whoever shows it; nothing is kept. */
export const POST = handler(
  { access: "user", body: readingBody, counted: "read" },
  ({ body: { corrections = null, toldOn, ...answers } }) => briefOf(answers, corrections, toldOn),
);
