import { cap, singular, uncap } from "../english";
import type { Material } from "../material";
import { isPlain } from "../names/candidates";
import type { Cast } from "./cast";
import type { Drawing } from "./data/deed-drawing";
import type { Kind } from "./data/deed-kinds";
import { DEALING } from "./data/deeds-dealing";
import { TAKING } from "./data/deeds-taking";
import { type Acted, fieldsOf, linesOf, MEDIUM, objectOf, plainly, questionIn, thingOf } from "./deed-words";
import type { Deed } from "./deeds";
import { deedsOn, named, OFFICE } from "./deeds-on";
import { label, shortened } from "./labels";
import { screenText } from "./screen";

const DRAWINGS: Record<Kind, Drawing> = { ...TAKING, ...DEALING };
/** "Orders the inspector": somebody who is called, and nothing that is bought. */
const SOMEBODY = /^(?:the|an?) \p{L}+(?:or|er|ist|ian)\b/iu;
type Shown = Deed & { kind: Kind };

const MOST = 5;
/** So few that each has a screen of its own. */
const FEW = 3;
const MOST_IN_A_TITLE = 7;
const MOST_PARTS = 8;
/** Two buttons stand in one part. */
const elements = (parts: readonly string[]) =>
  parts.reduce((count, part) => count + (part.startsWith("buttons ") ? 2 : 1), 0);
/** "Each case gets a QR sticker": a case holds no phone. */
const MARK =
  /^(?:an? |its |their )?(?:[\p{L}-]+ ){0,2}(?:stickers?|labels?|codes?|barcodes?|tags?|chips?|stamps?|numbers?)\b/iu;
/** What is looked at side by side needs room; what is tapped on the way does not. */
const WIDE: readonly Kind[] = ["choose", "locate", "view", "ask", "plan", "post", "reckon", "match"];
const IN_HAND = /\b(?:phone|mobile|tap|text|on the way|while)\b/i;

function titleOf({ deed, cast, object }: Acted, m: Material): string {
  const { actor, kind, text, rest, verb, lead } = deed;
  const [, asked = "", what = ""] = questionIn(rest) ?? [];
  const does =
    asked && !object && plainly(rest).toLowerCase().startsWith(asked.toLowerCase())
      ? `${kind === "view" ? "" : `${verb} `}${asked} ${what.split(", ")[0]}`
      : uncap(label(`${verb} ${plainly(rest)}`), m.names);
  if (actor === "") {
    const told = shortened(text.slice(lead.length).trim(), MOST_IN_A_TITLE);
    return asked && !object
      ? `${cast.name}, ${does}`
      : told
        ? `${cast.name} ${told}`
        : cap(label(text.replace(lead, cast.name)));
  }
  if (actor === "you") return `Your phone, ${does}`;
  if (actor === "we") return `Our desk, ${does}`;
  if (/ |^people$/.test(actor)) return `${cap(actor)}, ${does}`;
  const { targetAudience, businessModel } = m.context.brief.answers;
  const staff = OFFICE.test(actor) || targetAudience.toLowerCase().includes(actor);
  const atWork = cast.firm || businessModel.toLowerCase().includes(`per ${actor} `);
  const place = atWork && staff && kind && WIDE.includes(kind) && !IN_HAND.test(text) ? "desk" : "phone";
  return `${cap(actor)}'s ${place}, ${does}`;
}

/** One screen for each deed; two that one person does in a row share it where there is room. */
export function deedScreens(m: Material, cast: Cast): string[] {
  // What is counted by itself stands on the page of the thing, and what the founder's own people do is on no screen of the customers.
  const plain = isPlain(m.context.brief);
  const deeds = deedsOn(m).filter(
    ({ actor, verb, rest }) =>
      !(verb === "get" && MARK.test(rest)) &&
      (!plain ||
        (actor !== "we" &&
          !(actor === "" && (verb === "count" || (verb === "order" && SOMEBODY.test(rest)))))),
  );
  const shown = named(deeds).filter((deed): deed is Shown => deed.kind !== null);
  const things = [...new Set(shown.map(({ rest }) => thingOf(objectOf(rest))).filter(Boolean))];
  const actors = [...new Set(deeds.map(({ actor }) => actor).filter((actor) => actor && actor !== "we"))];
  const entered = shown.filter(({ kind }) => kind === "enter").flatMap(({ rest }) => fieldsOf(rest));
  const thingsTo = (at: number) =>
    shown
      .slice(0, at)
      .map(({ rest }) => thingOf(objectOf(rest)))
      .findLast((thing) => thing && !MEDIUM.test(thing)) ?? "";
  const acted = shown.map((deed, at): Acted & { deed: Shown } => {
    const object = objectOf(deed.rest);
    const thing = thingOf(object);
    const beside = actors.find((actor) => actor !== deed.actor) ?? "";
    const other = beside === "you" ? singular(m.head.split(" ").at(-1) ?? "") : beside;
    const before = thingsTo(at);
    return { deed, cast, object, thing, lines: linesOf(thing), other, things, before, entered };
  });
  const screens: { actor: string; kinds: Kind[]; screen: Parameters<typeof screenText>[0] }[] = [];
  for (const one of acted) {
    const { kind, actor } = one.deed;
    const { parts, empty, error } = DRAWINGS[kind];
    const drawn = parts(one).filter(Boolean);
    const last = screens.at(-1);
    if (
      last?.actor === actor &&
      !last.kinds.includes(kind) &&
      (shown.length > FEW || drawn.length < 2) &&
      elements([...last.screen.parts, ...drawn]) <= MOST_PARTS
    ) {
      last.screen.parts.push(...drawn);
      last.kinds.push(kind);
    } else if (
      !screens.some((other) => other.actor === actor && other.kinds.includes(kind) && kind !== "view")
    )
      screens.push({
        actor,
        kinds: [kind],
        screen: { name: titleOf(one, m), parts: drawn, empty: empty(one), error: error(one) },
      });
  }
  return screens.slice(0, MOST).map(({ screen }) => screenText(screen));
}
