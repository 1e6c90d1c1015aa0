import { cores } from "../cut";
import { wordCount } from "../english";
import { endedWithAnd, prefix } from "./claim";

/** As much of it as there is room for: what it does, and not only what it is called. */
export const shortened = (text: string, most: number) =>
  wordCount(text) <= most
    ? text
    : endedWithAnd(
        [cores(text)[0] ?? "", prefix(text, most)]
          .filter((part) => wordCount(part) <= most && wordCount(part) > 4)
          .sort((a, b) => wordCount(b) - wordCount(a))[0] ?? "",
      );
