import type { Brief } from "@/lib/brief/types";
import type { Form } from "./form";
import { ownSentences } from "./names/of-ours";

/** What an offer gathers with each customer, and the words of the answers without which it gathers nothing of the kind. */
interface Gathered {
  forms: readonly Form[];
  said: RegExp;
  /** Only where customers pay again and again. */
  again?: true;
  moat: string;
}

const PLACES: readonly Form[] = ["local", "services", "network"];
const RECORDS: readonly Form[] = ["saas", "network", "usage"];

/** The first that the answers speak of counts. */
const GATHERED: readonly Gathered[] = [
  {
    forms: [...PLACES, "marketplace"],
    said: /\b(?:library|collection|archive)\b/i,
    moat: "a collection that a newcomer starts without",
  },
  {
    forms: [...PLACES, "education"],
    said: /\b(?:studio|workshop|gym|club|co-?working|garden|kitchen|choir|clubhouse)\b[\s\S]*\b(?:members\b(?! of)|membership\b)/i,
    moat: "members who know each other and would miss it",
  },
  {
    forms: PLACES,
    said: /\b(?:kiosks?|vending machines?|lockers|stands|stalls|pitches|spots)\b/i,
    moat: "the places where it stands, agreed in writing",
  },
  {
    forms: ["marketplace"],
    said: /\b(?:lists?|listed|listing|market ?place|rents?|sells?|browse|compare|choose|pick|search|(?:to|can|people|who|where) (?:[\p{L}-]+ ){0,3}book|booking (?:site|app|platform))\b/iu,
    moat: "so much on offer in one place that buyers look there first",
  },
  {
    forms: RECORDS,
    said: /\b(?:recogni[sz]es?|predicts?|classif(?:y|ies)|AI (?:that |which )?(?:reads|marks|finds|checks|listens))\b/,
    moat: "the cases that customers have corrected, from which it gets better",
  },
  {
    forms: RECORDS,
    said: /\b(?:enters?|uploads?|logs?|records?|keeps?|tracks?|plans?|planner|lists?|schedul\p{L}+|calendars?|history|rotas?|inventory|imports?|set(?:ting)? ?up|customers' own|cards?)\b/iu,
    again: true,
    moat: "what customers have entered and set up, which nobody does twice",
  },
  {
    forms: ["hardware"],
    said: /\b(?:sensors?|senses?|measur(?:es?|ing)|detects?|monitors?|microphones?|cameras?|records?)\b/i,
    moat: "readings from the field, matched with what really happened",
  },
  {
    forms: ["fintech"],
    said: /\b(?:loans?|lend(?:s|ing)?|credit|advances?|repay\p{L}*)\b/iu,
    moat: "the record of who paid back",
  },
  {
    forms: ["media"],
    said: /\b(?:newsletter|magazine|readers|(?:daily|weekly|monthly) (?:letter|e-?mail|podcast|bulletin))\b/i,
    moat: "a habit: the one thing readers open on that day",
  },
  {
    forms: ["education"],
    said: /\b(?:exams?|pass(?:ed|es)?|grades?|cohorts?)\b/i,
    moat: "results, group by group, that anybody can check",
  },
  {
    forms: [...PLACES, "education"],
    said: /\b(?:trained|vetted|certified|qualified|mechanics|nurses|carers|teachers|coaches|technicians|midwives|guides)\b/i,
    moat: "trained people whom customers ask for by name",
  },
];

const PROMISED =
  /\b((?:\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) [\p{L}-]+s) have(?: already)? (?:promised|committed|reserved)\b/iu;

/** What becomes hard to copy with use, as far as the answers tell what is gathered; "" where they do not. */
export function moatOf(brief: Brief, form: Form): string {
  const own = [brief.answers.solution, ...ownSentences(brief), brief.answers.businessModel].join(" ");
  const [, supply] = PROMISED.exec(own) ?? [];
  if (form === "marketplace" && supply) return `what ${supply} have promised, once it is in writing`;
  const again = brief.lines.some(({ kind }) => kind === "recurring");
  return (
    GATHERED.find((row) => row.forms.includes(form) && row.said.test(own) && (again || !row.again))?.moat ??
    ""
  );
}
