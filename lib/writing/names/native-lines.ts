import type { Brief } from "@/lib/brief/types";
import { cap, wordCount } from "../english";

const UNFINISHED =
  /(?:^| )(?:que|die|der|das|qui|quién|de|del|la|el|en|le|les|los|las|con|para|por|et|und|y|e|o|a|zu|mit|un|una|une|ein|eine|nos|se|du|des|da|do|il|lo|di|che|van|het|og|at|som|macht|wird|ist|kommt|sind|hat|est|sont|fait|es|son)$/iu;
/** Opens with what only adds to something said before. */
const ADDED =
  /^(?:avec|dans|pour|par|sur|en|et|où|qui|que|aux?|des?|con|para|por|que|quien|donde|y|mit|für|auf|im|in|bei|und|wo|com|no|na|nos|nas|para|e|que|onde|per|di|da|dove|sans|sin|sem|senza|ohne|met|voor|op|med|for|på)(?= )/iu;
/** "Una app que hace ...": what it does says more. */
const RELATIVE = /^(?:una?|une?|uma?|um) \S+(?: \S+)? (?:que|qui|che) /iu;
const HAN = /\p{sc=Han}|\p{sc=Hiragana}|\p{sc=Katakana}/u;
/** "Los centros grandes te dan hojas": how others do it is no line of ours, nor is a sum. */
const OTHERS =
  /(?<!\p{L})(?:l[oa]s (?:grandes|demás|otr[oa]s|centros)|otr[oa]s|la competencia|die (?:großen|anderen|meisten)|andere|les (?:autres|grands|grandes)|gli altri|le grandi|os outros|as grandes|de (?:andere|grote)|inni|inne)(?!\p{L})/iu;
export const withoutOthers = (text: string) =>
  text
    .split(/(?<=[.;!?])\s+/)
    .filter((sentence) => !OTHERS.test(sentence))
    .join(" ");
export const OF_MONEY = /\d|\b(?:pesos?|euros?|reais|soles|zł)\b/i;
/** "Wir übernehmen", "o nosso mostra": from here on it is told of the offer. */
const OURS =
  /^(?:wir|unser\p{L}*|bei uns|hier|o nosso|a nossa|nosso|nossa|nós|aqui|a gente|nuestr[oa]s?|nosotr[oa]s|aquí|con nosotros|nous|notre|nos|chez nous|ici|noi|il nostro|la nostra|da noi|qui|wij|we|onze|bij ons)(?!\p{L})/iu;
/** The sentences that speak of the offer: where one turns to it, those before it tell of others. */
function ownSentences(text: string): string[] {
  const all = text.split(/(?<=[.;!?])\s+/);
  const from = all.findIndex((sentence) => OURS.test(sentence));
  return from > 0 ? all.slice(from) : all;
}
/** Whole sentences of the founder's own language, or their first clause: nobody else translates them better. */
export const nativeLines = ({ answers }: Pick<Brief, "answers">) =>
  ownSentences(withoutOthers(answers.differentiator))
    .flatMap((text) =>
      HAN.test(text)
        ? text.split(/[，。；、！？：]/)
        : [text.split(/[;:]| (?:y|und|et|e|en) (?=\p{Ll})/u)[0] ?? ""],
    )
    .map((part) => part.replace(/[.!?¡¿]+$/u, ""))
    .map((part) => cap(part.replace(/\s+/g, " ").trim().replace(RELATIVE, "")))
    .filter((part) =>
      HAN.test(part)
        ? /^.{5,26}$/u.test(part) && !/^(?:但|而|并|和|因为|所以|又|也|不)/.test(part)
        : wordCount(part) >= 3 &&
          wordCount(part) <= 8 &&
          !/\p{Ps}|"|,/u.test(part) &&
          !OF_MONEY.test(part) &&
          !ADDED.test(part) &&
          !UNFINISHED.test(part) &&
          !/\d$/.test(part),
    );
