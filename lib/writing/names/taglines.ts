import { isForbiddenClaim } from "@/lib/brief/rules";
import { goalOf } from "../concept";
import { isEmptyClaim } from "../empty-claims";
import { cap, wordCount } from "../english";
import { formOf } from "../form";
import type { Material } from "../material";
import { actOf, linesOfAct } from "../outline/act";
import { loreOf } from "../ventures/known";
import { actForNames } from "./act-for-names";
import { alike } from "./alike";
import type { Candidate } from "./candidate";
import { LINES_OF_FORMS, NATIVE_LINES } from "./data/form-lines";
import { deedLines } from "./deed-lines";
import { thingsNamed, UNIVERSAL } from "./match";
import { nounLines } from "./noun-lines";
import { isOfItsWorld } from "./of-its-world";
import { ownLines } from "./own-lines";
import { shortWho } from "./plain-names";
import { toldLines } from "./told-lines";
import { speaksOf } from "./triggers";
import { wholePhrases } from "./whole-phrases";

const MOST_SAME_START = 2;
/** The founder's own lines leave room for others. */
const MOST_OWN = 5;
const MOST_WORDS = 8;
/** What a vague answer wants, told to one group at a time. */
function openLines(m: Material): string[] {
  const goal = goalOf(m).replace(/^an? (?:app|service|platform|tool) that /i, "");
  return m.vague && wordCount(goal) <= 4 && wordCount(goal) > 1
    ? [cap(goal), `${cap(goal)}, for one trade first`]
    : [];
}

const UNFINISHED =
  /(?:^| )(?:que|die|der|das|qui|quién|de|del|la|el|en|le|les|los|las|con|para|por|et|und|y|e|o|a|zu|mit|un|una|une|ein|eine|nos|se|du|des|da|do|il|lo|di|che|van|het|og|at|som|macht|wird|ist|kommt|sind|hat|est|sont|fait|es|son)$/iu;
/** Opens with what only adds to something said before. */
const ADDED =
  /^(?:avec|dans|pour|par|sur|en|et|où|qui|que|aux?|des?|con|para|por|que|quien|donde|y|mit|für|auf|im|in|bei|und|wo|com|no|na|nos|nas|para|e|que|onde|per|di|da|dove|sans|sin|sem|senza|ohne|met|voor|op|med|for|på)(?= )/iu;
/** "Una app que hace ...": what it does says more. */
const RELATIVE = /^(?:una?|une?|uma?|um) \S+(?: \S+)? (?:que|qui|che) /iu;
const HAN = /\p{sc=Han}|\p{sc=Hiragana}|\p{sc=Katakana}/u;
/** Contiguous pieces of the founder's own language: nobody else translates them better. */
const nativeLines = ({ foreign, context: { brief } }: Material) =>
  !foreign
    ? []
    : [brief.answers.differentiator, brief.answers.solution]
        .flatMap((text) => text.split(/[.;:!?¡¿]|,(?!\d)| (?:y|und|et) (?=\p{Ll})/u))
        .flatMap((part) => (HAN.test(part) ? part.split(/[，。；、！？：]/) : [part]))
        .map((part) => cap(part.replace(/\s+/g, " ").trim().replace(RELATIVE, "")))
        .filter((part) =>
          HAN.test(part)
            ? /^.{5,26}$/u.test(part) && !/^(?:但|而|并|和|因为|所以|又|也|不)/.test(part)
            : wordCount(part) >= 3 &&
              wordCount(part) <= 8 &&
              !/\p{Ps}|"/u.test(part) &&
              !ADDED.test(part) &&
              !UNFINISHED.test(part) &&
              !/\d$/.test(part),
        );

const start = (line: string) => line.toLowerCase().split(/[ ,]/)[0] ?? "";

/** One for each name, none twice: what the founder says whole, then what is true of what is done. */
export function taglines(names: readonly Candidate[], m: Material): string[] {
  const { brief } = m.context;
  const ofForm =
    NATIVE_LINES[brief.language] ??
    LINES_OF_FORMS[brief.archetypes[0]?.id ?? "services"] ??
    LINES_OF_FORMS.services ??
    [];
  const fitting = m.random("taglines").shuffle(ofForm);
  const any = m.random("more taglines").shuffle(UNIVERSAL.flatMap(({ cluster }) => cluster.lines));
  const chosen: string[] = [];
  const add = (pool: readonly string[], loose = false) => {
    for (const line of pool.filter((said) => isLine(said, m))) {
      if (chosen.length >= names.length) return;
      const taken = chosen.some(
        (other) => other.toLowerCase() === line.toLowerCase() || alike(other, line, loose ? 0.7 : 0.5),
      );
      const starts = chosen.filter((other) => start(other) === start(line)).length;
      if (!taken && (loose || starts < MOST_SAME_START)) chosen.push(line);
    }
  };
  if (m.foreign) add([...nativeLines(m), ...openLines(m), ...ownLines(m), ...fitting]);
  else if (m.vague) add([...openLines(m), ...fitting]);
  else {
    add(wholePhrases(m).slice(0, MOST_OWN));
    add(toldLines(m));
    add(deedLines(m));
    add(
      loreOf(brief)
        ? thingsNamed(brief)
            .slice(0, 1)
            .flatMap(({ cluster }) => cluster.lines)
            .filter((line) => isOfItsWorld(line, brief))
        : [],
    );
    add(nounLines(m));
    add(m.random("lines of the act").shuffle(linesFor(m)));
    add(fitting);
  }
  add([...any, ...names.map(({ name }) => `${name}, and time to spare`)], true);
  return paired(names, chosen);
}

const SORT_OF_GOODS = new Set<string>(["ecommerce", "hardware"]);
/** What is true of what the offer does; for whom is said where their name is short. */
function linesFor(m: Material): string[] {
  const who = shortWho(m);
  const { brief } = m.context;
  const act = brief.venture ? actOf(brief, formOf(m)) : actForNames(brief);
  // Nobody takes goods off a list: what is true of their form is said instead.
  if (act === "work" && SORT_OF_GOODS.has(brief.archetypes[0]?.id ?? "services")) return [];
  return linesOfAct(act)
    .filter((line) => who || !line.includes("{who}"))
    .map((line) => line.replace("{who}", who));
}

/** No brand speaks of another, or of what its founder calls it for now. */
const isLine = (line: string, { foreign, called, context: { brief } }: Material) =>
  wordCount(line) > 1 &&
  wordCount(line) <= MOST_WORDS &&
  (foreign || (!isForbiddenClaim(line) && !isEmptyClaim(line))) &&
  ![...Object.values(brief.named).flat(), ...(called ? [called] : [])].some((other) =>
    line.toLowerCase().includes(other.toLowerCase()),
  );

/** A line goes to the name that shares a word with it, the rest in their order. */
function paired(names: readonly Candidate[], lines: readonly string[]): string[] {
  const left = [...lines];
  const take = (at: number) => left.splice(at, 1)[0] ?? "";
  const fitting = names.map((candidate) => {
    const { triggers, parts } = candidate;
    const at = left.findIndex(
      (line) =>
        parts.some((part) => part.length > 3 && line.toLowerCase().includes(part)) ||
        speaksOf(triggers, line),
    );
    return at < 0 ? null : take(at);
  });
  return fitting.map((line) => line ?? take(0));
}
