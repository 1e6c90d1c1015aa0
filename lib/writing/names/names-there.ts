import { BESIDE_ENGLISH } from "./data/there/beside";
import { GERMANIC } from "./data/there/germanic";
import { OTHER_TONGUES } from "./data/there/others";
import { ROMANCE } from "./data/there/romance";
import { SUBJECTS } from "./data/there/subjects";
import { type Trigger, trigger } from "./triggers";

export interface Subject {
  id: string;
  promised: boolean;
  triggers: Trigger[];
}
export const SUBJECTS_TOLD: readonly Subject[] = SUBJECTS.trim()
  .split("\n")
  .map((line) => {
    const [id = "", ...words] = line.split(" ");
    return { id: id.replace("+", ""), promised: id.startsWith("+"), triggers: words.map(trigger) };
  });

export interface NameThere {
  subject: string;
  name: string;
  means: string;
  /** Words of which one has to stand in the answers. */
  needs: Trigger[];
}
export const NAMES_THERE: ReadonlyMap<string, readonly NameThere[]> = new Map(
  `${ROMANCE}${GERMANIC}${OTHER_TONGUES}${BESIDE_ENGLISH}`
    .trim()
    .split(/\n\n+/)
    .map((block) => {
      const [top = "", ...lines] = block.split("\n");
      const names = lines.map((line) => {
        const [, subject = "", name = "", means = "", needs = ""] =
          /^(\w+): (.+?) = ([^@]+?)(?: @(\S+))?$/.exec(line) ?? [];
        return {
          subject,
          name,
          means,
          needs: needs
            .split(",")
            .filter(Boolean)
            .map((need) => trigger(`${need}*`)),
        };
      });
      return [top.slice(0, 2), names] as const;
    }),
);
