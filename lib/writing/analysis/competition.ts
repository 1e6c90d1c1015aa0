import type { Competitor } from "../competitors";
import type { BuyerSort } from "../data/buyers";
import { cap, list, sentence, withArticle, wordCount } from "../english";
import { para, quote, t, text } from "../frames";
import type { Material } from "../material";
import { third } from "../voice";
import { rivalSearch } from "./rival-search";
import { claim, todaysWays } from "./today";

/** So many clauses about rivals are quoted. */
const MOST_TOLD = 3;

function named(m: Material): string {
  if (m.rivals.length === 0) return "";
  const [nearest = ""] = m.rivals;
  const told = m.foreign ? [] : m.toldOfRivals.slice(0, MOST_TOLD).map(({ said }) => quote(said));
  return para(
    m.vary("rival", `You name ${list(m.rivals)} yourself`, `You compare ${m.name} with ${list(m.rivals)}`) +
      (told.length > 0 ? `: ${list(told)}` : ""),
    m.proofs[0] ? `Your argument against ${m.rivals.length > 1 ? "them" : "it"}: ${third(m.proofs[0])}` : "",
    `Run ${m.name} and ${nearest} side by side on the same real case and note the time, the cost and what happens when something goes wrong`,
    `We say nothing about the price or the plans of ${nearest}; check the current offer yourself`,
  );
}

const PRIVATE: readonly BuyerSort[] = ["person", "patient"];

/** What each of them would have to match, in the founder's words, a different one each time. */
const pointsAgainst = (m: Material) =>
  [...m.proofs.slice(1), ...m.features, ...m.proofs].filter((part) => wordCount(part) <= 16);

/** Each kind of supplier with what it does well, where it is to be beaten and how to see that. */
function suppliers(m: Material): string {
  const [nearest] = m.competitors;
  if (!nearest) return "";
  const { crowd, member, sort } = m.group;
  const points = pointsAgainst(m);
  const row = ({ kind, why, names }: Competitor, i: number) => {
    const said = `${cap(kind)}${names.length > 0 ? `, such as ${list(names.slice(0, 3), "or")}` : ""} (${why})`;
    const point = m.foreign ? undefined : points[i];
    const against = point ? `: against it stands ${quote(point)}` : `, instead of ${m.name}`;
    return `${i + 1}. ${sentence(`${said}${against}`)}`;
  };
  const looked = m.competitors.some(({ names }) => names.length > 0)
    ? m.vary(
        "public",
        " (well-known names, check what each offers today)",
        " (public knowledge, to be checked)",
      )
    : "";
  const intro = m.vary(
    "suppliers",
    `Suppliers ${crowd} could turn to instead of ${m.name}${looked}, what each does well and what ${m.name} sets against it:`,
    `The money of ${crowd} could also go elsewhere${looked}; what they do well, and the point of ${m.name} against each:`,
    `Companies that already serve ${crowd}${looked}, their strength and the answer of ${m.name}:`,
  );
  const check = PRIVATE.includes(sort)
    ? m.vary(
        "suppliers-check",
        `Buy once from ${nearest.kind} yourself, then let one ${member} try both and ask which of the two they would pay for again`,
        `Let one ${member} use ${nearest.kind} first and ${m.name} second, and note time, price and what went wrong with each`,
      )
    : m.vary(
        "suppliers-check",
        `Ask ${nearest.kind} for an offer on one real case of ${withArticle(member)} and lay it beside yours`,
        `Have one ${member} do the same case with ${nearest.kind} and with ${m.name}, and compare hours, price and mistakes`,
      );
  return [intro, ...m.competitors.map(row), para(check)].join("\n");
}

/** What keeps those next door from doing the same. */
function adjacent(m: Material): string {
  const nearest =
    m.rivals[0] ?? m.competitors.find(({ general }) => !general)?.kind ?? m.alternatives[0]?.who;
  const proof = claim(m);
  if (m.foreign || !nearest) return "";
  return para(
    proof
      ? m.vary(
          "match",
          `To copy ${m.name}, ${nearest} would have to be able to say ${quote(proof)}`,
          `What ${nearest} can't say without doing the work: ${quote(proof)}`,
          `Your answer to ${nearest} is ${quote(proof)}`,
        )
      : m.vary(
          "unprotected",
          `Nothing in your answers would stop ${nearest} from copying ${m.name}, so being early and close to ${m.group.crowd} has to count`,
          `Against a copy by ${nearest}, ${m.name} has only its head start so far`,
        ),
  );
}

function platforms(m: Material): string {
  const { platforms: names } = m.context.brief.named;
  const [first] = names;
  if (!first) return "";
  return para(
    `${list(names)} can change terms, prices or access for ${m.name}, or add the feature themselves`,
    m.vary(
      "platform",
      `Build for ${first} first, keep one path that needs no integration, and ask customers whether they would stay without ${first}`,
      `Keep one way of working that ${first} cannot switch off, even a clumsy one, and count who would use it`,
    ),
  );
}

function moat(m: Material): string {
  if (m.foreign) return "";
  const only = m.proofs.find((proof) =>
    /\b(?:only|first(?! (?:season|month|week|year|day|time))|every|each|no |never)\b/i.test(proof),
  );
  return para(
    only && only !== m.proofs[0] ? t`The difference, in your words: ${quote(only)}` : "",
    m.vary(
      "moat",
      `What can become hard to copy over time is ${m.kind.moat}, so ${m.name} should start collecting it with the first customer`,
      `Over time ${m.name} can own something a newcomer lacks: ${m.kind.moat}`,
      `The lasting advantage of ${m.name} would be ${m.kind.moat}`,
    ),
  );
}

/** Nobody can say who competes with something that is not described yet. */
const tooEarly = (m: Material) =>
  para(
    `Competitors can only be named once ${m.name} does one thing for one group; until then anything people do today competes with it`,
    `Ask ten people in the group you choose what they use now and what they dislike about it`,
  );

export const competitiveLandscape = (m: Material) =>
  m.vague
    ? tooEarly(m)
    : text(named(m), ...todaysWays(m), suppliers(m), rivalSearch(m), adjacent(m), platforms(m), moat(m));

export const competitionBrief = (m: Material) =>
  m.vague
    ? tooEarly(m)
    : text(todaysWays(m).find(Boolean) ?? "", m.rivals.length ? named(m) : suppliers(m) || rivalSearch(m));
