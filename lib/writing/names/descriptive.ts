import type { Brief } from "@/lib/brief/types";
import { deedSearch } from "../deed-search";
import { cap, singular } from "../english";
import { isName } from "../prototype/sound";
import { type Candidate, length } from "./candidate";
import { kindOfBusiness } from "./kind-of-business";
import { mainOffer } from "./main-offer";
import type { Met } from "./met";
import { saidAgain } from "./said-by-founder";
import { trigger } from "./triggers";

/** What such a business is plainly called; "{}" is the founder's own word for its world. */
export const FORMS: Readonly<Record<string, readonly string[]>> = {
  match: ["The {} Exchange"],
  hire: ["{} by the Day", "{} on Call"],
  repair: ["The {} Menders"],
  clean: ["{} Care"],
  nurse: ["{} Companions"],
  teach: ["The {} School"],
  measure: ["{} Watch"],
  rank: ["{} Check"],
  rent: ["The {} Library"],
  kit: ["The {} Box"],
  sell: ["The {} Counter"],
  make: ["The {} Works"],
  explain: ["The {} Desk"],
  advise: ["The {} Desk"],
  translate: ["The {} Desk"],
  remind: ["{} Reminder"],
  plan: ["The {} Planner"],
  predict: ["{} Forecast"],
  guide: ["The {} Walk"],
};
/** Nobody is a library. */
const OF_PEOPLE = new Set(["match", "hire"]);
const PEOPLE =
  /(?:er|or|ist|ian|man|woman)$|^(?:child|kid|baby|patient|tenant|parent|resident|guest|pupil|student|nurse|chef|coach|vet|older|elderly|senior|refugee|athlete|employee|staff|team|citizen|client|actor|bride|family)$/;
/** Words that call up a world and name no thing. */
const NO_NOUN =
  /^(?:older|elderly|hear|sew|cook|brew|play|fun|running|newly|used|moving|legal|medical|domestic|municipal|blind|deaf|retire|marry|run|rent|eye|ear|data|api|power|flat|flats|device|phone|machine|stock|office|team|practice|energy|energy report|meter reading|dental practice|heating cost|reading lesson)$/;
const SHORTEST = 3;
const LONGEST = 14;

/** What is said in full as a trade: "dog daycare", "bicycle repair". */
const TRADE =
  /^(?:[a-z-]+ )?[a-z]+ (?:repair|cleaning|rental|daycare|studio|school|workshop|kitchen|bakery|caf[eé]|club|festival|hire|restoration|tuning|printing|roastery|nursery|clinic|walks|tours|lessons|market|garden|laundry|press|brewery)$/;
const LONGEST_PLACED = 27;
const NO_TRADE = /\b(?:software|apps?|tools?|ai|api|assistant|finder|and|at|by|for|or)\b/;
/** What a known kind is called, where the founder says every word of it. */
function tradeOf(id: string, { answers }: Brief): string | null {
  const trade = id.replaceAll("-", " ").replace(/ service$/, "");
  const said = saidAgain(trade, Object.values(answers).join(" "));
  return !NO_TRADE.test(trade) && said.length === trade.split(" ").length ? trade : null;
}

/** "Auckland Dog Daycare": the town, and the trade in the founder's words. */
function placed(brief: Brief): Candidate[] {
  const town = brief.geography?.scale === "city" ? brief.geography.label : "";
  const kind = kindOfBusiness(brief);
  const said =
    (kind ? tradeOf(kind.id, brief) : null) ??
    [brief.offer.noun ?? "", deedSearch(brief) ?? ""]
      .map((noun) =>
        noun.toLowerCase().replace(/^(?:small|large|shared|new|mobile|online|two-day|little) /, ""),
      )
      .find((noun) => TRADE.test(noun));
  if (!said || !/^\p{L}+(?: \p{L}+)?$/u.test(town)) return [];
  const name = `${town} ${said.split(" ").map(cap).join(" ")}`;
  return name.length > LONGEST_PLACED
    ? []
    : [
        {
          ...{ name, kind: "descriptive", parts: [said], gloss: `${said} in ${town}, in plain words` },
          ...{ source: "descriptive", triggers: [trigger(said)], about: said, said: [], score: 5.4 },
        },
      ];
}

/** "Grain Watch", "The Costume Library": the founder's own word and what is done, in the usual form. */
export function descriptiveNames(brief: Brief, met: readonly Met[]): Candidate[] {
  const [world] = met.filter(({ tag, sure }) => tag.kind === "world" && sure);
  const deeds = met.filter(({ tag, sure }) => tag.kind === "deed" && sure && FORMS[tag.id]);
  if (!world) return placed(brief);
  const offered = `${brief.answers.solution} ${brief.answers.targetAudience}`.toLowerCase();
  const main = mainOffer(brief).toLowerCase();
  const nouns = world.words
    .map((word) => (word === "maths" ? word : singular(word)))
    .filter(
      (word, at, all) =>
        all.indexOf(word) === at &&
        word.length >= SHORTEST &&
        word.length <= LONGEST &&
        !NO_NOUN.test(word) &&
        offered.includes(word) &&
        main.includes(word) &&
        !word.includes(" ") &&
        isName(word.split(" ").at(-1) ?? ""),
    )
    .slice(0, 2);
  const formed = nouns.flatMap((noun, nth) =>
    deeds
      .filter(({ tag }) => OF_PEOPLE.has(tag.id) === PEOPLE.test(noun))
      .flatMap(({ tag, share, said }) =>
        (FORMS[tag.id] ?? [])
          .filter((form) => !form.toLowerCase().includes(noun))
          .map((form): Candidate => {
            const name = form.replace("{}", noun.split(" ").map(cap).join(" "));
            return {
              ...{
                name,
                kind: "descriptive",
                parts: [noun],
                gloss: `${noun} and what is done, in plain words`,
              },
              ...{ source: "descriptive", triggers: [trigger(noun)], about: tag.gloss, said },
              score: 4.2 + share - nth * 0.4 - length(name),
            };
          }),
      ),
  );
  return [...placed(brief), ...formed];
}
