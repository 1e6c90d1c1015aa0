import type { Pattern } from "./patterns";

const PAPER =
  /\b(?:(?:the|their|a|each) )?(?:whiteboard|notebooks?|paper (?:bags?|forms?)|fax(?:es)?|clipboards?)\b/i;
const PUBLIC = /\b(?:council|municipality|health insurer|culture fund|ministry)\b/i;

/** Further rules of the same form: how it is paid, how it works, and what the day of the customer looks like. */
export const FURTHER_PATTERNS: readonly Pattern[] = [
  {
    id: "subscription-pause",
    weight: 44,
    fields: ["businessModel"],
    when: /\b(cancel any ?time|pause|no contract|month to month)\b/i,
    strength: (name) => `It costs nothing to leave, so people decide faster to try ${name}.`,
    recommendation: (said, name) =>
      `What is promised there (${said}) is the risk of ${name}. Ask everybody who leaves for the reason on the same day and keep the list. Watch: customers who leave in their first 60 days.`,
    yes: "Customers can cancel anytime without a fee.",
    no: "Customers sign for three years.",
  },
  {
    id: "annual-prepay",
    weight: 47,
    fields: ["businessModel"],
    when: /\b((?<!\b(?:if|when) )(paid|billed|invoiced) (yearly|annually|upfront|in advance)|per year,? paid|annual (fee|plan|licen[cs]e))\b/i,
    strength: (name) => `The money for ${name} comes in before the work has to be paid.`,
    recommendation: (said, name) =>
      `Money in advance (${said}) comes early and its refunds late; the plan counts it month by month, which is the careful way. Keep what ${name} has not earned yet in a second account. Watch: months of prepaid service still owed.`,
    yes: "The licence is paid annually before the season.",
    no: "The licence is paid each month.",
  },
  {
    id: "deposit",
    weight: 55,
    fields: ["businessModel"],
    when: /\b(deposit|down ?payment|half (up front|in advance))\b/i,
    unless: /\b(no deposit)\b/i,
    strength: (name) => `A deposit tells ${name} who is serious before any work begins.`,
    recommendation: (_said, name) =>
      `Write down when ${name} gives a deposit back, before the first customer asks. Watch: deposits returned, and why.`,
    yes: "A deposit of 30% is due at booking.",
    no: "There is no deposit, only an invoice.",
  },
  {
    id: "tip-first-free",
    weight: 45,
    fields: ["businessModel"],
    when: /\bfirst (month|week|lesson|visit|order|edition|\d+ \w+) (is |are )?free\b/i,
    strength: (name) => `People can judge ${name} in use before they decide about the price.`,
    recommendation: (_said, name) =>
      `Decide what a customer must have done with ${name} by the end of the free period, and call everyone who has not. Watch: share of free users who go on to pay.`,
    yes: "The first month is free for each shop.",
    no: "The first month costs the same.",
  },
  {
    id: "setup-fee",
    weight: 46,
    fields: ["businessModel"],
    when: /\b(set-?up|onboarding|installation) fee\b|\bonce per (building|site|company)\b/i,
    unless: /\b(no set-?up fee)\b/i,
    strength: (name) => `The fee at the start pays for the work that ${name} has at the start.`,
    recommendation: (said, name) =>
      `Record the hours that a start takes (${said}) for the first five customers of ${name}; if the fee does not cover them, it is a discount nobody asked for. Watch: hours of one start against its fee.`,
    yes: "There is a setup fee of 400 per depot.",
    no: "There is no setup fee.",
  },
  {
    id: "per-head",
    weight: 43,
    fields: ["businessModel"],
    when: /\bper (seat(?= (?:per|a|and) )|user|employee|driver|technician)\b/i,
    strength: (name) => `The bill of ${name} grows with the customer and needs no new sale.`,
    recommendation: (_said, name, who) =>
      `A price per head invites people to share one login. Offer two ${who} a price per site for ${name} as well and compare. Watch: heads paid for against people who use it.`,
    yes: "We charge 9 per driver and month.",
    no: "We charge 90 a month for everybody.",
  },
  {
    id: "commission-both",
    weight: 52,
    fields: ["businessModel"],
    when: /\b(both sides|buyer and seller|each side) pays?\b/i,
    strength: (name) => `Two small fees for ${name} are easier to accept than one large one.`,
    recommendation: (_said, name) =>
      `Waive the fee for the scarcer side of ${name} until that side comes by itself; you can charge it later. Watch: new members of the scarcer side per week.`,
    yes: "Both sides pay a fee of 4%.",
    no: "The buyer pays a fee of 4%.",
  },
  {
    id: "sponsor-money",
    weight: 51,
    fields: ["businessModel"],
    // "We spend 900 a month on advertising" is a cost.
    when: /\b(?:sponsors?|advertisers?|CPM|(?:sell|sells|selling|from|through) (?:\p{L}+ )?advertising|advertising (?:revenue|income|space|pays))\b/iu,
    unless: /\b(?:without|no|spend|spent|costs?) [^.;]*\b(?:ads|advertising|sponsors?)\b/i,
    strength: (name) => `Sponsors pay for ${name}, so those who use it need no card.`,
    recommendation: (said, name) =>
      `Sell three sponsorships of ${name} by hand before counting on that income (${said}), with the real number of people that it reaches on the page. Watch: sponsors who book a second time.`,
    yes: "Sponsors pay for one place per issue.",
    no: "We spend 900 a month on advertising.",
  },
  {
    id: "pay-what",
    weight: 40,
    fields: ["businessModel"],
    when: /\b(pay what (you|they) (want|can)|sliding scale|donations?)\b/i,
    strength: (name) => `Nobody is kept out of ${name} by the price.`,
    recommendation: (_said, name) =>
      `Name a suggested sum and show what one unit of ${name} costs, because people give around a number. Watch: average given per visit.`,
    yes: "Guests pay what they can.",
    no: "Guests pay a fixed sum.",
  },
  {
    id: "resale-value",
    weight: 48,
    fields: ["solution", "differentiator"],
    when: /\b(trade-?in|buys? (it|them|\w+ ones) back|resale value|outgrown)\b/i,
    strength: (name) => `The first sale of ${name} already arranges the second one.`,
    recommendation: (_said, name) =>
      `Set the buy-back price of ${name} after ten real returns; until then offer it to ten customers only. Watch: what a returned piece brings after repair.`,
    yes: "We buy outgrown shoes back at the end of the season.",
    no: "We sell shoes once a season.",
  },
  {
    id: "same-day",
    weight: 49,
    fields: ["solution", "differentiator"],
    when: /\b(same[- ]day|next[- ]day|overnight (?:delivery|shipping|repair|answer)|(?:delivered|answered|repaired|returned|back) overnight|by (seven|eight|nine|\d+ ?am) )\b/i,
    strength: (name) => `A promise with a clock in it is understood in one line, and ${name} has one.`,
    recommendation: (said, name) =>
      `Work back from what you promise (${said}) to the latest hour at which ${name} can accept an order, print that hour, and turn down what comes later. Watch: orders delivered late, in percent.`,
    yes: "Orders are delivered next-day before opening.",
    no: "Orders are delivered when the van is full.",
  },
  {
    id: "by-post",
    weight: 36,
    fields: ["solution", "differentiator"],
    when: /\b(by post|letterbox|ship(s|ped)? (it|them)? ?frozen|shipped frozen|by courier)\b/i,
    strength: (name) => `That lets ${name} reach people where no shop is.`,
    recommendation: (_said, name) =>
      `Send ten parcels of ${name} to the far ends of your area on the hottest and the busiest day, and open each one on a call. Watch: parcels that arrive spoiled or late.`,
    yes: "The box is shipped frozen across the country.",
    no: "The box is picked up at the shop.",
  },
  {
    id: "subscription-box",
    weight: 35,
    fields: ["solution", "differentiator"],
    when: /\b(every month|each month|monthly) (a |the )?(box|parcel|bag|crate|kit)\b/i,
    strength: (name) => `A fixed rhythm lets ${name} plan its purchases.`,
    recommendation: (_said, name) =>
      `After the second delivery ask every customer of ${name} what was left unused; that is what ends subscriptions. Watch: customers who skip the third delivery.`,
    yes: "Every month a box arrives with six kits.",
    no: "A kit arrives when it is ordered.",
  },
  {
    id: "by-text",
    weight: 42,
    fields: ["solution", "differentiator"],
    when: /\b(text message|by text|SMS|WhatsApp|one letter)\b/i,
    strength: (name) =>
      `There is nothing to install, so people can start with ${name} in the conversation in which they hear of it.`,
    recommendation: (_said, name) =>
      `Run ${name} by hand from your own phone for two weeks before paying for a gateway; the replies show what the menu must contain. Watch: messages the menu could not answer.`,
    yes: "Drivers answer by text message.",
    no: "Drivers answer in the web portal.",
  },
  {
    id: "voice-memo",
    weight: 37,
    fields: ["solution", "differentiator"],
    when: /\b(voice memo|dictat\w+|speaks? into)\b/i,
    strength: (name) =>
      `Speaking is faster than typing, above all with dirty hands, and ${name} makes use of that.`,
    recommendation: (_said, name) =>
      `Collect thirty recordings from noisy places before ${name} promises anything about them. Watch: recordings that need a second try.`,
    yes: "The painter leaves a voice memo on site.",
    no: "The painter fills in a form on site.",
  },
  {
    id: "photo-input",
    weight: 41,
    fields: ["solution", "differentiator"],
    when: /\b(from|with|of|in) (a|one|the|two) (photos?|pictures?|images?)\b|\bfrom (photos|pictures)\b/i,
    strength: (name) => `Everybody can already take a photo, so ${name} has nothing to teach.`,
    recommendation: (_said, name, who) =>
      `Ask ten ${who} for the worst photo on their phone and test ${name} with those. Watch: photos it has to send back.`,
    yes: "It reads the number from a photo.",
    no: "It reads the number from a form.",
  },
  {
    id: "maps-known",
    weight: 34,
    fields: ["solution", "differentiator"],
    when: /\b(follow|see) the \w+ on a map\b|\blive (map|location|tracking)\b/i,
    strength: (name) => `With ${name} people can see it happen instead of calling to ask.`,
    recommendation: (said, name) =>
      `Decide how long ${name} keeps what it records (${said}), and say so on the same screen. Watch: questions about where somebody is, per week.`,
    yes: "Owners see the walk on a map.",
    no: "Owners hear about the walk later.",
  },
  {
    id: "insured",
    weight: 53,
    fields: ["solution", "differentiator"],
    when: /\b(is|are|fully) (insured|covered)\b|\bdamage cover\b/i,
    unless: /\b(not (insured|covered))\b/i,
    strength: (name) => `The fear that stops a first try of ${name} has an answer before anybody voices it.`,
    recommendation: (_said, name) =>
      `Get the cover from an insurer in writing, including what it leaves out, before the first case of ${name}. Watch: claims per hundred uses, and what each one cost.`,
    yes: "Every loan is insured up to 500.",
    no: "Loans are not insured.",
  },
  {
    id: "id-checked",
    weight: 45,
    fields: ["solution", "differentiator"],
    when: /\b(ID[- ]checked|verified (members|profiles|owners)|background[- ]check\w*|vetted)\b/i,
    strength: (name) => `Strangers can deal with each other on ${name} because somebody looked first.`,
    recommendation: (_said, name) =>
      `Write down who does the checking for ${name}, what it costs each time, and what happens when a paper is false. Watch: minutes and money per check.`,
    yes: "All members are ID-checked.",
    no: "All members are neighbours.",
  },
  {
    id: "regulated-pro",
    weight: 54,
    fields: ["solution", "differentiator"],
    when: /\b(regulated|licensed|registered|chartered|qualified) (solicitor|nurse|doctor|accountant|engineer|therapist|teacher|electrician)s?\b/i,
    strength: (name) => `The profession tells customers of ${name} who answers for a mistake.`,
    recommendation: (_said, name) =>
      `Ask the professional body which parts others may do under supervision; that decides what ${name} costs at ten times the volume. Watch: cases one professional can sign off per day.`,
    yes: "A licensed electrician signs each report.",
    no: "A friendly neighbour signs each report.",
  },
  {
    id: "ex-insiders",
    weight: 50,
    fields: ["solution", "differentiator"],
    when: /\b(former|ex-|retired) (\w+ )?(regulators?|nurses?|teachers?|judges?|buyers?|inspectors?|pilots?|engineers?)\b/i,
    strength: (name) => `People from the other side of the table know what ${name} will be asked first.`,
    recommendation: (_said, name) =>
      `With their consent, put their names and years on the first page of ${name} and ask each for two introductions. Watch: conversations that came through them.`,
    yes: "It is written by two former regulators.",
    no: "It is written by two students.",
  },
  {
    id: "apprentices",
    weight: 39,
    fields: ["solution", "differentiator"],
    when: /\b(?:an?|our|two|three|we (?:train|employ|hire|take on)) (?:\p{L}+ )?(?:apprentices?|trainees?) (?!use)\p{L}+s?\b/iu,
    strength: (name) => `${name} gives somebody a start, and towns and local papers like to support that.`,
    recommendation: (said, name) =>
      `Count the hours of guidance that this takes (${said}), and plan ${name} without them for holidays and exams. Watch: hours of guidance per finished job.`,
    yes: "An apprentice repairs each bicycle.",
    no: "A mechanic repairs each bicycle.",
  },
  {
    id: "local-source",
    weight: 38,
    fields: ["solution", "differentiator"],
    when: /\b\d+ (metres|meters|km|kilomet(er|re)s|miles) away\b|\b(locally|from local)\b/i,
    strength: (name) => `Customers can visit where ${name} gets it, and that is a story you can show.`,
    recommendation: (_said, name) =>
      `Agree with that source what happens to ${name} in the week it is closed. Watch: days without delivery per quarter.`,
    yes: "The bun is baked 300 metres away.",
    no: "The bun is baked in a factory.",
  },
  {
    id: "no-generator",
    weight: 33,
    fields: ["solution", "differentiator"],
    when: /\b(no|without (the|a)) (grid|generator|plumber|installation|electrician)\b/i,
    strength: (name) => `Whatever needs no tradesman can be tried the same day, and that helps ${name}.`,
    recommendation: (said, name) =>
      `Let three people who have never seen ${name} try it alone (${said}) while you film their hands. Watch: minutes until it runs, for the slowest.`,
    yes: "It installs without a plumber.",
    no: "It is installed by a plumber.",
  },
  {
    id: "two-languages",
    weight: 38,
    fields: ["problem", "solution", "differentiator", "businessModel"],
    when: /\b(in )?(two|three|four|five|six|seven|eight|nine|ten|eleven) languages\b/i,
    strength: (name) => `Every further language is a market the next rival of ${name} has to enter anew.`,
    recommendation: (_said, name) =>
      `Finish ${name} in one language so well that it needs no support there, then begin the next. Watch: questions per language and hundred uses.`,
    yes: "It is available in eight languages.",
    no: "It is available in English.",
  },
  {
    id: "public-data",
    weight: 37,
    fields: ["solution", "differentiator"],
    when: /\b(open|public|official) (data|register|records|statistics)\b/i,
    strength: (name) => `No supplier can take its raw material away from ${name}.`,
    recommendation: (said, name) =>
      `Anyone can use the same source (${said}). Write down what ${name} adds to it that took work, and date each addition. Watch: share of answers the raw source does not give.`,
    yes: "It is built on public records.",
    no: "It is built on private files.",
  },
  {
    id: "confidence",
    weight: 44,
    fields: ["solution", "differentiator"],
    when: /\b(flags? the (fields|cases)|reports? a confidence|says when it is not sure|never guesses)\b/i,
    strength: (name) => `Because ${name} says when it is unsure, people trust it the rest of the time.`,
    recommendation: (_said, name) =>
      `Publish how often ${name} is unsure in real use, and how often it should have been. Watch: wrong answers that carried no warning.`,
    yes: "It flags the fields it is not sure about.",
    no: "It fills in all fields.",
  },
  {
    id: "offline",
    weight: 36,
    fields: ["solution", "differentiator"],
    when: /\b(offline|no signal|basement|underground|remote)\b/i,
    unless: /\b(remote work|remotely)\b/i,
    strength: (name) => `So ${name} keeps working where others stop.`,
    recommendation: (_said, name, who) =>
      `Count with ten ${who} how often they need that in a week; building it costs ${name} twice the work. Watch: uses without a signal, per hundred.`,
    yes: "It works offline in the cellar.",
    no: "It works in the office.",
  },
  {
    id: "open-source",
    weight: 41,
    fields: ["solution", "differentiator"],
    when: /\bopen[- ]source\b/i,
    strength: (name) => `People can read how ${name} works before they trust it.`,
    recommendation: (_said, name) =>
      `Say in one sentence which part of ${name} stays free and which is paid, and never move that line. Watch: paying customers who came through the free part.`,
    yes: "The reader is open-source.",
    no: "The reader is our secret.",
  },
  {
    id: "seasonal",
    weight: 56,
    fields: ["businessModel", "solution"],
    when: /\b(?:half|most|much|a (?:third|quarter)|two[- ]thirds) of (?:our |the |all )?(?:\w+ )?(?:sales|orders|bookings|turnover|revenue|income)\b[^.;]*\b(?:in|during|between|before) (?:January|February|March|April|May|June|July|August|September|October|November|December|spring|summer|autumn|winter)\b|\b(?:only|come|open|opens|works?) (?:in|from) (?:spring|summer|autumn|winter)\b|\b(season|holidays|Christmas|(?<!with )harvest(?! and|,)|exam period)\b/i,
    recommendation: (said, name) =>
      `A calendar like that (${said}) gives ${name} good months and empty ones. Put the empty ones into the cash plan and offer something that sells in them. Watch: cash at the end of the leanest month.`,
    yes: "Half of our sales are made in November and December.",
    no: "Guests come every week.",
  },
  {
    id: "phone-calls",
    weight: 43,
    fields: ["problem"],
    when: /\b(phone calls?|on the phone|rings? (around|everybody)|by phone)\b/i,
    strength: (name) => `Calls can be counted, so ${name} can show its saving on a bill.`,
    recommendation: (_said, name, who) =>
      `Have three ${who} keep a tally of those calls for one week before you offer them ${name}. Watch: calls per week, before and after.`,
    yes: "A missing driver means twenty phone calls.",
    no: "A missing driver means trouble.",
  },
  {
    id: "whiteboard",
    weight: 42,
    fields: ["problem"],
    when: /\b(whiteboard|on paper|paper (bags?|forms?)|notebook|fax|clipboard)\b/i,
    strength: (name) =>
      `Paper shows its own mistakes, and ${name} can be measured against a photograph of them.`,
    recommendation: (said, name) =>
      `Photograph ${PAPER.exec(said)?.[0] ?? "the paper"} of five customers on the same day; the notes in the margin are the feature list of ${name}. Watch: corrections per sheet.`,
    yes: "Depots plan drivers on a whiteboard.",
    no: "Depots plan drivers in a suite.",
  },
  {
    id: "coins",
    weight: 35,
    fields: ["problem"],
    when: /\b(coins|cash only|in cash)\b/i,
    strength: (name) => `Cash is slow, and whoever counts it knows how much time ${name} would save.`,
    recommendation: (_said, name) =>
      `Ask who counts the cash, how long it takes and what is missing at the end of the month; that person decides about ${name}. Watch: minutes of counting per day.`,
    yes: "Parents pay with coins at the window.",
    no: "Parents pay by card at the window.",
  },
  {
    id: "thrown-away",
    weight: 52,
    fields: ["problem"],
    when: /\b(?:throws? away|thrown away|wasted?|go(?:es)? to waste|spoil(?:s|ed)?)\b[^.;]*\b(?:food|bread|fruit|vegetables?|milk|meals?|dishes|portions|ingredients|harvest|crops?|fish|meat|flowers|fabric|wood|kilos?)\b|\b(?:food|bread|fruit|vegetables?|milk|meals?|dishes|portions|ingredients|harvest|crops?|fish|meat|flowers|fabric|wood|kilos?)\b[^.;]*\b(?:thrown away|wasted|go(?:es)? to waste|spoil(?:s|ed)?)\b/i,
    unless: /\b(waste (?:time|collection|bins?|service|management|sorting|disposal))\b/i,
    strength: (name) => `Waste can be weighed, so ${name} can prove itself in kilograms and money.`,
    recommendation: (_said, name) =>
      `Weigh what goes to waste in three places for a week before ${name} begins, on the same scale. Watch: kilograms a day, before and after.`,
    yes: "The canteen throws away a fifth of the food.",
    no: "The canteen sells all of its food.",
  },
  {
    id: "cancelled",
    weight: 41,
    fields: ["problem"],
    when: /\b(cancel(s|led|ed)?|no-?shows?|call(s|ed)? in sick)\b/i,
    strength: (name) => `Each time somebody loses a day and remembers it, which is when ${name} is wanted.`,
    recommendation: (said, name) =>
      `Ask for the dates of the last two months (${said}), not for an estimate. Watch: such cases per month, with ${name} and without.`,
    yes: "Walkers cancel at the last minute.",
    no: "Walkers come when they promised.",
  },
  {
    id: "too-late",
    weight: 44,
    fields: ["problem"],
    when: /\btoo late\b|\b(hours|days|weeks) too late\b/i,
    strength: (name) => `What ${name} sells is an earlier moment, and a date is easy to check.`,
    recommendation: (_said, name) =>
      `For ten past cases, note when it was noticed and when ${name} would have noticed it. Watch: days gained per case.`,
    yes: "Offers are written too late.",
    no: "Offers are written in time.",
  },
  {
    id: "cannot-reach",
    weight: 40,
    fields: ["problem"],
    when: /\bcannot (reach|find|get|register|trust|afford)\b/i,
    strength: (name) =>
      `People who have tried and failed need no convincing that ${name} solves something hard.`,
    recommendation: (_said, name, who) =>
      `Ask twelve ${who} about the last time this happened and what they did next; that is what ${name} really competes with. Watch: tries before they gave up.`,
    yes: "Tenants cannot reach a solicitor in time.",
    no: "Tenants reach a solicitor in time.",
  },
  {
    id: "moneylender",
    weight: 47,
    fields: ["problem"],
    when: /\b(moneylenders?|loan sharks?|payday|overdraft|\d+% a (week|month))\b/i,
    strength: (name) =>
      `What the present way costs is known to the percent, and ${name} can be compared with it.`,
    recommendation: (said, name) =>
      `Put what it costs today (${said}) beside the full cost of ${name} for the same sum and the same weeks, and let a customer check the calculation aloud. Watch: loans that replaced a dearer one.`,
    yes: "Traders borrow from moneylenders at the gate.",
    no: "Traders borrow from a bank.",
  },
  {
    id: "bank-refuses",
    weight: 38,
    fields: ["problem"],
    when: /\b(a|the) bank (asks|refuses|wants|says|does not)\b/i,
    strength: (name) => `Those a bank turns away talk to each other, and ${name} will be heard of.`,
    recommendation: (_said, name) =>
      `Find out in ten cases which single paper is missing; ${name} has to replace that one and nothing more. Watch: applicants who lack only that paper.`,
    yes: "The bank asks for a land title.",
    no: "The bank gives credit at once.",
  },
  {
    id: "outsource-cost",
    weight: 39,
    fields: ["problem"],
    when: /\bcosts? (more than|twice|as much as)\b/i,
    strength: (name) => `They have done the sum already and stopped; ${name} only has to change the result.`,
    recommendation: (said, name) =>
      `Ask for the quote behind that sum (${said}) and go through it line by line; ${name} has to be cheaper in the largest line only. Watch: share of that line in the whole.`,
    yes: "Recording a cast costs more than the game earned.",
    no: "Recording a cast is cheap.",
  },
  {
    id: "who-pays-council",
    weight: 46,
    fields: ["solution", "differentiator", "businessModel"],
    when: /\b(councils?|municipalit(y|ies)|health insurers?|culture fund|ministry)\b/i,
    unless:
      /\b(?:recogni[sz]ed|approved|accredited|licensed|certified|registered) (?:by|with) |\b(?:pharmacy|medical|nursing|works|student|teaching) councils?\b/i,
    strength: (name) => `Public payers decide slowly, but once they pay for ${name} they tend to stay.`,
    recommendation: (said, name) =>
      `Find out in which month the ${PUBLIC.exec(said)?.[0].toLowerCase() ?? "payer"} fixes the budget, and put one page about ${name} on that desk four weeks before. Watch: meetings with the person who signs.`,
    yes: "Two councils fund the letters.",
    no: "Two friends fund the letters.",
  },
  {
    id: "schools",
    weight: 37,
    fields: ["problem", "solution", "differentiator", "businessModel"],
    when: /\b(schools?|teachers?|universit(y|ies)) (use|have|pay|book|buy|refer|sign)\w*\b/i,
    unless:
      /\b(?:evening|night|driving|language|music|dance|riding|ski|surf|other|most) (?:schools?|teachers?)\b/i,
    strength: (name) => `One school that speaks well of ${name} is heard by its neighbours.`,
    recommendation: (_said, name) =>
      `Talk to schools about ${name} before the holidays end, because a term that has begun is a term too late. Watch: schools that name a start date.`,
    yes: "Four schools use it already.",
    no: "Four families use it already.",
  },
  {
    id: "hardware-cert",
    weight: 50,
    forms: ["hardware"],
    fields: ["solution", "differentiator"],
    when: /\b(battery|sensor|device|valve|radio|cellular|chip|scale)\b/i,
    unless:
      /\bno [\w ,]{0,16}(battery|sensor|device)\b|\b(any|every|their own|mobile) devices?\b|\b(sliding scale|at scale)\b/i,
    strength: (name) =>
      `A device in place is not switched off as easily as an app, and that favours ${name}.`,
    recommendation: (_said, name) =>
      `Before ordering parts for a series, ask a test laboratory which approvals ${name} needs, in which order and how long each takes. Watch: the date of the first certificate.`,
    yes: "A battery sensor clips onto the pipe.",
    no: "A poster hangs beside the pipe.",
  },
  {
    id: "handmade",
    weight: 36,
    fields: ["solution", "differentiator"],
    when: /\b(by hand|hand-?made|bespoke|made to (order|measure))\b/i,
    unless:
      /\b(?:pack\w*|pick\w*|harvest\w*|count\w*|analys\w+|analyz\w+|check\w*|review\w*|sort\w*|read\w*|track\w*|typ\w+|cop(?:y|ies|ied)|enter\w*|fill\w*|writ\w+|takes?|minutes?|hours?)\b[^.;]*\bby hand\b|\bby hand (?:takes|and|every)\b/i,
    strength: (name) =>
      `Every piece has a maker who can be shown, which a factory cannot say and ${name} can.`,
    recommendation: (_said, name) =>
      `Time the work on ten pieces of ${name} and multiply it by a wage you would pay somebody else; that is the real cost. Watch: pieces per day and pair of hands.`,
    yes: "Each strap is sewn by hand.",
    no: "Each strap comes from a machine.",
  },
  {
    id: "frozen-chain",
    weight: 40,
    fields: ["solution", "differentiator"],
    when: /\b(frozen|chilled|refrigerated|cold chain|cool(ed)? overnight)\b/i,
    strength: (name) => `What stays cold travels further, so ${name} can sell beyond the neighbourhood.`,
    recommendation: (_said, name) =>
      `Put a temperature logger into ten deliveries of ${name} and keep the curves; the first complaint will be about temperature. Watch: deliveries above the limit.`,
    yes: "The rolls are delivered frozen.",
    no: "The rolls are delivered warm.",
  },
  {
    id: "result-printed",
    weight: 43,
    fields: ["solution", "differentiator"],
    when: /\b(published|shown|displayed|written) (on|with|beside) (the|each|every)\b/i,
    strength: (name) => `Customers see that on ${name} itself and not in a brochure.`,
    recommendation: (said, name) =>
      `Decide now what happens to a unit of ${name} whose result is bad news (${said}). Watch: units held back per month.`,
    yes: "The score is shown on the door.",
    no: "The score is known to us.",
  },
];
