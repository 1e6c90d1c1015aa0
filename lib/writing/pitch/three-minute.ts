import { sentence, wordCount } from "../english";
import { para, text } from "../frames";
import type { Material } from "../material";
import type { Say } from "../rephrase";
import { offerParts } from "./spoken-offer";
import { planParts } from "./spoken-plan";

/** 400 to 450 words, three minutes. */
export function threeMinutePitch(m: Material, say: Say): string {
  const reserve = [
    `We will send you the notes of every conversation with ${m.who}, also the ones that went badly`,
    `Every figure of ${m.name} I gave you has its origin written beside it: stated by us, computed, or assumed`,
    `The second way to customers is ${m.channels[1].name}, because ${m.channels[1].why}`,
    `In every pilot we measure ${m.kind.measure}, before and after ${m.name}`,
    `We start in one place and with one kind of customer, because ${m.name} learns fastest where people know each other`,
    `The riskiest belief we hold is ${m.riskiest}; it is the first thing we test`,
    `If you were in our place, which of these steps of ${m.name} would you doubt first`,
    `I am happy to go through the model of ${m.name} line by line after this`,
    `Until then we keep ${m.name} small: one kind of customer, one price, one thing that works, and a record of what each of the ${m.who} said`,
  ];
  return balance(
    [...offerParts(m), ...planParts(m)].map((part) => part.map(say)),
    m.random("reserve").shuffle(reserve).map(say),
    402,
    448,
  );
}

/** Fills up from the reserve, and trims from the longest paragraph's end, until the length is right. */
function balance(parts: string[][], reserve: string[], least: number, most: number): string {
  const paragraphs = parts.map((part) => part.filter(Boolean).map(sentence));
  const total = () => paragraphs.flat().reduce((sum, said) => sum + wordCount(said), 0);
  for (const said of reserve.map((item) => sentence(item))) {
    if (total() >= least) break;
    const target = paragraphs[Math.max(0, paragraphs.length - 2)];
    if (total() + wordCount(said) <= most)
      target?.push(/which of these/.test(said) ? said.replace(/\.$/, "?") : said);
  }
  while (total() > most) {
    const longest = paragraphs.filter((part) => part.length > 2).sort((a, b) => b.length - a.length)[0];
    if (!longest) break;
    longest.splice(longest.length - 2, 1);
  }
  return text(...paragraphs.map((part) => para(...part)));
}
