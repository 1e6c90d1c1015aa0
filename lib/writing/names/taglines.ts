import { isForbiddenClaim } from "@/lib/brief/rules";
import { goalOf } from "../concept";
import { isEmptyClaim } from "../empty-claims";
import { bare, cap, uncap, wordCount } from "../english";
import type { Material } from "../material";
import { loreOf } from "../ventures/known";
import { losesDenial } from "../whole";
import type { Candidate } from "./candidate";
import { LINES_OF_FORMS, NATIVE_LINES } from "./data/form-lines";
import { isField } from "./lexicon";
import { deedsOf, type Match, thingsNamed, UNIVERSAL } from "./match";
import { isNoPromise } from "./no-promise";
import { thingsOf } from "./objects";
import { ownLines } from "./own-lines";
import { alike, IS_A_FORM, promisedLines, trimmed } from "./promise";
import { plainlySaid } from "./runs";
import { spokenLine } from "./spoken-line";
import { isThought } from "./thought";
import { speaksOf } from "./triggers";

/** A line about an act is used where the act is surely meant. */
const CLEARLY = 2.5;
const MOST_SAME_START = 2;
/** Whom it is for says little, and is said once. */
const FOR_WHOM = /^for /i;
const MOST_AUDIENCES = 1;
/** Lines that suit a field of work stand beside the founder's own, not instead of them. */
const MOST_OF_THE_FIELD = 4;
/** So near the strongest field a second one lends its lines too. */
const NEARLY = 0.6;
/** Below this a promise says little of this business alone. */
const TELLING = 5.4;
/** And fewer of those that suit any business of the sort. */
const MOST_OF_THE_FORM = 2;
const MOST_WORDS = 8;
/** Spoken of as a mass or as a place, not one by one. */
const NOT_COUNTED =
  /^(?:with|without|from|bread|milk|payroll|carbon|fish|solar|honey|cheese|meat|produce|chess|surf|paperwork|dough|flour|water|energy|soil|wood|coffee|tea|beer|wine|music|art|data|software|clothing|furniture|rye|crust|hop|malt|sky|noon|sun|work|wool|linen)$/;

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

/** The founder's own word for the thing, where it is counted one by one; the one said most. */
function thingWord(m: Material): string | null {
  if (m.foreign) return null;
  const { solution, differentiator } = m.context.brief.answers;
  const times = (noun: string) =>
    `${solution} ${differentiator}`.match(new RegExp(`\\b${noun}s?\\b`, "gi"))?.length ?? 0;
  const [most] = [...thingsOf(m.context.brief).map(({ noun }) => noun), ...m.keyNouns]
    .filter((noun) => !NOT_COUNTED.test(noun) && times(noun) > 0)
    .sort((a, b) => times(b) - times(a));
  return most ?? null;
}
const PERSON = /(?:er|or|ist|ian|mother|father|parent|child|nurse|student|cook|guest)$/;
/** What can write itself. */
const WRITTEN =
  /^(?:quote|letter|lease|claim|invoice|report|form|order|note|page|clause|bill|proposal|brief|chart|ledger)$/;

/** "Brides in Texas getting married": cut inside it, it says nothing whole. */
const DOING_THERE = /(?<= in (?:\p{Lu}[\p{L}-]*,? ?)+) \p{Ll}{3,}ing .*$/u;
/** "For beekeepers with 20 to 300 hives": cut only where nothing is missed. */
function audienceLine(audience: string, names: ReadonlySet<string>): string {
  const said = uncap(bare(audience.split(/[.;(]/)[0] ?? ""), names).replace(DOING_THERE, "");
  const line = trimmed(`for ${said}`);
  return /^(?:$|in |who |that |at |near |across |with no |and southern |and their |, )/.test(
    said.slice(line.length - 4).trim(),
  )
    ? line
    : "";
}

/** "A weekend course for yacht owners". */
function offerLine({ context: { brief }, who }: Material): string {
  const [, offer = ""] =
    /^(?:we (?:are|run|offer|build) )?(?:an? |the )?((?:[a-z-]+ ){1,3}?(?:course|studio|school|clinic|kit|box|programme|program|club|practice|agency))\b/i.exec(
      brief.answers.solution,
    ) ?? [];
  const said = trimmed(
    /^[^,.;]+?(?= (?:that|where|which|who|so)\b|[,.;]|$)/.exec(brief.answers.solution)?.[0] ?? "",
  );
  if (offer && wordCount(said) > Math.max(4, wordCount(offer) + 1) && !/^(?:we|it|i) /i.test(said))
    return said;
  return offer && wordCount(`${offer} ${who}`) <= MOST_WORDS - 1 ? `${offer} for ${who}` : "";
}

const longEnough = (line: string) => (wordCount(line) >= 5 && !/[\d%]$| or /.test(line) ? line : "");

/** For whom, at what price, instead of what: only where the promise gives too little. */
function plainLines(m: Material): string[] {
  const [habit = ""] = m.habits;
  return [
    !m.foreign && /^[a-z]+ing /.test(habit) && !/ and |\d/.test(habit)
      ? longEnough(trimmed(`no more ${habit}`))
      : "",
    m.foreign || m.vague ? "" : audienceLine(m.context.brief.answers.targetAudience, m.names),
    m.foreign ? "" : offerLine(m),
  ]
    .filter((line) => wordCount(line) >= 3)
    .map(cap);
}

const start = (line: string) => line.toLowerCase().split(/[ ,]/)[0] ?? "";

/** One for each name, none twice: the founder's own promise first, then what is true of what is done. */
export function taglines(names: readonly Candidate[], m: Material): string[] {
  const lore = loreOf(m.context.brief);
  const thing = thingWord(m);
  const deeds = deedsOf(m.context.brief).filter(
    ({ doubt, weight }) => (doubt < 1 && weight > CLEARLY) || m.foreign,
  );
  const linesOf = (matches: readonly Match[]) =>
    matches
      .flatMap(({ cluster }) => cluster.lines)
      .filter(
        (line) =>
          !line.includes("{n}") ||
          (thing &&
            (!/writes itself/.test(line) || WRITTEN.test(thing)) &&
            !(/look forward/.test(line) && PERSON.test(thing))),
      )
      .map((line) => line.replaceAll("{n}", thing ?? ""));
  const told = Object.values(m.context.brief.answers).join(" \n");
  const { solution, differentiator, businessModel } = m.context.brief.answers;
  const offered = [solution, differentiator, businessModel].join(". ");
  const whole = (line: string) => m.foreign || (isThought(line, told) && !losesDenial(line, offered));
  const promised = promisedLines(m).filter(({ text }) => whole(text));
  const telling = promised.filter(({ score }) => score >= TELLING).map(({ text }) => text);
  const plain = plainLines(m).filter(whole);
  const chosen: string[] = [];
  const add = (pool: readonly string[], loose = false) => {
    for (const line of pool
      .map((said) => (m.foreign ? said : spokenLine(said, m.archetype, told)))
      .filter((said) => wordCount(said) > 1 && wordCount(said) <= MOST_WORDS)
      .filter((said) => ours(said) && !isForbiddenClaim(said) && !isEmptyClaim(said))) {
      if (chosen.length >= names.length) return;
      const taken = chosen.some(
        (other) => other.toLowerCase() === line.toLowerCase() || alike(other, line, loose ? 0.7 : 0.5),
      );
      const starts = chosen.filter((other) => start(other) === start(line)).length;
      const most = FOR_WHOM.test(line) ? MOST_AUDIENCES : MOST_SAME_START;
      if (!taken && (loose || starts < most)) chosen.push(line);
    }
  };
  // What only the customers are called, the problem speaks of or stands beside the offer promises nothing for it.
  const fields = thingsNamed(m.context.brief)
    .filter(({ cluster, doubt }) => isField(cluster) && doubt === 0 && speaksOf(cluster.triggers, solution))
    .filter(({ weight }, _, [strongest]) => weight >= NEARLY * (strongest?.weight ?? 0));
  const { competitors, platforms, partners } = m.context.brief.named;
  const named = [...competitors, ...platforms, ...partners, ...(m.called ? [m.called] : [])];
  /** No brand speaks of another, of what its founder calls it for now, or of what is wrong with others. */
  const ours = (line: string) =>
    !/^(?:other|most|all|many|existing|unlike) |^because .*\bcosts?\b/i.test(line) &&
    !isNoPromise(line) &&
    !named.some((other) => line.toLowerCase().includes(other.toLowerCase()));
  const { language, archetypes } = m.context.brief;
  const ofForm =
    NATIVE_LINES[language] ??
    LINES_OF_FORMS[archetypes[0]?.id ?? "services"] ??
    LINES_OF_FORMS.services ??
    [];
  const fitting = m.random("taglines").shuffle(ofForm);
  add([...telling, ...nativeLines(m), ...openLines(m)]);
  if (m.foreign) add([...ownLines(m), ...fitting]);
  else {
    const [first] = fields;
    const known = lore && first ? linesOf([first]) : [];
    add(known.length > 0 ? known : linesOf(fields).slice(0, MOST_OF_THE_FIELD));
    add(plain.filter((line) => !FOR_WHOM.test(line)));
    // Of a known venture its own lines and the founder's say more than what any act promises.
    if (!lore)
      add(
        linesOf(deeds.filter(({ cluster }) => UNIVERSAL.every((any) => any.cluster !== cluster)).slice(0, 2)),
      );
  }
  if (!lore) add(fitting.slice(0, MOST_OF_THE_FORM));
  const said = [...promised.map(({ text }) => text), ...plain, ...ownLines(m), ...plainlySaid(m)].filter(
    whole,
  );
  add(said.filter((line) => !IS_A_FORM.test(line) && !FOR_WHOM.test(line)));
  add([...linesOf(deeds), ...fitting, ...said]);
  add(
    [
      ...m.random("more taglines").shuffle(linesOf(UNIVERSAL)),
      ...names.map(({ name }) => `${name}, and time to spare`),
    ],
    true,
  );
  return paired(names, chosen);
}

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
