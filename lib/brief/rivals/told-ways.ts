import { findAmounts } from "../amounts/amounts";
import { singular } from "../amounts/price-tail";
import { sentencesOf } from "../text/sentences";
import type { Brief } from "../types";
import { isSaidOfOthers } from "./others-said";
import { speaksOf } from "./ours";
import { againstObjects, gotFrom, pricedObjects, usedObjects } from "./told-objects";
import { asNamed, isMany, type Subject, subjectOf } from "./told-subjects";
import {
  GOES_WRONG,
  isMeansWord,
  isSupplierWord,
  isTool,
  NAMES_A_TIME,
  NAMES_NOBODY,
  OTHERS_BY_NAME,
  SAYS_TOO_LITTLE,
  toolNamed,
} from "./ways-words";

export interface ToldWay {
  /** "the big store in Austin", "agencies": stands after "compared with". */
  who: string;
  /** What it does, from its verb on; "" where only its use is told. */
  does: string;
  /** Both, as they stand in the answer; "" where only its use is told. */
  clause: string;
  /** The whole sentence, in the founder's words. */
  said: string;
  many: boolean;
  /** A sum stands beside it. */
  priced: boolean;
}

const FIELDS = ["problem", "differentiator"] as const;
const STARTS =
  /^|[,;:] (?:and |but |while |so |or |because |where |whereas |yet )?|(?<=\S) (?:and|but|while|so|or|because|where|whereas) /giu;
const OURS = /(?<!\p{L})(?:we|our|ours|us|i|my|mine|me|i['’]m|we['’]re)(?!\p{L})/iu;
const ENDS =
  /(?:, (?:and|so|while|where|because) |; | (?:while|because) |,? but (?=(?:we|ours?|i|mine|most|many)\b)|,? and (?=(?:the|most|many|some|others?|an?) )|,? (?:and|so|or|while) (?=(?:we|ours?|i|you|they|people|nobody|it|there|mine)\b)).*$/iu;
const FAULT =
  /\b(?:not|never|no|nor|nobody|nothing|only|just|too|but|wait|waits|weeks?|months|queues?|far|slow|expensive|dear|wrong|late|closed?|closes|full|still|made for|built for|aimed at|meant for|want|wants|require|requires|need|needs|refuse|ignore|treats?|ends?|stops?|same|cannot|charge|charges|cost|costs|double|twice|every|each time|extra|contract|minimum|busy|drive|sends? it|leaves?|whether|anyone|general|flat|guess|or more|large|huge|crowded|packed|costly|pricey|fill up|once a year)\b|n['’]t\b/iu;
const CHARGES =
  /^(?:(?:only|just|often|usually|mostly|also|then) )*(?:costs?|charges?|asks?|takes?|wants?|bills?|quotes?|is|are|sells?|runs?|starts?|does?|do|offers?|adds?|needs?|comes? to)\b/iu;
/** "YouTube's own test". */
const OF_A_FIRM = /^\p{Lu}\S*['’]s own /u;
/** Who cannot find or keep something is served by somebody else. */
const LACKS =
  /^(?:(?:can['’]?t|cannot|could not) (?:find|afford|keep|get)|have (?:been|nowhere)|throw|lose|struggle|forget|waste|hope|worry)\b/iu;
/** The offer's own doing, told of whoever gets it. */
const FOR_THEM =
  /^(?:let|lets|help|helps|give|gives|show|shows|tell|tells) (?:you|each|every|them|people|us|me|customers|partners?|parents)\b/iu;

const audienceHeads = ({ answers, segments }: Pick<Brief, "answers" | "segments">) =>
  new Set(
    [answers.targetAudience, ...segments.map(({ text }) => text)].flatMap((text) =>
      (text.split(/[.;:(]/)[0] ?? "").split(/[^\p{L}'’-]+/u).map(singular),
    ),
  );

export type ReadOfWays = Pick<Brief, "answers" | "segments" | "named" | "language">;

/** Each other way that the problem and the difference tell of, those with a sum first; empty in other languages than English. */
export function toldWaysIn(read: ReadOfWays): ToldWay[] {
  if (read.language !== "en") return [];
  const customers = audienceHeads(read);
  const isNobody = (head: string, who: string) =>
    head.length < 2 ||
    NAMES_NOBODY.test(head) ||
    GOES_WRONG.test(who) ||
    OURS.test(who) ||
    (NAMES_A_TIME.test(head) && !OTHERS_BY_NAME.test(who)) ||
    (/^(?:an?|the)? ?\S+$/i.test(who) &&
      !/^(?:an?|the) /i.test(who) &&
      !isMany(head) &&
      !/^\p{Lu}/u.test(who)) ||
    SAYS_TOO_LITTLE.test(who) ||
    /^(?:the |most |many )?(?:small|smaller|independent) /i.test(who) ||
    (customers.has(singular(head)) && !OTHERS_BY_NAME.test(who));
  const bySubject = ({ who, head, does }: Subject, field: string, whole: string): boolean => {
    if (isNobody(head, who) || / alone$/i.test(who) || OURS.test(does) || FOR_THEM.test(does)) return false;
    const money = findAmounts(does).find(({ kind }) => kind === "money");
    const priced = money !== undefined && CHARGES.test(does);
    const other = OTHERS_BY_NAME.test(who) || OF_A_FIRM.test(who);
    const supplier = isSupplierWord(head);
    // "The printer is gone": one thing that is spoken of, and nobody else.
    const one = /^[Tt]he \p{Ll}/u.test(who) && !isMany(head);
    if (one && !priced && !other) return false;
    // "Ordinary nails are left for months": what is worked on, and nobody who works.
    const ordinary = /^(?:the )?(?:ordinary|normal|usual|regular)/iu.test(who);
    if (ordinary && !supplier && !priced && speaksOf(head, read.answers.solution)) return false;
    if (!priced && LACKS.test(does)) return false;
    if (field === "problem")
      return ((supplier || other) && (priced || FAULT.test(does))) || (priced && /\s/.test(who));
    const several = !other && isMany(head) && !speaksOf(head, read.answers.solution);
    if (several && !FOR_THEM.test(does) && isSaidOfOthers(whole, read)) return true;
    return (
      (supplier || other || priced) &&
      (FAULT.test(does) || priced) &&
      (other || priced || isSaidOfOthers(whole, read))
    );
  };
  const found = FIELDS.flatMap((field) =>
    sentencesOf(field, read.answers[field]).flatMap(({ text }) => {
      const told = [...text.matchAll(STARTS)].flatMap((cut): ToldWay[] => {
        const subject = subjectOf(text.slice(cut.index + cut[0].length));
        if (!subject) return [];
        const rest = subject.does.replace(/[.!?]+$/, "");
        const does = rest.replace(ENDS, "");
        const whole = `${subject.who} ${does}`;
        if (!bySubject({ ...subject, does }, field, whole)) return [];
        const priced = findAmounts(does).some(({ kind }) => kind === "money");
        return [
          { who: asNamed(subject), does, clause: whole, said: text, many: isMany(subject.head), priced },
        ];
      });
      const asObject =
        (priced: boolean) =>
        (who: string): ToldWay[] => {
          const [core = ""] = who.split(/ (?:from|in|at|of|off|by|on) /);
          const head = core.split(" ").at(-1) ?? "";
          const fits = isSupplierWord(head) || (!priced && isMeansWord(head));
          const alone = !priced && !/\s/.test(core) && !isTool(core);
          if (
            alone ||
            isNobody(head, who) ||
            !(fits || OTHERS_BY_NAME.test(who) || (priced && /\s\S+\s/.test(who)))
          )
            return [];
          return [
            {
              who: toolNamed(core) ?? asNamed({ who, head }),
              does: "",
              clause: "",
              said: text,
              many: isMany(head),
              priced,
            },
          ];
        };
      const against = againstObjects(text).flatMap(asObject(false));
      if (OURS.test(text) && field !== "problem") return [...told, ...against];
      const [got, priced] = [gotFrom(text), pricedObjects(text)];
      return [
        ...(got ? [{ who: got, does: "", clause: "", said: text, many: false, priced: false }] : []),
        ...against,
        ...told,
        ...priced.flatMap(asObject(true)),
        ...usedObjects(text)
          .filter((who) => !priced.includes(who))
          .flatMap(asObject(false)),
      ];
    }),
  );
  return found;
}
