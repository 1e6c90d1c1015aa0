import { isOrganisation } from "@/lib/brief/prices/line-buyers";
import { otherKindIn } from "@/lib/brief/rivals/others-said";
import { claimOf } from "../claim-of";
import type { Competitor } from "../competitors";
import { sentences } from "../cut";
import { usualRivals } from "../data/usual-rivals";
import { bare, cap, list, sentence } from "../english";
import { para } from "../frames";
import type { Material } from "../material";
import { namesARival } from "../rival-name";
import { rivalSearch } from "./rival-search";
import { comparedOn } from "./today";
import { toldOfOthers } from "./told-of-others";

const names = ({ names: known }: Competitor, most: number) =>
  known.length > 0 ? `, such as ${list(known.slice(0, most), "or")}` : "";

const PRIVATE_SORTS = ["person", "patient"];
/** So many kinds are true for any such business. */
const MOST_USUAL = 2;

/** Those of this form, where the words of the offer call for no kind that is known. */
function usual(m: Material) {
  const { segments, b2b, sector, answers, offer } = m.context.brief;
  const firms =
    b2b ||
    !PRIVATE_SORTS.includes(m.group.sort) ||
    isOrganisation(segments[0]?.text.split(/ (?:in|with|who|that|of) /)[0] ?? "");
  return usualRivals({
    form: m.archetype === "ecommerce" && offer.way === "work" ? "services" : m.archetype,
    firms,
    sector: sector.id,
    solution: answers.solution,
    name: m.name,
  }).slice(0, MOST_USUAL);
}

/** Whom the founder names as today's way, without what the offer itself brings together. */
function toldWays(m: Material): string[] {
  const { solution } = m.context.brief.answers;
  const isOurs = (who: string) =>
    who.split(" ").every((word) => solution.toLowerCase().includes(word.toLowerCase()));
  const { brief } = m.context;
  // "Big software like Foo": where one is named, the kind says nothing more.
  const kinds = sentences(brief.answers.differentiator)
    .filter((said) => !m.rivals.some((name) => said.includes(name)))
    .map((said) => otherKindIn(bare(said), brief));
  const told = [...m.alternatives.map(({ who }) => who), ...kinds].filter(
    (who) => who && !isOurs(who) && namesARival({ who, flaw: "" }),
  );
  const last = (who: string) =>
    who
      .split(/ (?:for|from|in|of|on|with) /)[0]
      ?.split(" ")
      .at(-1) ?? "";
  return m.foreign
    ? []
    : told.filter((who, i) => !told.slice(0, i).some((before) => before.includes(last(who))));
}

const MOST = 3;
/** One known kind says too little of whom customers can turn to. */
const ENOUGH = 2;

/** Kinds that the words of the offer call for, then those that every such offer meets. */
function rows(m: Material): string[] {
  const known = m.competitors.map((rival) => sentence(`${cap(rival.kind)}${names(rival, 3)}: ${rival.why}`));
  // What is true of any such business says nothing beside whom the founder names.
  const others =
    known.length >= ENOUGH || toldOfOthers(m).length > 0
      ? []
      : usual(m).map(({ kind, stays, wins }) => sentence(`${cap(kind)}: ${stays}; ${wins}`));
  return [...known, ...others].slice(0, MOST);
}

/** Who else sells it, and what stands against them. */
export function suppliers(m: Material): string {
  const shown = rows(m);
  if (shown.length === 0) return "";
  const answered = m.competitors.length >= ENOUGH;
  const claim = claimOf(m);
  const intro = answered
    ? m.vary(
        "suppliers",
        `These suppliers compete with ${m.name}; why customers stay with them is our reading and should be checked:`,
        `Customers could also turn to the following suppliers, for reasons that you should check with a few of them:`,
        `Why people stay with the suppliers below is what we suppose:`,
      )
    : m.vary(
        "usual",
        `Whoever looks for something else will meet these kinds of supplier before ${m.name}:`,
        `These kinds of supplier stand between ${m.name} and its customers:`,
      );
  const { crowd } = m.group;
  const check =
    toldOfOthers(m).length > 0
      ? ""
      : para(
          claim
            ? m.vary(
                "match-check",
                `What sets ${m.name} apart wins ${crowd} only as long as none of them can say the same, so ask each for exactly that before you rely on it`,
                `Before you rely on what sets you apart from them, ask each for the same thing as ${crowd} would; if one can say yes, the next reason has to count`,
                `Nobody knows yet whether what sets you apart outweighs what each of them is strong in: let five ${crowd} who buy from them answer`,
              )
            : `Nothing in your answers would stop them from copying ${m.name}, so speed and closeness to the first customers have to count until you find such an argument`,
        );
  return [intro, ...shown.map((row, i) => `${i + 1}. ${row}`), check].filter(Boolean).join("\n");
}

/** How three real names are found and what is compared. */
export const howToCheck = (m: Material): string => para(rivalSearch(m), `Compare ${comparedOn(m)}`);

/** "Foreign lab programs" are lab management programs, by the founder's name for them. */
function isSameKind(who: string, kind: string): boolean {
  const [said, known] = [who, kind].map((text) => text.toLowerCase().split(" "));
  return (
    !!said &&
    !!known &&
    said.at(-1) === known.at(-1) &&
    said.filter((word) => known.includes(word)).length > 1
  );
}

/** "Big property software" beside "a module of the property-management software", "free videos" beside "free videos and worksheets". */
const saysTheSame = (who: string, kind: string) =>
  kind.includes(who.toLowerCase()) || who.split(" ").at(-1) === kind.split(" ").at(-1);

/** Each in half a sentence, for the plan and the verdict: "X, then with Y, and finally with Z"; first those whom the founder names. */
export function kindsInTurn(m: Material, named: readonly string[] = []): string {
  const label = (rival: Competitor, said = rival.kind) =>
    rival.names.length > 0 ? `${said} (such as ${list(rival.names.slice(0, 2), "or")})` : said;
  const told = toldWays(m);
  const known = m.competitors
    .filter(({ kind }) => !told.some((who) => isSameKind(who, kind) || who === kind))
    .map((rival) => label(rival));
  const ways = told.map((who) => {
    const same = m.competitors.find(({ kind }) => kind === who || isSameKind(who, kind));
    return same ? label(same, who) : who;
  });
  // Beside whom the founder names, what is true of any such business says nothing.
  const others =
    m.competitors.length >= ENOUGH || named.length + ways.length > 0
      ? []
      : usual(m)
          .map(({ kind }) => kind)
          .filter(
            (kind) =>
              ![...told, ...m.competitors.map((rival) => rival.kind)].some((who) => saysTheSame(who, kind)),
          );
  const [first = "", second, third] = [
    ...named,
    ...ways.filter((way) => !named.some((name) => way.toLowerCase().includes(name.toLowerCase()))),
    ...known,
    ...others,
  ];
  return [first, second && `then with ${second}`, third && `and finally with ${third}`]
    .filter(Boolean)
    .join(", ");
}
