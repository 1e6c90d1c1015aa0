/** Words that can stand where a thing is looked for and name none: "uploads the score once", "your night but we". */
const NO_THING = new Set(
  "once twice thrice again ever never always often sometimes now then soon later today tomorrow yesterday tonight already still yet just only even also too very quite rather almost maybe perhaps instead together apart alone online offline anywhere everywhere somewhere nowhere here there away back home abroad ahead along around about above below inside outside upstairs indoors outdoors forward but and or nor so yet because although though while whereas unless until till since if whether when where why how than that this these those which who whom whose what whatever each every either neither both all any some none no not few several many much more most less least enough same other another such own us them him her it its they we you he she i me my our your their his one ones itself themselves himself herself yourself everything something anything nothing everyone someone anyone nobody everybody somebody anybody is are was were be been being am has have had having do does did doing done can could will would shall should may might must get gets got getting let lets make makes made making take takes took taken taking give gives gave given giving keep keeps kept keeping see sees saw seen seeing know knows knew known go goes went gone going come comes came coming send sends sent sending buy buys bought buying choose chooses chose chosen become becomes became find finds found finding hear hears heard hearing tell tells told say says said bring brings brought teach teaches taught need needs want wants according including during per via plus minus within without for from with at by of to in on into onto over under up down off out through across after before against between behind beyond".split(
    " ",
  ),
);
/** "Carefully", "louder": how it is done. */
const HOW =
  /^(?!(?:reply|supply|assembly|family|fly|jelly|belly|ally|rally|anomaly|monopoly|homily|lily|bully|trolley|folly|dolly)$)\p{L}{3,}ly$|^(?:louder|faster|slower|cheaper|quieter|better|longer|shorter|earlier|sooner)$/iu;

/** A word that several of can be counted. */
export const isCountNoun = (said: string): boolean => {
  const noun = said.toLowerCase().split(" ").at(-1) ?? "";
  return /\p{L}{2,}/u.test(noun) && !NO_THING.has(noun) && !HOW.test(noun);
};
