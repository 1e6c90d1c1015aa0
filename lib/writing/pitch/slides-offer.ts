import { assumedUses } from "../assumed-use";
import { singular, within } from "../case";
import { sentences } from "../cut";
import { cap, wordCount } from "../english";
import { firstPayment } from "../first-payment";
import { t } from "../frames";
import { giversOnSlide } from "../givers";
import { counted, kindsOf } from "../kinds-of-buyer";
import { livingAbroad } from "../met-in";
import { wordsOf } from "../plan/words";
import { todayOnSlide } from "../price-today";
import { featuresOf } from "../prototype/features-of";
import { toReader } from "../prototype/to-reader";
import { reasonsOf } from "../reasons";
import { questionOf } from "../stakes";
import { imperative } from "../voice";
import { eachWay } from "../ways-apart";
import { isAverage, leftOfAverage } from "./average";
import { paid } from "./elevator";
import { isOpen, marketSlideOfVague, modelSlideOfVague } from "./of-vague";
import { offerLinesOf, spentOn } from "./room";
import { severalPrices } from "./several-prices";
import { atLeast, brief, bullets, spoken, WORDS, type Write } from "./slide";
import { linesOf, repeats, toldLines } from "./slide-pieces";
import { titleOf } from "./title";
import { earnedBack, left } from "./told";

/** "Sees what to practise": no offer sees or hears, its users do. */
const perceived = (feature: string) =>
  /^(?:sees|hears|knows|learns|feels|gets) /i.test(feature) ? imperative(feature) : feature;

export const solution: Write = (c) => {
  const { answers } = c.context.brief;
  const [told] = c.foreign ? toldLines(answers.solution) : [];
  const title = c.vague
    ? `${cap(c.name)} is still too broad to promise one thing`
    : told
      ? `${cap(c.name)}: ${told}`
      : titleOf(c);
  const further = c.foreign || c.vague ? [] : linesOf(sentences(answers.solution).slice(1).join(" "), title);
  const opens = sentences(answers.solution)[0] ?? "";
  const features = featuresOf(c)
    .map((feature) => [feature, toReader(perceived(brief(feature.replace(/^(?:that|which) /, ""))))] as const)
    .filter(([, line]) => line && !repeats(line, [title, ...further].join(" ")));
  // What the first sentence does, where the title only names the thing.
  const how = [
    ...reasonsOf(c)
      .filter((said) => opens.toLowerCase().includes(said.toLowerCase()))
      .map((said) => brief(said)),
    ...features
      .filter(([feature]) => opens.includes(feature.replace(/^(?:we|I) /, "")))
      .map(([, line]) => line),
  ].filter((said) => said && !repeats(said, title));
  const proofs = c.foreign
    ? []
    : reasonsOf(c)
        .filter((said) => !opens.toLowerCase().includes(said.toLowerCase()))
        .map((said) => brief(said) || within(WORDS, said))
        .filter((said) => said && !/^(?:is|are|was|were) /i.test(said))
        .slice(0, 2);
  return {
    title,
    content: atLeast(
      3,
      bullets(
        ...(c.foreign ? [...toldLines(answers.solution).slice(1), ...toldLines(answers.differentiator)] : []),
        ...how.slice(0, 1),
        ...further.slice(0, 2),
        ...features
          .map(([, line]) => line)
          .filter((line) => !how.slice(0, 1).includes(line))
          .slice(0, Math.max(0, 2 - further.length)),
        ...proofs,
      ).slice(0, 4),
      [
        c.price ? `Price: ${c.price}` : "The price is still open and is tested in week 2",
        c.place ? `First in ${c.place}` : "",
        `We measure ${c.counted}`,
        "We start small: the core of it, done well",
      ],
    ).slice(0, 4),
    keyPoints: spoken(
      offerLinesOf(c).show(wordsOf(c)),
      questionOf(c)
        ? /"/.test(questionOf(c))
          ? "Somebody will ask the hardest question about this promise here, so answer it yourself"
          : t`Somebody will ask this, so answer it yourself: ${questionOf(c)}`
        : proofs[0]
          ? `Then explain how anybody can check the last point on this slide`
          : `Then say openly what ${c.name} doesn't do yet`,
    ),
  };
};

export const market: Write = (c) => {
  if (isOpen(c)) return marketSlideOfVague();
  const { sized } = c.context.model.market;
  const tam = c.show("tam");
  const estimated = c.context.model.assumptions.market.density ? ", by our estimate" : "";
  const kinds = kindsOf(c).length > 0;
  return {
    title:
      sized && tam
        ? `The plan needs ${c.show("cust_y3")} of ${c.show("sam_customers")} ${c.customerNoun} within reach`
        : `We count our customers by name before we claim a market`,
    content: atLeast(
      3,
      bullets(
        tam && sized && `All of them${estimated}: ${counted(c, "tam")}, ${tam} a year`,
        tam &&
          sized &&
          `Within reach: ${kinds ? counted(c, "sam") : c.show("sam_customers")}, worth ${c.show("sam")} a year`,
        tam &&
          sized &&
          `At most by year 3: ${kinds ? counted(c, "som") : c.show("som_customers")}, worth ${c.show("som")} a year`,
        !sized && t`Our working assumption, without a source: ${counted(c, "sam")} within reach`,
        !sized && t`If it holds, won by year 3: ${c.show("som_customers")}, worth ${c.show("som")} a year`,
        t`What the plan needs by the end of year 3: ${c.show("cust_y3")} ${c.customerNoun}`,
        giversOnSlide(c) ||
          (c.place &&
            `We begin in ${livingAbroad(c.context.brief) ? c.context.brief.geography?.label : c.place}`),
      ),
      [
        `First group: ${c.people}`,
        "The count starts in week 1, name by name",
        "For each factor we say whether it has a source",
      ],
    ),
    keyPoints: spoken(
      "Say which of these counts have a source and which are your own assumption",
      `Say where the first ones come from: ${c.channels[0].name}`,
    ),
  };
};

export const model: Write = (c) => {
  if (isOpen(c)) return modelSlideOfVague();
  const often = c.basis;
  const title =
    c.loses && c.doubt
      ? `What one ${c.one} costs us comes first`
      : c.loses
        ? `At ${c.price || "today's price"} each sale loses money, and that comes first`
        : c.price
          ? ([
              left(c)
                ? often === "a month" && !/\b(?:month|year|week)\b/.test(c.price)
                  ? `${paid(c)}; one ${singular(c.customerNoun)} leaves ${left(c)} a month`
                  : isAverage(c)
                    ? `${paid(c)}; ${leftOfAverage(c)} stays`
                    : `${paid(c)}; ${left(c)} ${often} stays`.replace(" per purchase stays", " of it stays")
                : "",
              `${cap(c.billed)} pay ${c.price}`,
              `${cap(c.name)} earns ${c.price}`,
            ].find((text) => text && wordCount(text) <= WORDS) ?? severalPrices(c))
          : `The price is settled with five ${c.buyers} in week 2`;
  return {
    title,
    content: atLeast(
      3,
      bullets(
        c.loses && `To come out even: ${c.mend || "smaller shares paid away"}`,
        todayOnSlide(c, WORDS),
        firstPayment(c) && `At the start: ${firstPayment(c)}`,
        c.show("revenue_per_customer") &&
          `${firstPayment(c) ? "Then comes in" : "Comes in"}${kindsOf(c).length > 0 || eachWay(c) ? ", on average" : ""}: ${c.show("revenue_per_customer")} ${c.basis === "per purchase" ? "per sale" : `per ${singular(c.customerNoun)} ${c.basis}`}`,
        ...(c.basis !== "per purchase"
          ? assumedUses(c, ` per ${singular(c.customerNoun)}`).map((use) => `Assumed, not measured: ${use}`)
          : []),
        t`Left after ${spentOn(c)}: ${c.show("contribution")} (${c.show("contribution_margin")})`,
        t`Cost of winning one: ${c.show("cac")}, our own hours included`,
        c.loses ? "" : t`Earned back ${earnedBack(c)}`,
        within(11, c.channels[0].name) && `First channel: ${within(11, c.channels[0].name)}`,
      ),
      [`For every cost we can say where it comes from`, `Measured figures replace these in week 8`],
    ),
    keyPoints: spoken(
      c.loses
        ? `Don't hide the loss: say how large it is on ${c.job[0]}, and which price or cost would end it`
        : left(c)
          ? `Do the sum aloud for one customer, down to the ${left(c)} that is left ${often}`
          : `Do the sum aloud for one customer: what comes in, what goes to ${spentOn(c)}, and what is left`,
      c.loses || !c.show("cac")
        ? "Say which of these figures you trust least, before they ask"
        : t`If they doubt the ${c.show("cac")} for winning one, say that your own hours are in it and that it is assumed`,
    ),
  };
};
