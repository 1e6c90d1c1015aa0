import type { Archetype } from "@/lib/brief/types";
import { cap, plural, wordCount } from "../english";
import type { Material } from "../material";
import type { Random } from "../random";

type Frame = (noun: string, other: string) => string;

/** Forms that say something about one thing the founder named; no adjective lists. */
const FRAMES: Record<Archetype, readonly Frame[]> = {
  saas: [
    (n) => `No ${n} left behind`,
    (n) => `Every ${n}, through to the end`,
    (n, o) => `From the ${o} to the ${n}`,
    (n) => `Your ${plural(n)}, finished and filed`,
    (n) => `The ${n} stops waiting for you`,
    (n) => `Know where each ${n} stands`,
    (n) => `Less typing, more ${plural(n)} done`,
    (n) => `Where every ${n} gets its answer`,
    (n, o) => `One ${o}, and the ${n} moves`,
    (n) => `The last ${n} counts like the first`,
    (n) => `So that no ${n} gets lost`,
  ],
  marketplace: [
    (n) => `Why buy the ${n}?`,
    (n) => `The ${n} is already next door`,
    (n) => `Good ${plural(n)} get around`,
    (n) => `Ask the street for a ${n}`,
    (n) => `Your ${n}, earning while you sleep`,
    (n) => `For the day you need a ${n}`,
    (n) => `Somebody nearby has the ${n}`,
    (n, o) => `Lend the ${n}, meet the ${o}`,
    (n) => `One ${n}, many good homes`,
    (n) => `Use the ${n}, give it back`,
    (n) => `Every ${n} deserves a second afternoon`,
  ],
  ecommerce: [
    (n) => `${cap(n)} you can look up`,
    (n) => `Know your ${n}`,
    (n) => `${cap(n)} with its papers in order`,
    (n) => `The ${n} everyone may have`,
    (n, o) => `Look at the ${o}, enjoy the ${n}`,
    (n) => `${cap(n)} without the small print`,
    (n) => `Put the ${n} back on the table`,
    (n) => `${cap(n)} that answers your questions`,
    (_, o) => `Every ${o} has a record`,
    (n) => `A proper ${n}, finally`,
    () => `You read it, then eat it`,
  ],
  services: [
    (n) => `The ${n} happens, whatever happens`,
    (n) => `Somebody always knows your ${n}`,
    (n) => `A ${n} you can plan around`,
    (n) => `Your ${n}, never cancelled`,
    (n) => `Two people for every ${n}`,
    (n) => `Go to work, the ${n} goes on`,
    (n) => `The ${n} is in good hands`,
    (n) => `When you cannot, the ${n} still can`,
    (n, o) => `The ${n} first, then the ${o}`,
    (n) => `See how the ${n} went`,
    (n) => `Same faces, every ${n}`,
  ],
  fintech: [
    (n) => `Every ${n}, every fee, in sight`,
    (n) => `The ${n} without the small print`,
    (n) => `Know what the ${n} costs`,
    (n) => `Your ${n} arrives today`,
    (n, o) => `From ${o} to ${n}, written down`,
    (n) => `A ${n} you can follow`,
    (n) => `The ${n} adds up`,
    (n) => `Ask where your ${n} is`,
    (n) => `One ${n}, one price`,
    (n) => `The ${n} waits for nobody`,
    (n) => `Plain words about your ${n}`,
  ],
  media: [
    (n) => `Only the ${n} that concerns you`,
    (n) => `Every ${n}, in five sentences`,
    (n) => `Read the ${n}, keep your Sunday`,
    (n, o) => `From the ${n} to your ${o}`,
    (n) => `The ${n}, and what to do`,
    (n) => `${cap(plural(n))} without the weekend`,
    (n) => `One letter, every ${n}`,
    (n, o) => `Which ${n} touches which ${o}`,
    (n) => `The ${n} before your next meeting`,
    (n) => `Skip the ${n}, know the point`,
    (n) => `Somebody has read the ${n}`,
  ],
  hardware: [
    (n) => `Hears the ${n} first`,
    (n) => `Before the ${n} becomes news`,
    (n) => `The ${n} stops here`,
    (_, o) => `Watching the ${o} at night`,
    (n) => `No ${n} goes unnoticed`,
    (n) => `You sleep, it minds the ${n}`,
    (_, o) => `One small box on the ${o}`,
    (n) => `The ${n} calls you, not the neighbour`,
    (n) => `Caught while the ${n} is small`,
    (_, o) => `Shut the ${o}, save the flat`,
    (n) => `A ${n} ends in seconds`,
  ],
  usage: [
    (n) => `Every ${n}, added up`,
    (n) => `The ${n} that checks itself`,
    (n, o) => `Send a ${n}, get the ${o}`,
    () => `When unsure, it says so`,
    (n) => `The ${n} as data you trust`,
    (n) => `Stop parsing the ${n} yourself`,
    (n) => `Each ${n} with its doubts marked`,
    (_, o) => `No guessing at the ${o}`,
    (n) => `One call, one clean ${n}`,
    (n) => `Read a ${n} like your accountant`,
    (n) => `The ${n} balances, or it tells you`,
  ],
  local: [
    (n) => `Pay for the ${n}, nothing else`,
    () => `Still good tomorrow`,
    (n) => `Room for one more ${n}`,
    (n) => `One ${n} at a time`,
    (n) => `Keep the ${n}, sell it tomorrow`,
    (n) => `Bring a ${n}, take it back whole`,
    (n) => `The ${n} keeps its price`,
    (n) => `Less in the bin, more ${plural(n)} sold`,
    (n) => `Where the ${n} spends the night`,
    (n) => `A cool place for every ${n}`,
    (n) => `Come back for your ${n}`,
  ],
  education: [
    (n) => `Walk into the ${n} ready`,
    (n) => `The ${n}, practised together`,
    (n, o) => `A ${o} beside you until the ${n}`,
    (n) => `Twelve people, one ${n}`,
    (n) => `You have seen this ${n} before`,
    (n) => `Nobody takes the ${n} alone`,
    (_, o) => `Ask the ${o} who passed it`,
    (n) => `Ten weeks, then the ${n}`,
    (n) => `Make the ${n} familiar`,
    (n) => `Three evenings closer to the ${n}`,
    (n) => `Practise the ${n}, not the fear`,
  ],
  nonprofit: [
    (n) => `A first ${n} that counts`,
    (n, o) => `From the ${n} to the ${o}`,
    (n) => `Every ${n} opens a door`,
    (n) => `Order a ${n}, start a career`,
    (n) => `The ${n} that pays twice`,
    (n) => `Begin with a ${n}`,
    (n) => `Your ${n} is somebody's reference`,
    (n, o) => `Come for the ${n}, hire the ${o}`,
    (n) => `Paid from the first ${n}`,
    () => `Eat well, and somebody starts`,
    (n) => `A place at the ${n}`,
  ],
};

const MOST = 8;
const fits = (text: string) => wordCount(text) <= MOST && wordCount(text) >= 3;

/** One for each name, none twice: the founder's own short lines first, then a frame around the name's own noun. */
export function taglines(
  names: readonly { parts: readonly string[] }[],
  m: Material,
  random: Random,
): string[] {
  const own = [...m.proofs, ...m.features]
    .map(cap)
    .filter(
      (line) => fits(line) && !/\b(we|our|i|us|it|its|they|their)\b/i.test(line) && !/[,;:"()]/.test(line),
    );
  const frames = random.shuffle(FRAMES[m.archetype]);
  const nouns = m.keyNouns.length > 0 ? m.keyNouns : ["day", "work"];
  const lines = random.shuffle(own).slice(0, 3);
  for (const [i, { parts }] of names.slice(lines.length).entries()) {
    const noun = parts.find((part) => nouns.includes(part)) ?? nouns[i % Math.min(2, nouns.length)] ?? "day";
    const other = nouns.find((word) => word !== noun) ?? "day";
    const made = frames[i % frames.length]?.(noun, other) ?? "";
    lines.push(fits(made) || wordCount(made) === 3 ? made : `One ${noun} at a time`);
  }
  return lines;
}
