import { literal } from "@/lib/brief/text/literal";
import { isCountNoun } from "../../count-noun";
import { bare, cap, singular, wordCount } from "../../english";
import type { Material } from "../../material";
import { ownSentences } from "../../names/of-ours";
import type { Cast } from "../cast";
import { MEDIUM } from "../deed-words";
import { isReader } from "../deeds-on";
import { priceList } from "../price-list";
import { samples } from "../samples";
import { contentsOf } from "./data/contents";
import { type Doing, doingsOf } from "./doing";
import { labelOf } from "./label";
import { manyOf } from "./last-thing";
import { productOf } from "./product";
import { isByUs, type Shown } from "./shown";
import type { Stage } from "./stage";
import { tellOf } from "./tell";
import { factsOfThing } from "./thing";

type Three = readonly [string, string, string];
const three = (rows: readonly string[]): Three => [rows[0] ?? "", rows[1] ?? "", rows[2] ?? ""];

const SUGGESTED: Three = ["First suggestion", "Second suggestion", "Third suggestion"];
const NO_LINES: Three = ["", "", ""];
/** "About heat, parking, noise and repairs": what is asked about most. */
const ASKED_ABOUT = /\b(?:questions?|messages?|asks?|calls?) (?:\p{L}+ ){0,3}?about ([^.;]+)/iu;

/** "Weekly meal plan" is full of meals: the word nearest to the end that names contents. */
function linesOf({ object, items, question, rest, sort }: Doing): Three {
  if (items.length > 2) return three(items.map(cap));
  const words = (object?.words ?? "").toLowerCase().split(" ").reverse().map(singular);
  const known = words.map(contentsOf).find(Boolean);
  if (known) return three(known);
  const stated = /^(?:when|if|that) (?:an?|one) (?:\p{L}+ )?(\p{L}+) (?:is|gets|becomes)\b/iu.exec(rest)?.[1];
  if (sort === "alert" && stated) return three(contentsOf(stated) ?? samples(stated));
  const asked = /^(?:which|what|whose) (\p{L}+) (?:is|are|was|were|has|have|need)/iu.exec(question)?.[1];
  if (/^who\b/i.test(question)) return three(samples("person"));
  const one = singular((asked ?? object?.head ?? "").toLowerCase());
  if (!/^\p{L}{3,14}$/u.test(one)) return sort === "match" && question ? SUGGESTED : NO_LINES;
  return asked || (object && isCountNoun(object.head)) ? three(samples(one)) : NO_LINES;
}

/** "A fresh lunch each morning: chapati, sabzi, dal": what the founder lists behind it. */
function listedAfter({ object }: Doing, { context: { brief } }: Material): Three | null {
  const named = object && new RegExp(`\\b${literal(object.words)}\\b[^.:;]{0,40}: ([^.:;]+)`, "i");
  const [, list = ""] = named?.exec(brief.answers.solution) ?? [];
  const items = list.split(/, (?:and )?| and | or /).map(bare);
  return items.length > 2 && items.every((item) => wordCount(item) <= 3 || /^with\b/.test(item))
    ? three(items.map(cap))
    : null;
}

const MOST_TOPICS = 4;
/** What customers ask about, a row each; none where the problem does not name it. */
function topicsOf({ context: { brief } }: Material): string[] {
  const [, said = ""] = ASKED_ABOUT.exec(brief.answers.problem) ?? [];
  const topics = said.split(/, (?:and )?| and | or /).map(bare);
  return topics.length > 1 && topics.every((topic) => wordCount(topic) <= 2)
    ? topics.slice(0, MOST_TOPICS).map(cap)
    : [];
}

const VERDICT =
  /\b(?:whether|if) (?:an?|the|it|this|they|each|every)?(?: \p{L}+){0,2}? ?((?:is|are) (?:not )?(?!there\b|about\b|it\b)\p{L}+)(?=[.,;]|$| and| or| for)/iu;

/** What stands on the screen of a deed, out of the answers. */
export function stageOf(m: Material, cast: Cast, { doing, label, byUs }: Shown): Stage {
  const all = doingsOf(m);
  const reads = isReader(m);
  const object = doing.object;
  const fields = all
    .filter(
      (other) =>
        other !== doing && /^(?:enter|choose|selfmeasure)$/.test(other.sort) && reads(other.subject.actor),
    )
    .flatMap((other) => (other.items.length > 0 ? other.items : other.object ? [manyOf(other.object)] : []))
    .map(cap);
  const ours = all
    .filter(
      (other) =>
        byUs &&
        other !== doing &&
        isByUs(other, reads) &&
        !/^(?:deliver|make|message|show)$/.test(other.sort),
    )
    .map((other) => labelOf(other, true))
    .filter((label) => wordCount(label) > 1);
  const own = ownSentences(m.context.brief).join(" ").toLowerCase();
  const proofs = cast.proofs.filter((proof) => own.includes(proof.toLowerCase().slice(0, 20)));
  const at = all.indexOf(doing);
  const cause = all
    .slice(0, Math.max(0, at))
    .map(({ when }) => when.replace(/^(?:when|if|as soon as) /i, ""))
    .findLast(Boolean);
  const [, inIt = ""] = /\b(with (?:[^.;]+))$/i.exec(doing.rest) ?? [];
  const [, news = ""] = /\b(?:when|that|if) ((?:an?|the) [^,;.]+?)(?=,|;| and |$)/i.exec(doing.rest) ?? [];
  const noticed = all.find(({ sort }) => sort === "alert");
  const facts =
    doing.sort === "visit" || doing.sort === "work"
      ? ours
      : doing.sort === "thing" || doing.sort === "service" || doing.sort === "make"
        ? [...(doing.sort === "make" ? [cap(inIt)] : factsOfThing(m)), ...proofs]
        : doing.sort === "message" && (news || noticed)
          ? [cap(news || (noticed?.rest.replace(/^(?:when|if|that) /i, "").split(/,| and /)[0] ?? ""))]
          : doing.sort === "message" && cause
            ? [cap(cause)]
            : /^(?:message|alert)$/.test(doing.sort)
              ? []
              : proofs;
  const sums = cast.prices.filter((price) => !/%/.test(price));
  return {
    doing,
    label,
    thing: object ? manyOfSaid(doing) : "entry",
    one: object?.head ?? "entry",
    lines: listedAfter(doing, m) ?? linesOf(doing),
    verdict: VERDICT.exec(`${doing.rest}.`)?.[1] ?? "",
    other: "",
    before:
      all
        .slice(0, Math.max(0, at))
        .findLast(
          ({ sort, object: thing }) => /^(?:check|photo)$/.test(sort) && thing && !MEDIUM.test(thing.head),
        )?.object?.head ?? "",
    brand: cast.name,
    slots: cast.slots,
    place: "",
    prices: sums.length > 0 ? priceList({ prices: sums, also: cast.also }, cast.name) : [],
    fields: [...new Set(fields)],
    proofs,
    told: tellOf(doing, productOf(cast)),
    facts: [...new Set(facts.filter(Boolean))].slice(0, 3),
    sends: reads(doing.subject.actor) && !/^(?:get|receive)$/.test(doing.verb),
    topics: topicsOf(m),
    firm: cast.firm,
    says: cast.says,
  };
}
/** One where one is spoken of: "weekly meal plan", "short clip"; several where several are. */
const manyOfSaid = ({ object }: Doing) => object?.words.split(" of ")[0] ?? "";
