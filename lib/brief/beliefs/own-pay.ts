import { type Amount, findAmounts } from "../amounts/amounts";
import type { BeliefOf } from "./belief";

/** The founder's own pay, wished for or needed. */
const WISHED: readonly RegExp[] = [
  /\bpay(?:ing)? (?:myself|ourselves|me|us|each of us|both of us)\b/i,
  /\b(?:i|we) (?:(?:would|could|can|will|both|each|then|only|just|also) )*(?:['’]?d )?(?:need|want|like|hope|have)\b[^.;]{0,60}\b(?:to live|for myself|for ourselves|to live on|a living|to get by|from this|out of (?:it|this)|for me)\b/i,
  /\b(?:i|we) (?:(?:would|could|can|will|both|each|then|only|just|also) )*(?:want|would like|['’]d like|hope|need|aim|plan|expect)s? to (?:earn|make|draw|take out|take home|live on)\b/i,
  /\b(?:replace|match|give up|quit|leave) (?:my|our) (?:\p{L}+ )?(?:salary|salaries|job|jobs|wage|wages|income|pay)\b/iu,
  /\b(?:take|draw|earn|get) (?:us |me )?(?:an? |out an? )?(?:\p{L}+ )?(?:wage|salary|living|pay|income) of\b/iu,
  /\b(?:i|we)(?:['’]d| would) be (?:happy|content|fine|ok|okay) with\b/i,
  /\bfor me\b[^.;]{0,40}\benough\b|\benough (?:for me|to live)\b|\b(?:covers|is enough for) (?:me|us)\b|\bfeeds? (?:a|my|our|one|two|three|both) (?:family|families|household)/i,
  /\b(?:has|have|needs?|should|must|would) (?:to )?(?:bring|leave|earn|make|feed|give) (?:me|us)\b/i,
];
/** What is earned elsewhere today, or paid to somebody. */
const ELSEWHERE =
  /\b(?:at present|in my (?:present|current|day) job|currently|today i (?:earn|make)|i (?:earn|make) (?:now|today)|my salary (?:is|now))\b/i;
const PER: readonly (readonly [RegExp, number])[] = [
  [/^[^.;,]{0,24}?\b(?:an?|per|each|every|\/) ?month\b|^ ?\/ ?(?:mo|month)\b|^[^.;,]{0,24}?\bmonthly\b/i, 1],
  [
    /^[^.;,]{0,24}?\b(?:an?|per|each|every|\/) ?(?:year|annum)\b|^[^.;,]{0,24}?\b(?:yearly|annually)\b/i,
    1 / 12,
  ],
  [/^[^.;,]{0,24}?\b(?:an?|per|each|every|\/) ?week\b|^[^.;,]{0,24}?\bweekly\b/i, 52 / 12],
];

const isMoney = ({ kind }: Amount) => kind === "money";

/** "I can then pay myself $6,000 a month": what the founder wants to draw, by the month; null where nothing of it is said. */
export function ownPay(said: string): BeliefOf<"pay"> | null {
  if (!WISHED.some((wish) => wish.test(said)) || ELSEWHERE.test(said)) return null;
  for (const { value, end, text } of findAmounts(said).filter(isMoney)) {
    const times = PER.find(([rhythm]) => rhythm.test(said.slice(end)))?.[1];
    if (times && value > 0) return { kind: "pay", said, monthly: Math.round(value * times), sum: text };
  }
  return null;
}
