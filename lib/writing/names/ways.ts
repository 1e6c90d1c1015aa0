import { cores, sentences } from "../cut";
import { wordCount } from "../english";
import { all, doings, plainObject, type Way } from "./doings";
import { participle, verbOf } from "./participle";

const PEOPLE =
  "people|guests|users|customers|members|families|neighbou?rs|travellers|parents|hobbyists|readers|patients|tenants|drivers|shoppers|learners|visitors|owners|makers|traders|students|teams|firms|they";
const SUBJECT = new RegExp(`^(?:.* (?:where|that|so) )?(?:${PEOPLE})(?: can| may)? ([a-z]+) (.+)$`, "i");
const LEAD = /^(?:(?:it|we|i|the app|the service) (?:also |then |only )?|.*? (?:that|which) (?=[a-z]+s? ))/i;
const NOT_ACTED =
  /^(?:apply|fill|pay|listen|report|read|park|plan|say|know|tell|see|fit|work|train|set|put|cut|get|show|mark|meet)$/;
/** Each way of cutting a line from what is offered, the sharpest first. A "!" keeps a line that explains its own pronoun. */
export const WAYS: readonly Way[] = [
  // "sends the quote before the van leaves": "The quote, before the van leaves".
  (text) =>
    doings(text).flatMap((doing) => {
      const [, verb = "", object = "", limit = ""] =
        /^(?:.* (?:that|which) )?(?:it |we |and )?([a-z]+) ((?:the|an?|every|each|fresh|your) [^,]+?) ((?:before|until|within) .+)$/i.exec(
          doing,
        ) ?? [];
      const line = `${object}, ${limit}`;
      return verbOf(verb) ? [wordCount(line) <= 8 ? `!${line}` : line] : [];
    }),
  // "we are paid only if it works": "Paid only if it works".
  (text) =>
    all(
      text,
      /\b(?:paid|pay|charge|charged|due|billed|earn) (?:only|nothing) (?:if|when|until|unless) [^,.;]+/gi,
      ([said]) => `!${said}`,
    ),
  // "fly each park every month": "Every park, every month".
  (text) =>
    all(
      text,
      /\b(?:each|every) ([a-z]+) ((?:every|each|once a|twice a) [a-z]+)\b/gi,
      ([, what, often]) => `every ${what}, ${often}`,
    ),
  // "three years on one battery", "five weeks in one room".
  (text) =>
    all(
      text,
      /\b(?:\d[\d.,]*%?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|a hundred) (?!of\b)[a-z-]+(?: [a-z-]+)? (?:on|in|for|from|with|under|within|between) (?:one|a|an|the|each|every|\d+) [a-z-]+(?=[,.;]|$| (?:and|or|to|for|with|without|by|from)\b)/gi,
      ([said]) => said,
    ),
  // "81% of our first 42 students passed".
  (text) =>
    all(
      text,
      /\b\d+(?:%| out| in)? of (?:(?:our|the) )?(?:first )?\d+ [\p{L}-]+ (?:were |had |have )?[a-z]+(?:ed|ght|ept|old|et)\b/giu,
      ([said]) => said,
    ),
  // "turns photos into a priced quote": "From photos to a priced quote".
  (text) =>
    all(text, /\bturn(?:s|ing)? ([^,.;]+?) into ([^,.;]+)/gi, ([, from = "", into = ""]) =>
      plainObject(from)
        ? `from ${plainObject(from)} to ${into.split(/ (?:the|that|which|who|for) /)[0]}`
        : "",
    ),
  // "reads the lease, writes the letter and files the form": "Lease read, letter written, form filed".
  (text) => {
    const done = doings(text.replace(/^.*?\b(?:that|which|who) (?=[a-z]+s\b)/i, "")).flatMap((doing) => {
      const [, word = "", object = ""] =
        /^(?:it |we )?([a-z]+) ((?:the|an?|every|all) .+)$/i.exec(doing) ?? [];
      const verb = verbOf(word);
      const plain = plainObject(object);
      return verb && plain ? [`${plain} ${participle(verb)}`] : [];
    });
    return done.length > 1 ? [done.slice(0, 3).join(", ")] : [];
  },
  // "tests hearing at the kitchen table": "Hearing, tested at the kitchen table".
  (text) =>
    doings(text.replace(/\b(?:that|which|who) (?=[a-z]+s\b)/gi, ". It ")).flatMap((doing) => {
      const [, word = "", object = "", rest = ""] =
        /^(?:it |we |i )?([a-z]+) ((?:(?:the|an?|every|each|its|your|all) )?[\p{L}-]+(?: [\p{L}-]+)?) ((?:at|by|in|on|before|within|after|from|to|with|without|under) [^,.;]+)$/iu.exec(
          doing,
        ) ?? [];
      const verb = verbOf(word);
      const line = `${object.replace(/^(?:its|an?) /i, "")}, ${participle(verb ?? "")} ${rest}`;
      return verb && !NOT_ACTED.test(verb) && wordCount(line) <= 8 ? [line] : [];
    }),
  // "bakes at night and delivers by bike": "Baked at night, delivered by bike".
  (text) => {
    const done = doings(text.replace(LEAD, "")).flatMap((doing) => {
      const [, word = "", where = ""] =
        /^(?:it |we )?([a-z]+) ((?:at|by|in|on|before|within|after|overnight|from)\b.*)$/i.exec(doing) ?? [];
      const verb = verbOf(word);
      return verb && !NOT_ACTED.test(verb) ? [`${participle(verb)} ${where}`] : [];
    });
    const both = done.slice(0, 2).join(", ");
    return [...(wordCount(both) <= 7 ? [both] : []), ...done];
  },
  // "says which hive needs a visit": "Know which hive needs a visit".
  (text) =>
    all(
      text,
      /\b(?:says?|shows?|tells?|knows?|sees?)(?: (?:on|in|at|by) the [a-z]+| (?:you|people|owners))? ((?:which|who|where|when|what|how) [^,.;]+)/gi,
      ([, said]) => `know ${said}`,
    ),
  // "guests book directly": "Book directly".
  (text) =>
    [...sentences(text).flatMap(cores), ...doings(text)].flatMap((doing) => {
      const [, verb = "", rest = ""] = SUBJECT.exec(doing.replace(/^.* so (?=[a-z]+ )/, "")) ?? [];
      return verb &&
        !/(?:ed|ing)$|^(?:with|who|are|is|have|can|need|do|in|of|and|from|to|already|on|at|know|want|still|just|take)$/.test(
          verb,
        )
        ? [`${verb} ${rest.replace(/ and [a-z]+(?= (?:by|in|from|at|on|for) )/, "")}`]
        : [];
    }),
  // "a card shared by 40 independent hotels": "One card, 40 independent hotels".
  (text) =>
    all(
      text,
      /\ba (?:[a-z-]+ )*?([a-z]+) (?:shared by|for|across|between|of) (\d+ [a-z-]+(?: [a-z]+s)?)\b/gi,
      ([, what, many]) => `one ${what}, ${many}`,
    ),
  // "a monthly box with a small board game": "A small board game, every month".
  (text) =>
    all(
      text,
      /\b(?:an? )?(daily|weekly|monthly|yearly) [a-z]+ (?:with|of) ((?:an? )?[a-z-]+ (?:[a-z-]+ )?[a-z-]+)(?= (?:that|which|who|for|from|in)|[,.])/gi,
      ([, often = "", what]) =>
        `${what}, every ${often.toLowerCase() === "daily" ? "day" : often.toLowerCase().replace(/ly$/, "")}`,
    ),
  // "without a pilot on site", "no mobile contract".
  (text) =>
    all(
      text,
      /(?<!\b(?:when|if|because|that|with|\/|there is|there are|has|have) )\b(?:without (?:an? |any )?|no (?!matter\b|longer\b|one\b))[a-z-]+(?: (?!and\b|or\b)[a-z-]+){1,4}/gi,
      ([said]) => said,
    ),
  // "graded by nurses", "made from paper".
  (text) =>
    all(
      text,
      /\b(?:[a-z]{3,}ed|made|built|run|grown|taught|kept|sewn|sung|woven|written|shot|drawn|chosen) (?:by|from|of|in|at|below|under|with|for|before) (?!us\b|our\b|an?\b|which\b)[^,.;]+(?:, not [^,.;]+)?/gi,
      ([said]) => said,
    ).filter(
      (said) =>
        !/^(?:aged|based|need|needed|interested|used|located|called|compared|connected|ended|combined|limited|retired|trained)\b/i.test(
          said,
        ),
    ),
  // "our teachers are nurses who passed": "Nurses who passed".
  (text) =>
    all(text, /\b(?:our|the) [a-z]+ (?:are|is an?) ([a-z]+ who [^,.;]+)/gi, ([, said = ""]) =>
      said.replace(/ themselves$/, ""),
    ),
  // "a mobile physiotherapy practice for dogs after surgery": "Mobile physiotherapy for dogs after surgery".
  (text) =>
    all(
      text,
      /\b(?:an?|the) ((?:[a-z-]+ ){1,3})(?:practice|bakery|service|studio|clinic|kitchen|shop|store|workshop|programme|business|company|app|platform) (for [^,.;]+?)(?= (?:that|which|who|where)\b|[,.;]|$)/gi,
      ([, what = "", whom]) => `${what}${whom}`,
    ),
  // "with role play of real ward situations".
  (text) =>
    all(
      text,
      /\bwith (?:the )?((?:real|own|same|whole|live|role|fixed|thermal|certified|licensed|local) [^,.;]+)/gi,
      ([said, rest = ""]) => (/^(?:real|own|same|whole)/.test(rest) ? said : rest),
    ),
  // "a video plan between visits".
  (text) =>
    sentences(text)
      .flatMap((said) => said.split(/, (?:and )?/))
      .filter(
        (said) =>
          /^(?:an? |the )?(?:[\p{L}-]+ ){1,3}(?:between|before|after|that|for every|for each|on every|in every) /iu.test(
            said,
          ) && !/^(?:it|we|i|app|software|platform|an app|a service|a platform|a marketplace)\b/i.test(said),
      ),
  // "every rental is insured": "Every rental insured".
  (text) =>
    all(
      text,
      /\b((?:every|each) (?:[\p{L}'’-]+ ){1,3})(?:is|are|gets|was|were) ([a-z]+(?:ed|ght|old|ade|ept)\b[^,.;]*)/giu,
      ([, what, done]) => `${what}${done}`,
    ),
  // "The owner stays as a mentor": a short sentence as it stands.
  (text) =>
    sentences(text)
      .flatMap(cores)
      .flatMap((core) => core.split(/,? so (?!that)|,? and (?=(?:every|each|we|the|all|our|nobody|no) )/))
      .filter(
        (core) =>
          /^(?!an? .* (?:shared|made|built)\b)(?:the|an?|every|each|our|we|nobody|no|all|one|[\p{L}]+s) [\p{L}'’-]+/iu.test(
            core,
          ) &&
          /^we [a-z]+ | (?:[a-z]+s|are|can|fell|rose|keep|stay|own|get|teach|pay|book|decide|know|come|go|bring|use)\b /.test(
            core,
          ) &&
          !/ (?:that|which|where|who|is|was) |,/.test(core),
      ),
  // "a game that fits on a fold-down table": "Fits on a fold-down table".
  (text) =>
    doings(text.replace(/\b(?:that|which) (?=[a-z]+s\b)/gi, ". It ")).flatMap((doing) => {
      const said = doing.replace(/^(?:it|and|we) /i, "");
      return /^(?:fits|comes|works|keeps|stays|finds|reads|brings|runs|answers|picks|lets|sends|writes|delivers|covers|checks|files|knows|calculates|tracks|summarises|sells|cleans|collects|measures|counts|trains|pays|matches) /i.test(
        said,
      )
        ? [said]
        : [];
    }),
];
