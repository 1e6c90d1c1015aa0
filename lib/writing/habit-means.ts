import { bare, list } from "./english";
import { ing } from "./habit-forms";

/** What work is done with where nothing is bought for it. */
const MEANS =
  /\b(?:excel|spreadsheets?|sheets?|whatsapp|telegram|messenger|facebook|google|word|outlook|slack|texts?|text messages|sms|e-?mails?|phone(?: calls?)?|telephone|calls?|fax|paper|pen|pencil|notebooks?|whiteboards?|blackboards?|post-its?|sticky notes|lists?|calendars?|diar(?:y|ies)|folders?|binders?|forms?|group chats?|chats?|groups?|memory|word of mouth|photos|screenshots|pdfs?|letters|posters?|noticeboards?|clipboards?|cash|hand)\b/iu;
const NAME = /^(?:an? |the )?\p{Lu}[\p{L}\d.]+/u;
const WORD = "(?!(?:and|or|but|which|that|who|so|then|because|when|while|until|to)\\b)[\\p{L}\\d'’-]+";
const ITEM = `(?:(?:an?|the|their|one|some|printed|shared) )?${WORD}(?: ${WORD}){0,4}?`;
const LISTED = `(${ITEM}(?:, ${ITEM})*,? (?:and|or|plus) ${WORD}(?: ${WORD}){0,4})(?=$|[,;:.]| (?:and|or|but|which|that|who|so|then|because|when|while|until|to)\\b)`;

/** "Copy old texts" is a further deed; "phone calls" and "text messages" are means. */
const isMeans = (item: string, verbs: RegExp) =>
  NAME.test(item) || (MEANS.test(item) && (MEANS.exec(item)?.index === 0 || !verbs.test(item)));

/** The leading things of a list that are means; null where there are not two of them. */
function meansIn(listed: string, verbs: RegExp): string | null {
  const items = listed.split(/,? (?:and|or|plus) |, /).map(bare);
  const end = items.findIndex((item) => !isMeans(item, verbs));
  const kept = end < 0 ? items : items.slice(0, end);
  return kept.length > 1 ? list(kept) : null;
}

const cue = (verbs: string) => ({
  with: new RegExp(
    `^((?:[\\p{L}\\d'’-]+ ){1,10}?)(?:(?:still|often|usually|mostly|just|only|then|today|now) )*(${verbs}) ((?:(?!(?:with|in|on|by|via|through|over|using)\\b)[\\p{L}\\d'’-]+ ){1,5})(with|in|on|by|via|through|over|using) ${LISTED}`,
    "iu",
  ),
  use: new RegExp(
    `^((?:[\\p{L}\\d'’-]+ ){1,10}?)(?:(?:still|often|usually|mostly|just|only|then|today|now) )*(use|rely on|juggle|live in|work with) ${LISTED}`,
    "iu",
  ),
});

/** "Plan crews with a whiteboard, phone calls and WhatsApp": who does it, and all that it is done with. */
export const listedMeans = (verbs: string) => {
  const { with: byMeans, use } = cue(verbs);
  const deeds = new RegExp(`^(?:still |then |often )?(?:${verbs}|lose|forget|miss|hope|wait|get)\\b`, "i");
  return (said: string): { doer: string; habit: string } | null => {
    const [, doer = "", verb = "", object = "", by = "", things = ""] = byMeans.exec(said) ?? [];
    const means = things && meansIn(things, deeds);
    if (means) return { doer, habit: `${ing(verb.toLowerCase())} ${object}${by.toLowerCase()} ${means}` };
    const [, user = "", uses = "", used = ""] = use.exec(said) ?? [];
    const tools = used && meansIn(used, deeds);
    const [head = "", ...rest] = uses.toLowerCase().split(" ");
    return tools ? { doer: user, habit: [ing(head), ...rest, tools].join(" ") } : null;
  };
};

const MEDIUM =
  "(?:(?:ring )?binders?|spreadsheets?|excel(?: (?:lists?|sheets?|files?))?|(?:paper|excel|handwritten|printed) (?:lists?|spreadsheets?|forms?|sheets?|cards?|files?|diar(?:y|ies))|google (?:sheets|docs|forms|calendar)|paper|notebooks?|(?:wall )?whiteboards?|sticky notes|post-its|(?:whatsapp|facebook|telegram|signal)(?: (?:groups?|chats?))?|group chats?|e-?mails?|index cards?|cards|wall calendars?|diar(?:y|ies)|word of mouth|ring folders?|noticeboards?|their heads?|memory|sms|text messages)";
const WHERE_IT_IS = "(?: (?:pinned|taped|stuck|kept|hung) (?:to|on|in) the (?:[\\p{L}]+ )?[\\p{L}]+)?";
/** "On paper slips", "a paper agenda" are whole with their thing; "with a WhatsApp list" is no WhatsApp. */
const THING =
  "(?: (?:slips|agendas?|notes|tickets|maps?|folders?|binders|cards|lists?|files|groups?|calendars?|diar(?:y|ies)|chats?|sheets?|books?|letters|forms?|charts?|rotas?|posters?))?";
const NEXT =
  "(?=$|[,.;:!?)]| (?:and|or|but|so|then|that|which|who|because|when|while|until|since|where|with|in|on|at|by|for|to|from|of|is|are|was|were|has|have|gets?|they|it|we|i|you|every|each|all|nobody|somebody|the|an?|his|her|their|our|my)\\b)";
const TOLD_MEANS = new RegExp(
  `(?<!\\b(?:drown|drowns|drowning|buried|stuck|sells?|selling|advertis\\p{L}+|adverts|find|found|know|known|viral)\\b[^.;]{0,40})\\b(?:in|on|with|via|through|over|by|than|except) ((?:an? |the )?(?:(?:old|shared|big|long|endless|different|several) )?${MEDIUM}(?:(?:,| and| or)+ (?:in |on |by |via )?(?:an? |the )?${MEDIUM})*${THING}${WHERE_IT_IS})${NEXT}`,
  "iu",
);
/** "On paper lists and WhatsApp", whatever is done with them: what serves today. */
export const meansTold = (said: string): string | null => (WORKED_WITH.test(said) ? null : mediumIn(said));
/** "Work with spreadsheets but do not know how to": what is to be learned, and no way of doing without. */
const WORKED_WITH =
  /\bwork(?:s|ing)? with\b[^.;]*\b(?:not|never)\b[^.;]{0,16}\b(?:know|learn(?:ed|t)?|understand)\b/i;
const mediumIn = (said: string): string | null =>
  TOLD_MEANS.exec(said.replace(/(?:^|(?<=[.;:,] ))on paper,? (?=\p{L}+ )/giu, ""))?.[1]
    ?.replace(/(?<=\b(?:and|or)) (?:in|on|by|via) /gi, " ")
    .replace(/(?<=^an? (?:\p{L}+ )?excel)$/iu, " sheet") ?? null;
