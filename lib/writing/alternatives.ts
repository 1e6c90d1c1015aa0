import type { Brief } from "@/lib/brief/types";
import { bare, uncap, wordCount } from "./english";
import { cores, sentences } from "./slots";

export interface Alternative {
  /** "hire shops": what people use today, in the founder's words. */
  who: string;
  /** "close at 5pm and are a drive away": what is wrong with it. */
  flaw: string;
  /** Both in one sentence. */
  said: string;
}

const FLAW =
  /^((?:[\p{L}'’-]+ ){0,3}[\p{L}'’-]+) ((?:close|come|comes|arrives|fill|fills|then fill|turn|won['’]t|show|cost|costs|cancel|keep|want|leave|deliver|open|say|charge|charges|taste|tastes|ignore|refuse|sell|sells|arrive|need|break|fail|stop|cannot|do not|don['’]t|does not|only|have no|has no|ask|demand|require|return|treat|feel|feels|taste|tell|skip|take|takes|pick|look|looks|give|show|leave|make|charge|serve|ship)\b.{8,90})$/iu;
/** "send their linen to industrial laundries that pick up twice a week": what they turn to, and how it treats them. */
const TURN_TO =
  /\b(?:(?:sends?|takes?|brings?|outsources?|hands?) (?:[\p{L}'’-]+ ){1,4}to|(?:rel(?:y|ies)|depends?) on|turns? to|goes? to|buys? from|uses?|hires?|calls?|pays?|books?) ((?:[\p{L}'’-]+ ){0,3}[\p{L}'’-]+s) (?:that|which|who) ((?!they|we|you|i\b|it\b).{8,110})$/iu;
/** Who can be turned to at all: what merely breaks or hurts is no alternative. */
export const PROVIDER =
  /\b(?:shops?|stores?|intermediaries|middlemen|moneylenders|publishers|merchants|bakeries|bakers|tutors|teachers|trainers|courses|schools|walkers|sitters|kennels|agents|agencies|brokers|dealers|cent(?:re|er)s|clinics|doctors|dentists|firms|companies|suppliers|providers|services|canteens|restaurants|caterers|banks|lenders|insurers|platforms|marketplaces|apps|tools|systems|spreadsheets|sites|studios|gyms|salons|barbers|garages|mechanics|plumbers|contractors|installers|operators|consultants|lawyers|accountants|couriers|carriers|laundries|cleaners|brands|supermarkets|pharmacies|newsletters|magazines|photographers|printers|manufacturers|wholesalers|distributors|labs|laboratories|spas|saunas|hotels|videos|tutorials|books|guides|portals|auctions|agencies|landlords|notaries|dealerships|kiosks|vending machines|crisps|snacks|powders|bins|kits|bars|pubs|pumpers|painters|roofers|builders|electricians|tilers|movers|haulers|tailors|cobblers|vets|groomers|guides|translators|editors|freelancers|recruiters|gardeners|landscapers|candles|stations|blogs|forums|leaflets|manuals|taxis|buses|ferries|wholesalers|traders|exporters|councils|trucks)\b/i;
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
      const whole = bare(said);
      const [, subject = "", does = ""] = TURN_TO.exec(whole) ?? FLAW.exec(whole) ?? [];
      const adverb = / (?:only|just|still|often|always|never|usually|simply|then)$/i.exec(subject)?.[0] ?? "";
      const who = subject.slice(0, subject.length - adverb.length);
      const flaw = bare(`${adverb} ${does}`);
      const offer = uncap(
        who.replace(/^(?:and |but )?(?:all the|all|the|most|many|some|local|every|each) /i, ""),
        names,
      );
      if (
        !PROVIDER.test(offer) ||
        wordCount(flaw) < 2 ||
        NOT_AN_OFFER.test(offer) ||
        offer.toLowerCase().endsWith(head)
      )
        return [];
      const served = offer.toLowerCase().split(" ").slice(-2).join(" ");
      if (answers.targetAudience.toLowerCase().includes(served) || seen.has(offer)) return [];
      seen.add(offer);
      return [{ who: offer, flaw, said: `${offer} ${flaw}` }];
    })
    .slice(0, 2);
}
