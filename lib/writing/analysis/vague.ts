import { bare } from "../english";
import { para, quote, t, text } from "../frames";
import type { Material } from "../material";

/** The answers without which every figure would be invented. */
const QUESTIONS = [
  "Who exactly? Write down ten people by name who have this problem, and what they have in common.",
  "What does it cost them today, in money, hours or worry? Ask for the last time it happened and never for an opinion.",
  "What is it in the end: something they read, hear, wear, eat or come to? Make the smallest version of two forms and see which one people finish.",
  "Who would pay for it, how much and how often? Name a price to five of them and write down what they compare it with.",
  "What does it take to make one, in hours and money? Make three and keep the receipts.",
];

/** What is asked, tried and found out before there is anything to calculate. */
export function figuresOfVague(m: Material): string {
  return text(
    "There are no three-year figures here. Nobody knows yet who buys, what it costs them today and what they would pay, so each sum would be invented, and an invented sum is worse than none.",
    `Five answers decide what the figures will be:\n${QUESTIONS.map((question, i) => `${i + 1}. ${question}`).join("\n")}`,
    para(
      t`An example, and not your figures: at ${m.show("price_main")} from each customer, of which ${m.show("contribution")} stays, you can see at once how many customers a rent or a wage takes`,
      "Put your own three numbers in their place, the price, what stays of it and how many you can name, and decide then whether the work is worth it",
    ),
    "Until then spend hours and no money: nothing that two weeks of asking cannot teach you has to be bought.",
  );
}

export const figuresOfVagueInShort = (): string =>
  "No result is shown: without a group, a price and a cost each would be invented. The full analysis lists the five answers that decide, and how to work it out with them.";

const said = (m: Material) => quote(bare(m.context.brief.answers.solution));

/** The verdict on an idea that could still become many things. */
export const verdictOfVague = (m: Material): string =>
  text(
    `Too early for a verdict. ${said(m)} could become many things, good and bad ones, and nothing in the answers tells yet which of them.`,
    "What speaks for going on is that it costs nothing to find out: twelve conversations and two small tries in two weeks. Go on if five of the twelve bring the problem up before you do and two of them leave money or a date. If nobody does, you have lost two weeks and can choose another group.",
  );

/** What a plan can be at this point: how to find out. */
export const planOfVague = (m: Material): string =>
  text(
    `There is an idea and no business yet: ${said(m)}. The plan for the next two weeks is therefore to find one group, one form and one price.`,
    "In week one talk to twelve people of one kind about the last time they had the problem. In week two show five of them the smallest thing that could help, and name a price. Write down what each of them said and did, word for word.",
    "At the end of week two choose the group that asked for more. Only then is it worth while to count how many of them there are and what a year with them would bring.",
  );

/** The whole case: what is there, what is open and what settles it. */
export const caseOfVague = (m: Material): string =>
  text(
    `What is there so far is a wish: ${said(m)}. That is how many good things begin, and it is not enough to calculate with.`,
    "Three things are open, and everything else hangs on them. Nobody can say yet for whom it is. Nobody can say what the problem costs those who have it, and so what they would give to be rid of it. And the form is open: what people get in the end, and how often.",
    "All three can be settled in two weeks without spending anything. Choose one kind of people whom you can meet this week. Ask twelve of them about the last time it happened. Make the smallest version that five of them can try, and name a price when you hand it over. What counts is who comes back, who pays and who brings somebody along.",
    "Sums follow when you can name the group, the price and what one of them costs you to serve.",
  );

/** Why there is no market in money. */
export const marketOfVague = (): string =>
  "No market is given in money, because nobody knows yet who buys. Count names instead: how many people of the chosen kind can you list in one evening, and how many of those can you reach this week? If the list ends at thirty, the group is too small or not yet yours; if it never ends, it is still everybody.";

/** What settles it, in the order in which it is done. */
export const RECOMMENDED_FOR_VAGUE: readonly string[] = [
  "Choose one kind of people before anything else, and write down ten of them by name. Watch: how many of the ten you can meet this week.",
  "Make the smallest version in two forms, and give both to the same five people. Watch: which of the two they finish and ask for again.",
  "Name a price while somebody holds the smallest version in their hands, and say nothing after it. Watch: how many of five pay, or name what they compare it with.",
  "Give everything up that the first five did not miss. Watch: what is left of the idea in one sentence.",
];
