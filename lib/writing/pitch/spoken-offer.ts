import { languageName } from "../disclosures";
import { bare, list } from "../english";
import { quote, t } from "../frames";
import type { Material } from "../material";
import { sentences } from "../slots";
import { opening } from "./opening";

/** The first sentence of an answer in another language, as it was written. */
const asTold = (answer: string) => quote(bare(sentences(answer)[0] ?? answer));

/** The first half of three minutes: the problem, what is made, the money of one customer. */
export function offerParts(m: Material): string[][] {
  const where = m.place ? ` in ${m.place}` : "";
  const told = m.need && !m.vague;
  const said = [m.need, ...m.pains.slice(0, 2)].join(" ");
  const fresh = m.alternatives.find(({ flaw }) => !said.includes(flaw));
  const today = list(m.kind.today.slice(0, 2), "or");
  return [
    [
      told
        ? m.need.startsWith(m.who)
          ? m.vary(
              "open-a",
              `Let me start with what happens today: ${m.need}`,
              `Here is what happens today: ${m.need}`,
              `A fact to begin with: ${m.need}`,
            )
          : m.vary(
              "open-b",
              `Let me start with ${m.who}${where}: ${m.need}`,
              `Think of ${m.who}${where}: ${m.need}`,
              `This is about ${m.who}${where}: ${m.need}`,
            )
        : m.foreign
          ? `Let me start with ${m.who}${where}, and with what happens there, in ${languageName(m.context.brief.language)} as it was told to us: ${asTold(m.context.brief.answers.problem)}`
          : `Let me start with the people we want to serve: ${quote(m.segment)}`,
      m.pains[1] ?? "",
      m.vary(
        "make-do",
        `Today ${m.who} make do with ${today}`,
        `What ${m.who} have instead is ${today}`,
        `Before ${m.name} their way out was ${today}`,
      ),
      fresh ? `Some try ${fresh.who}, which ${fresh.flaw}` : "",
      m.statistic && !(m.need ?? "").includes(m.statistic) && !(m.pains[1] ?? "").includes(m.statistic)
        ? `One figure to keep in mind: ${m.statistic}`
        : "",
    ],
    [
      m.foreign
        ? `What we are making is ${m.kind.label}${m.subjects.length > 1 ? ` about ${list(m.subjects.slice(0, 3).map((word) => `"${word}"`))}` : ""}: ${asTold(m.context.brief.answers.solution)}`
        : m.what?.startsWith("is ")
          ? m.vary(
              "making",
              `What we are making is ${m.what.slice(3)}`,
              `So we are building ${m.what.slice(3)}`,
              `Our answer is ${m.what.slice(3)}`,
            )
          : opening(m),
      m.hasBrand
        ? m.vary(
            "name",
            `Its name is ${m.name}`,
            `We have named it ${m.name}`,
            `It goes by the name of ${m.name}`,
          )
        : "",
      m.features[1] && !(m.weSay ?? "").includes(m.features[1]) ? `Part of it: ${m.features[1]}` : "",
      m.proofs[0]
        ? m.vary(
            "check",
            `What you can check: ${m.proofs[0]}`,
            `You need not take my word for this: ${m.proofs[0]}`,
            `Hold us to one thing: ${m.proofs[0]}`,
          )
        : m.foreign
          ? `What is said to set it apart: ${asTold(m.context.brief.answers.differentiator)}`
          : `What we can show so far is the idea and a plan for testing it with ${m.who}`,
      m.proofs[1]
        ? m.vary(
            "apart",
            `Something that sets us apart: ${m.proofs[1]}`,
            `To that comes this: ${m.proofs[1]}`,
            `There is more: ${m.proofs[1]}`,
          )
        : "",
    ],
    [
      m.prices
        ? m.vary("cost", `What it costs: ${m.prices}`, `The price: ${m.prices}`, `We earn ${m.prices}`)
        : t`Our price for ${m.name} is still open; the model works with ${m.show("price_main")}`,
      m.vary(
        "one",
        t`One customer brings ${m.show("revenue_per_customer")} ${m.basis} and leaves ${m.show("contribution")} after delivery and fees`,
        t`That makes ${m.show("revenue_per_customer")} ${m.basis} from one customer, and ${m.show("contribution")} of it stay once everything for that customer is paid`,
        t`From each customer come ${m.show("revenue_per_customer")} ${m.basis}; delivery and fees leave ${m.show("contribution")}`,
      ),
      m.vary(
        "win",
        t`Winning one costs us ${m.show("cac")} with everybody's time counted${m.show("payback") ? `, earned back in ${m.show("payback")}` : ""}`,
        t`We spend ${m.show("cac")}, our own hours included, on each new one${m.show("payback") ? ` and have it back in ${m.show("payback")}` : ""}`,
        t`Each new one takes ${m.show("cac")} of money and hours${m.show("payback") ? `; it returns within ${m.show("payback")}` : ""}`,
      ),
      m.vary(
        "reach",
        `We reach the first ${m.who} through ${m.channels[0].name}, because ${m.channels[0].why}`,
        `The way to them is ${m.channels[0].name}: ${m.channels[0].why}`,
        `To find ${m.who} we rely on ${m.channels[0].name}, since ${m.channels[0].why}`,
      ),
    ],
  ];
}
