import type { Brief } from "@/lib/brief/types";
import { singular } from "../english";
import { type Topic, topicsIn } from "../outline/topics";
import { areGrown, withoutTheRide } from "./misleading";

/** The nouns that the offer is about: neither who sells nor, where firms buy, what those are called. */
export function centralNouns(brief: Brief): Topic[] {
  const [audience = ""] = brief.answers.targetAudience
    .toLowerCase()
    .split(/[.;]| (?:who|that|with|in|from|near|at) /);
  const grown = areGrown(audience);
  const heads = audience.split(/, | and | or /).map((part) => singular(part.trim().split(" ").at(-1) ?? ""));
  return topicsIn(brief).filter(
    ({ word }) =>
      !PEOPLE.test(word) &&
      !(grown && /^child/.test(word)) &&
      !(brief.b2b && heads.includes(word)) &&
      !isOnlyAPlace(word, brief.answers) &&
      !isOnlyRidden(word, brief.answers) &&
      !isOnlyDone(word, brief.answers),
  );
}
/** "On a motorbike": what somebody comes on. */
function isOnlyRidden(word: string, answers: Brief["answers"]): boolean {
  const text = Object.values(answers).join(". ");
  const said = new RegExp(`\\b${word}s?\\b`, "i");
  return said.test(text) && !said.test(withoutTheRide(text));
}
/** "That lays out the parts": done, and no thing. */
function isOnlyDone(word: string, answers: Brief["answers"]): boolean {
  const text = Object.values(answers).join(". ");
  const said = [...text.matchAll(new RegExp(`\\b${word}s?\\b`, "gi"))];
  const done = [
    ...text.matchAll(
      new RegExp(
        `\\b(?:that|which|who|it|we|they|you|and|to|can|will|app|software) ${word}s?\\b (?=out|up|off|down|in|the|an?|it|them|your|their|each|every)`,
        "gi",
      ),
    ),
  ];
  return said.length > 0 && done.length >= said.length;
}
/** "From six cafes", "on a tablet at the door": where it happens, and nothing that is handled. */
function isOnlyAPlace(word: string, { solution, differentiator, problem }: Brief["answers"]): boolean {
  const text = `${solution}. ${differentiator}. ${problem}`;
  const said = [...text.matchAll(new RegExp(`\\b${word}(?:e?s)?\\b`, "gi"))];
  const where = [
    ...text.matchAll(
      new RegExp(
        `\\b(?:from|at|in|inside|on|via|through|near|to|by) (?:(?:\\d+|[a-z]+) ){0,2}${word}(?:e?s)?\\b`,
        "gi",
      ),
    ),
  ];
  return said.length > 0 && where.length >= said.length;
}

const PEOPLE =
  /^(?:chef|driver|instructor|teacher|inspector|baker|captain|guide|mechanic|farmer|holder|expat|foreigner|biologist|beginner|hospital|vet|employer|carer|doctor|patient|tenant|trainer|coach|engineer|technician|volunteer|neighbour|student|pupil|resident|guest|passenger|patient|children|factory|share|score|rate|help|chip|attendance|travel|need|deal|talk|walk|chat|swap|work|check|piece|item|site|owner|user|barber|hairdresser|florist|butcher|gardener|cleaner|carpenter|plumber|tailor|potter|singer|dancer|musician|artist|photographer|beekeeper|joiner|welder|farmer|painter|operator|foreman|part|off-cut|man|woman|men|adult|senior|visitor|shopper|shepherd|organiser|organizer)$/;

const STEM = 5;
/** How the words begin that the offer and its customers are about. */
export const topicStems = (brief: Brief): string[] => topicsIn(brief).map(({ word }) => word.slice(0, STEM));
