import type { Brief } from "@/lib/brief/types";
import { bare, uncap, wordCount } from "./english";
import { cores, sentences } from "./slots";

export interface Alternative {
  /** "hire shops": what people use today, in the founder's words. */
  who: string;
  /** "close at 5pm and are a drive away": what is wrong with it. */
  flaw: string;
}

const FLAW =
  /^((?:[\p{L}'’-]+ ){0,3}[\p{L}'’-]+) ((?:close|cost|costs|cancel|say|charge|charges|taste|tastes|ignore|refuse|sell|sells|arrive|need|break|fail|stop|cannot|do not|don['’]t|does not|only|have no|has no|ask|demand|require|return|treat)\b.{8,90})$/iu;
const NOT_AN_OFFER =
  /^(they|it|he|she|we|people|nobody|everybody|customers|users|there|this|that|which|who|and|but|because)\b|\b(paperwork|claims?|pipes?|time|money|children|problem)$/i;

/** What the founder says is used today and what is wrong with it; empty when the answers do not say. */
export function alternativesIn(
  { answers, language }: Brief,
  customers: string,
  names: ReadonlySet<string>,
): Alternative[] {
  if (language !== "en") return [];
  const head = customers.split(" ").at(-1)?.toLowerCase() ?? "";
  const seen = new Set<string>();
  return sentences(answers.problem)
    .flatMap(cores)
    .flatMap((said) => {
      const [, who = "", flaw = ""] = FLAW.exec(bare(said)) ?? [];
      const offer = uncap(who.replace(/^(the|most|many|all|some|local) /i, ""), names);
      if (!offer || wordCount(flaw) < 2 || NOT_AN_OFFER.test(offer) || offer.toLowerCase().endsWith(head))
        return [];
      if (answers.targetAudience.toLowerCase().includes(offer.toLowerCase()) || seen.has(offer)) return [];
      seen.add(offer);
      return [{ who: offer, flaw }];
    })
    .slice(0, 2);
}
