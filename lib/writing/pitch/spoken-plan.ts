import { cap, list } from "../english";
import { t } from "../frames";
import type { Material } from "../material";

/** The second half: the market, what has happened, the years, the request. */
export function planParts(m: Material): string[][] {
  const profit = (m.fact("ebitda_y3")?.value ?? 0) > 0;
  const left = profit
    ? `the third year leaves ${m.show("ebitda_y3")}`
    : `the third year is about even at ${m.show("rev_y3")} of revenue`;
  const { breakEvenMonth, ask, warnings, market } = m.context.model;
  const early = warnings.some(({ rule }) => rule === "too-early-to-raise");
  const where = m.place ? ` in ${m.place}` : "";
  return [
    [
      market.sized
        ? m.vary(
            "market",
            t`Counted from the bottom, ${m.show("sam_customers")} ${m.customerNoun} could be served, worth ${m.show("sam")} a year, and we believe ${m.show("som")} of that can be won in three years`,
            t`We counted upwards from single customers: ${m.show("sam_customers")} ${m.customerNoun}, ${m.show("sam")} a year, of which three years should win us ${m.show("som")}`,
            t`There are ${m.show("sam_customers")} ${m.customerNoun} we could serve; they would pay ${m.show("sam")} a year, and ${m.show("som")} of it is our aim for year 3`,
          )
        : m.vary(
            "no-market",
            `We have not put a figure on the market yet, because nobody has counted ${m.who} honestly; counting them is part of our plan`,
            `I will not quote you a market size: an honest count of ${m.who} does not exist yet, and finding it is on our list`,
            `How large this can become is open until somebody counts ${m.who} properly, and we will`,
          ),
      m.vary(
        "alternative",
        `The large alternative is not another start-up but ${m.kind.today[0]}`,
        `What we have to beat is ${m.kind.today[0]}`,
        `The real competitor is what ${m.who} do now: ${m.kind.today[0]}`,
      ),
      m.rivals.length > 0
        ? `People will compare us with ${list(m.rivals.slice(0, 2))}, and we want them to, on one real case`
        : m.vary(
            "copy",
            `${cap(m.kind.adjacent[0]?.who ?? "larger firms")} could offer ${m.who} the same: ${m.kind.adjacent[0]?.strength ?? "they are larger"}`,
            `Those who could follow ${m.name} are ${m.kind.adjacent[0]?.who ?? "larger firms"}, since ${m.kind.adjacent[0]?.strength ?? "they are larger"}`,
          ),
      m.vary(
        "hard",
        `What stays hard to copy about ${m.name} is ${m.kind.moat}`,
        `They would not have what ${m.name} collects with time: ${m.kind.moat}`,
        `The protection of ${m.name} grows with use: ${m.kind.moat}`,
      ),
    ],
    [
      m.traction[0]
        ? m.vary(
            "so-far",
            `What has happened so far: ${m.traction[0]}`,
            `And it has begun: ${m.traction[0]}`,
            `Where we stand: ${m.traction[0]}`,
          )
        : m.vary(
            "none-yet",
            `${cap(m.name)} has no paying customers yet, and I will not pretend otherwise`,
            `Nobody pays for ${m.name} today; that is the honest state of things`,
            `So far ${m.name} has sold nothing, and you should know that`,
          ),
      m.vary(
        "dates",
        t`Our plan has three dates: by day 20 we want ${m.say("pilot_target")} people to say yes at a stated price, by day 40 running pilots with a measured result, by day 60, ${m.say("gate60_customers")} ${m.customerNoun} who pay or have signed`,
        t`We set ourselves marks: ${m.say("pilot_target")} times yes at a stated price by day 20, pilots with a measured result by day 40, and ${m.say("gate60_customers")} ${m.customerNoun} paying or signed by day 60`,
        t`Sixty days will tell: day 20 needs ${m.say("pilot_target")} who agree to the price, day 40 a result we can measure, day 60 no fewer than ${m.say("gate60_customers")} ${m.customerNoun} who pay or have signed`,
      ),
      m.vary(
        "fails",
        `If the first of these fails for ${m.name}, we change the offer before we build anything`,
        `Miss the first mark, and ${m.name} is changed before a line of it is built`,
        `Should day 20 fail, the offer of ${m.name} changes first and building waits`,
      ),
    ],
    [
      m.vary(
        "years",
        t`In the base case revenue goes from ${m.show("rev_y1")} in year 1 to ${m.show("rev_y3")} in year 3`,
        t`The model starts at ${m.show("rev_y1")} of revenue and arrives at ${m.show("rev_y3")} in the third year`,
        t`Year one brings ${m.show("rev_y1")}, year three ${m.show("rev_y3")}, if our assumptions hold`,
      ),
      breakEvenMonth
        ? m.vary(
            "carry",
            t`We carry our own costs from ${m.show("be_month")} on, ${left}`,
            t`It pays for itself from ${m.show("be_month")}, ${left}`,
            t`By ${m.show("be_month")} we cover what it costs; ${left}`,
          )
        : `On these assumptions ${m.name} does not yet carry its own costs within 36 months, and we would rather say so than hide it`,
      ask > 0
        ? early
          ? t`It would take ${m.show("ask")} to bring ${m.name} there, and on these numbers it is too early to ask for that; the pilots come first`
          : m.vary(
              "ask",
              t`To get there we need ${m.show("ask")}, which lasts ${m.show("runway")}`,
              t`That takes ${m.show("ask")}, enough for ${m.show("runway")}`,
              t`We are asking for ${m.show("ask")}; with it we have ${m.show("runway")}`,
            )
        : `We do not need outside money to begin with ${m.name}`,
      m.sensitive
        ? m.vary(
            "watch",
            `The number we watch most closely among ${m.who} is ${m.sensitive}, because it moves everything else`,
            `One unknown outweighs the others: ${m.sensitive}, and we measure it first, with ${m.who}`,
            `Ask us about ${m.sensitive}; nothing moves ${m.show("rev_y3")} as much`,
          )
        : "",
    ],
    [
      m.team[0]
        ? `On the team: ${m.team[0]}`
        : m.vary(
            "team",
            `For the team of ${m.name} we look for ${list(m.kind.roles.slice(0, 2))}`,
            `${cap(m.name)} still needs ${list(m.kind.roles.slice(0, 2))}`,
            `The people ${m.name} misses: ${list(m.kind.roles.slice(0, 2))}`,
          ),
      m.vary(
        "request",
        `What we ask of you today is simple: two introductions to ${m.who}${where}`,
        `Help us with two introductions to ${m.who}${where}`,
        `Which two of the ${m.who} you know${where} should we meet`,
      ),
      m.vary(
        "close",
        t`On day 60 you hear from ${m.name} either way: ${m.say("gate60_customers")} ${m.customerNoun} paying or signed, or the reason why not`,
        t`Whatever day 60 shows, ${m.say("gate60_customers")} ${m.customerNoun} or fewer, you get the count and what ${m.name} learned from it`,
        t`We report on day 60 with the count of ${m.customerNoun} at ${m.name}, also if it is below ${m.say("gate60_customers")}`,
      ),
    ].map((said) => (/^Which two/.test(said) ? `${said}?` : said)),
  ];
}
