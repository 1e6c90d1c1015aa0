import { literal } from "@/lib/brief/text/literal";
import type { Archetype } from "@/lib/brief/types";
import type { BuyerSort } from "./buyers";
import { ACTIVITY_ROWS } from "./meeting-places-by-activity";
import { FIRM_TURNS, PRIVATE_TURNS, PROBLEM_ROWS } from "./meeting-places-by-problem";

/** Where buyers of a kind are met, who opens the door, and who already advises them. */
export interface WhereMet {
  /** Plural, after "the": "co-op stores and livestock marts". */
  place: string;
  /** Who says yes or no there. */
  keeper: string;
  /** Why they are there. */
  reason: string;
  /** What one does there, as an instruction; `{name}` is filled in. */
  doing: string;
  /** Hours and things, no sums. */
  cost: string;
  /** Those who already advise or supply them. */
  advisers: string;
  /** What makes advisers pass it on. */
  motive: string;
}

export interface MeetingPlace extends WhereMet {
  kind: RegExp;
  /** Sorts of buyer who are met there; empty for all. */
  sorts: readonly string[];
}

/** sorts> kind => place | keeper | reason | doing | cost | advisers | motive; the first row that fits the audience counts. */
const ROWS = `patient,person> blind|visually|partially sighted|deaf|hard of hearing|wheelchair|disab => associations of disabled people, their newsletters and their outings | secretary of the association | members test everything new and tell each other at once what is usable | ask for a place on one outing or a page in the newsletter, and let three members try {name} and write what they think | one day a month | rehabilitation teachers, mobility trainers and advice centres | they are asked for what really works and have few names
patient> patients?|disease|chronic|diabet|allerg|coeliac|celiac|periods|menopaus|pregnan|amput|disab|deaf|blind => patients' associations and self-help groups | group leader | members test everything new and tell each other | ask for twenty minutes, bring {name} and leave the price with them | two evenings a month | specialist nurses, dietitians and pharmacists | they have ten minutes per patient and want something to hand over
firm,shop,public> dairy|farmers?|growers|ranchers|smallholders|herders => co-op stores, marts and machinery dealers | store manager | every farmer of the district passes there once a week and has time to talk | stand beside the counter on mart day with {name} and one case on a single sheet | one morning a week, a folding table and coffee | vets, agronomists and feed advisers | they see the same loss on every farm and get asked what to do
beekeepers? => evenings of the beekeepers' associations and shops for hives | chair of the association | beginners and old hands meet there once a month all winter | bring {name} to one evening and open it on the table | two evenings a month and the fuel | bee inspectors and course leaders | they are asked after every loss
firm,shop> restaurants|caf[ée]s|chefs|caterers|bakeries|bars|pubs => wholesale markets and cash-and-carry stores | market office | owners buy there themselves before opening, always on the same days | be at the loading bay from six with {name} and a price on one card | two early mornings a week | delivery drivers and sales people of coffee, beer and linen suppliers | they are in every kitchen once a week and trade in news
firm,public> hotels|hostels|guesthouses|hosts => meetings of the regional hotel association and the tourist office | secretary of the association | owners compare occupancy and suppliers there in the quiet months | show {name} for ten minutes with the figures of one house | one day a month and the travel | tourist boards and accountants who look after several houses | they gain standing by a tip that pays
firm,shop> hairdressers|barbers|salons|beauticians => wholesale stores for salon supplies and training evenings | branch manager | salon owners collect colour there on Mondays, when they are closed | stand at the till on a Monday with {name} ready to try | one Monday morning a week | sales representatives of colour brands | they visit forty salons a month and need something new to tell
firm> (?:window )?cleaners|gardeners?|landscapers|handymen|chimney|locksmiths|movers|groomers|dog walkers|pet sitters => supply shops and the chat groups of the trade | shop manager | people who work alone buy there before the first job and ask each other about everything | show {name} on a telephone at the counter, with one real day of work in it | two early mornings a week | suppliers of tools and materials | they hear every complaint over the counter
firm> electrical (?:firms|companies|businesses)|electricians => trade counters of electrical wholesalers | branch manager | vans queue there between half past six and eight | bring breakfast rolls and show {name} on a phone beside the queue | two early mornings a week and the rolls | inspectors of installations and guild offices of the trade | they are asked which tools others use
firm> (?:painting|plumbing|fitting|glazing|flooring|insulation|scaffolding|roofing|heating|building|tiling) (?:firms|companies|businesses)|plumbers|roofers|carpenters|joiners|builders|installers|painters|tradespeople|contractors => trade counters of builders' merchants | branch manager | vans queue there between half past six and eight | bring breakfast rolls and show {name} on a phone beside the queue | two early mornings a week and the rolls | insurers, accountants and guild offices of the trade | they are asked which tools others use
firm> engineers?|engineering|architects?|surveyors? => evening courses of the chamber of engineers and architects | course officer | attendance is compulsory for keeping the title, so partners come themselves | offer a talk on one real case and let people check it with {name} | one talk a month and a day to prepare it | liability insurers and standards committees | fewer errors are fewer claims for them
firm,public,shop> dentists?|dental|physiotherap|clinics?|hospitals?|doctors|gps?|(?:medical|gp|health|veterinary|eye|therapy|surgical|physio|family|group|orthodontic|osteopathy|psychology|specialist) practices|vets?|nurses => study groups and compulsory training evenings | organiser of the study group | colleagues speak openly there and the practice manager often comes along | present one case with figures and let people try {name} in the break | one evening a month | practice managers' networks and suppliers' representatives | they are asked what other practices use
firm> solicitors|lawyers|law firms|notar|accountants?|bookkeepers? => training sessions of the local bar or chamber | training officer | hours have to be proved every year, so people come | take one dull duty and show it done with {name} from start to end | one session a month | software trainers and clerks who move between firms | they save themselves questions by recommending it
public> municipalit|councils?|local government|gemeinden|towns => working groups of the association of municipalities | head of the working group | officials ask there what the neighbouring town does before they buy | bring one municipality that uses {name} and let its official speak | one meeting a quarter and the travel | planners and regional development agencies | a finished project in one town is their best argument in the next
public,firm> schools?|head ?teachers|teachers|kindergart|nurseries => district meetings of head teachers and teachers' training days | district officer | whoever decides sits there with the timetable of next year | show what one class did with {name}, in the words of its teacher | one afternoon a month | subject advisers and parents' councils | they look for things that worked in another school
public,firm,club> museums?|galler(?:y|ies) => annual meetings of the museum association and of its conservators | chair of the working group | those who look after the collections compare there what they have found | bring one finished piece of work with {name} and the photograph of how it was before | two meetings a year | conservators, restorers and heads of collections | they are asked by other houses whom they work with
public,firm,club> theat(?:re|er)s?|orchestras|dance|arts => sector meetings and information days of arts funders | programme officer | directors come to them because money is spoken of | sit beside three directors and go through one deadline of theirs with {name} | one day a month and the train | funders' programme officers and umbrella associations | a better application saves them work
club> churches|parishes|choirs?|clubs?|associations|vereine => annual meetings of the umbrella association | office of the umbrella association | treasurers and chairs of all clubs come once a year | have a table there and solve one club's problem with {name} while others watch | two days a year and one evening a month | advisers of the umbrella association | they answer the same question forty times a month
firm,person> landlords?|property manage(?:rs?|ment)|letting|estate agents? => evenings of the landlords' association | chair of the association | owners of a few flats ask there what they would not ask online | take a question from the room and settle it with {name} | one evening a month | letting agents and accountants | their clients ring them first
shop> shops?|stores?|retailers?|grocers?|boutiques|florists => order days of buying groups and trade fairs of the region | buyer of the group | owners decide there for the whole season | take a small stand next to a line they already carry and let them handle {name} | two fairs a season | sales agents with other goods for the same shops | a second line earns them more on the same visit
firm> manufacturers?|factories|machine (?:builders|shops)|foundries|workshops|mills|quarr|sawmills => factory tours of the chamber of commerce | officer of the chamber | production managers come to see other people's halls | offer to measure one machine or process with {name} during the tour | one tour a month | maintenance firms and auditors | they are in the hall when it goes wrong
firm,person> cooks|bakers|brewers => markets, food fairs and cooking courses | market manager | people who make food for others meet there and compare what it costs them | stand beside three of them for a market day and do one part of their work with {name} | two market days a month | suppliers of ingredients and course leaders | they hear every week what is missing
person,firm> freelancers?|designers|photographers|illustrators|translators|writers|musicians => co-working spaces and meetings of the professional association | community manager | people there compare rates and clients over lunch | do one hour of the work together with {name} and show the bill | one lunch a week | accountants for freelancers and teachers at art schools | young clients ask them for tools
firm> hauliers|haulage|trucking|logistics|freight|couriers => truck stops and dispatch offices | dispatcher | drivers wait there with nothing to do | show {name} during the wait and ask about the last trip | two evenings a week | fleet insurers and vehicle workshops | they see every vehicle twice a year
firm> solar|wind\\b|energy|utilities|grid => operators' forums and service days of the industry association | programme committee | asset managers compare faults and yields there | bring the record of one plant before and after {name} | two events a year and three site visits | technical managers and insurers of several plants | one tip spreads over their whole portfolio
firm,person> developers?|start-?ups?|software|product managers|saas => meetups and public chats around the tools they use | organiser of the meetup | they try things on the spot and say what breaks | run {name} live on somebody else's example | one evening a week | maintainers and consultants of those tools | they point to what saves them support
person,patient> bereaved|widow|mourn|famil(?:y|ies) (?:who|that) lost|grie(?:f|ving) => funeral homes, parish offices and citizens' advice desks | funeral director | families sit there in the first week with a folder of papers | leave {name} on one page with a telephone number, and take the calls yourself | one morning a week | funeral directors, notaries and hospice social workers | families ask them what comes next, and they have no time to do it
person,patient> (?:adult|grown[- ]?up) (?:kids|children|daughters|sons)\\b|(?:adult )?(?:children|daughters|sons|relatives|families|adults) (?:of|whose|with|who (?:look|care)) .*(?:parents?|mothers?|fathers?|older|elderly|over [678])|(?:ageing|aging|elderly|older) parents|family carers => pharmacies, parish halls and relatives' evenings of care services | organiser of the evening | those who worry about a parent ask there what others do | be there for one evening with {name} and take one real case through with the family | two evenings a month | district nurses, family doctors and the human resources desks of large employers | they are asked who could help and have no name to give
person> (?:home|house|garden|property) ?owners|holiday[- ]home => garden centres, builders' merchants and the street's own chat group | branch manager | owners come with one thing that has to be done at the house | show {name} on one house of the street and leave a card at the ten next to it | two Saturdays and one evening a week | builders, estate agents and chimney sweeps | owners ask them whom they can ring
person,patient> toddlers|baby|babies|infants|newborn|pregnan|expecting|new (?:parents|mothers|fathers|mums|dads)|(?:under|up to|below) (?:one|two|three|four|[1-4])\\b => school gates, nurseries and playgrounds | head of the nursery | parents stand there twice a day and talk about exactly this | be there at pick-up time with {name} to touch and try | three afternoons a week | midwives, paediatricians and nursery teachers | parents ask them before they ask a search engine
person,patient> parents|mothers|fathers|mums|toddlers|babies|(?<!(?:adult|grown[- ]?up) )(?:kids|child|children)\\b => school gates, sports clubs and after-school classes | chair of the parents' association | parents stand there twice a day and talk about exactly this | be there at pick-up time with {name} to touch and try | three afternoons a week | teachers, club coaches and parents' associations | parents ask them before they ask a search engine
person,shop> dog|cat|pet|horse|puppy => vets' waiting rooms, dog schools and the park at seven | practice manager | owners wait there and speak with strangers about nothing else | meet the same group for a week and let them use {name} once | five early mornings and a bag of treats | vets, groomers and dog trainers | they are asked every day and sell nothing of the kind
person> students?|graduates|pupils|apprentices => campus canteens, student unions and first-week fairs | officer of the student union | everybody passes within one hour at noon | do the first use with them there and then, with {name} on the table | three lunch hours a week | student advisers and course representatives | a problem less in their office
person,patient> seniors?|elderly|(?<!(?:cars|bikes|bicycles|houses|homes|vehicles|machines|buildings|devices|boats|children|kids) )older|(?:people |adults |those )?(?:over|aged) [6-9]\\d|retire|pensioners|idosos|grandparents => pharmacies, parish halls and day centres | pharmacist | they come in person, have time and trust the people behind the counter | sit there one morning with {name} and the first name of somebody they know | two mornings a week | district nurses, pharmacists and adult children | they see the need before the family does
person,club> swimmers|runners|cyclists|climbers|surfers|gym|weightlift|yoga|athlet|players|fitness|hikers|skiers => clubs, pools and regular training meets | captain of the club | the same faces come every week, and what one tries the others see | join three sessions and have everybody try {name} afterwards | three sessions a week | coaches and shop owners of the sport | their word decides what a group buys
person,club> walk|birds?|nature|garden|outdoor|allotment|fishing|anglers => nature reserves, walking groups and garden centres | leader of the group | people go there with the question already in mind | walk along twice and use {name} with the group on the way | two mornings a week | wardens, course leaders and outdoor shops | they are asked the same questions on every walk
person> tenants?|renters?|flat|housing|households?|residents|neighbou?rs => lobbies, tenants' meetings and hardware stores | caretaker | what is wrong at home is talked about there | solve one household's case with {name} and put the result on the notice board | two evenings a week | tenants' associations and caretakers | they hear of the trouble first
person> employees|office workers|workers|managers => training days of the chamber, trade union evenings and learning weeks of employers | HR manager | people go there because they want to learn something for their work | hold one free hour of {name} there on a question that somebody brings along | two evenings and one worksheet | HR managers and works councils | they have money for training and few names for it
person> commuters|office workers|employees|workers => station exits, canteens and the lobby at noon | site manager | the same people come by at the same minute every day | let them try {name} at that minute for two weeks | ten mornings, nothing else | reception desks and building managers of the offices nearby | they are asked for tips every day
person> tourists?|travell?ers|visitors|guests|backpackers => tourist offices, hostels and the stop where tours begin | desk manager | people there decide within the hour what to do | offer the next free place of {name} on the spot | four mornings a week and a board | receptionists and guides | a happy guest is their review
person> hobby|makers|renovat|craft|collectors|flea market|diy|sewing|knit => flea markets, maker spaces and material shops | organiser of the market | people come with a piece under their arm and no idea how to go on | take one of those pieces and work on it with {name} where everybody can see | two weekends a month and the stand fee | shopkeepers and course leaders | they sell material when a project gets done
person> gamers?|game|players of => community servers and streams around similar games | moderator | players try at once and are blunt | play {name} live with ten of them and note where they stop | three evenings a week | streamers with small audiences | they need something nobody has shown yet
person> migrants?|refugees?|expats?|foreign|immigrant|filipin|newcomers|english-speaking => language schools, community meetings and consulates' open days | teacher or organiser | newcomers ask each other there how things work here | go through one real letter or form with {name} together | two evenings a week | language teachers and advice centres | they answer the same question every week without pay
person> wedding|brides|engaged|couples (?:who|getting|planning to) (?:marry|get married|married) => wedding venues and fairs | venue manager | couples come with a date and a budget | have one finished example of {name} to see and a free date to book | two weekends a month | venue managers and registrars | couples ask them for names
person,shop> snack|foodies|shoppers|consumers|eaters|health-minded|drink(?!er) => tasting tables in the shops that will carry it | shop manager | people taste, turn the pack round and say the price is too high or right | stand there yourself on a Saturday with {name} open on the table | one Saturday a week and the samples | shop managers and nutrition bloggers | what sells by itself makes their shelf
person> learners|job seekers|career|unemployed => job centres and training fairs | counsellor | people there are deciding this month | do a first lesson with {name} on the spot | one day a week | counsellors and former participants | a placement counts for them
firm> ^(?:small |mid-?size |large |local |medium |big |growing |young )*(?:compan(?:y|ies)|firms|offices|business(?:es)?|smes?|employers|teams|organi[sz]ations|managers|enterprises)(?: |$) => breakfasts of the chamber of commerce and the tenants' meetings of office buildings | events officer | those who run a place compare suppliers there over coffee | bring {name} for everybody at one table and let them use or taste it | one morning a week | office landlords, tax advisers and payroll firms with many clients | one recommendation serves all of their clients
firm> . => trade fair and the regional meetings of {crowd} | secretary | they compare suppliers there and speak of what went wrong | walk the aisles without a stand, ask at ten tables about the last case and show {name} to whoever has one | one fair a year and a day a month | suppliers and accountants with several clients among {crowd} | one recommendation serves all of their clients
public> . => regional meetings of those who run {crowd} | head of the working group | they ask there what the neighbours do before they buy anything | bring one of them that uses {name} and let its own people speak | one meeting a quarter and the travel | advisers and umbrella bodies of {crowd} | a finished example elsewhere is their best argument
club> . => annual meetings of the umbrella association of {crowd} | office of the association | treasurers and organisers of all groups come once a year | have a table there and settle one group's case with {name} while others watch | two days a year and one evening a month | advisers of the umbrella association of {crowd} | they answer the same question forty times a month
shop> . => order days and trade fairs where {crowd} buy for the season | buyer of the group | they decide there for the whole season | stand next to a line they already carry and let them handle {name} | two fairs a season | sales agents who already call on {crowd} | a second line earns them more on the same visit
patient> . => self-help groups and association evenings of {crowd} | group leader | members test everything new and tell each other | ask for twenty minutes, bring {name} and leave the price with them | two evenings a month | specialist nurses and advisers whom {crowd} already see | they have ten minutes per person and need something to hand out`;

const cells = (text: string) => text.split("|").map((cell) => cell.trim());

const read = (rows: string): readonly MeetingPlace[] =>
  rows.split("\n").map((row) => {
    const [whom = "", rest = ""] = row.split(" => ");
    const [sorts, kind = ""] = whom.includes("> ") ? whom.split("> ") : ["", whom];
    const [place = "", keeper = "", reason = "", doing = "", cost = "", advisers = "", motive = ""] =
      cells(rest);
    return {
      kind: new RegExp(`(?<!\\p{L})(?:${kind})`, "iu"),
      sorts: sorts ? sorts.split(",") : [],
      place,
      keeper,
      reason,
      doing,
      cost,
      advisers,
      motive,
    };
  });
const MEETING_PLACES = read(ROWS);
const BY_ACTIVITY = read(ACTIVITY_ROWS);

const BY_PROBLEM: readonly MeetingPlace[] = PROBLEM_ROWS.split("\n").map((row, i) => {
  const [whom = "", rest = ""] = row.split(" => ");
  const [sorts = "", kind = ""] = whom.split("> ");
  const [place = "", keeper = "", advisers = ""] = cells(rest);
  const turns = sorts === "firm" ? FIRM_TURNS : PRIVATE_TURNS;
  const { reason = "", doing = "", cost = "", motive = "" } = turns[i % turns.length] ?? {};
  const said = new RegExp(`(?<!\\p{L})(?:${kind})`, "iu");
  return { kind: said, sorts: sorts.split(","), place, keeper, reason, doing, cost, advisers, motive };
});
/** So many of the answers speak of it. */
const CENTRAL = 2;
/** The problem, the solution and the audience. */
export type Told = readonly [problem: string, solution: string, audience: string];
/** Whom people deal with because of this very problem: what several of the answers speak of. */
const byProblem = (told: Told | null, sort: BuyerSort) =>
  BY_PROBLEM.find(
    ({ kind, sorts }) =>
      sorts.includes(sort) && (told ?? []).filter((answer) => kind.test(answer)).length >= CENTRAL,
  );
/** Who buys is told by the problem itself: "parents of children with food allergies". */
export function metByProblem([problem, , audience]: Told, sort: BuyerSort): WhereMet | null {
  const row = sort === "firm" ? undefined : byProblem([problem, "", audience], sort);
  return row ?? null;
}

const THINGS = new Set<Archetype>(["ecommerce", "hardware", "local"]);
/** Nobody tastes or touches a program or an hour of work. */
const TOUCHED =
  /\b(?:touch|tast(?:e|ing)|worn example|handle|finished sample|open it on the table|let people try it)\b/;
const TOLD =
  "show three people there on a telephone what {name} does for them and at what price, and note what they ask first";

/** "With 3 to 20 trucks" counts what they own; it is not what they do. */
const OWNED = /(?:\bwith|,) (?:about |up to |at least |over |between |around )?\d[^,.;]*/gi;

/** "Wine tourists, and wineries with a cellar": the first are those to win first. */
const SECOND_GROUP = /, and |; |\. (?=\p{Lu})/u;
/** "Builders' merchants" are no builders. */
const OTHERS_OWN = /\p{L}+(?:s['’]|['’]s) /gu;
/** Of these the answer says more than their general name. */
const ANY_FIRM = /^(?:companies|firms|businesses|offices|organi[sz]ations|owners|managers|customers)$/i;
const GROWN_UP = /^adult (?:children|daughters|sons)\b/i;
const AGED = /(?<=^(?:adult )?(?:children|daughters|sons)) (?:aged [\d to-]+|in \p{Lu}\p{L}+| )+(?=whose )/iu;
/** Parents are met by the age of their children. */
const SMALL_CHILDREN =
  /\b(?:with|of) (?:(?:an?|their|two|young|small) )*(?:newborns?|bab(?:y|ies)|toddlers?|infants?)\b/i;

const uncapped = (said: string) =>
  /^\p{Lu}\p{Ll}/u.test(said) ? said.charAt(0).toLowerCase() + said.slice(1) : said;
/** By what the audience does, as the founder describes it, else the first row for a crowd of that sort; null where none fits. */
export function meetingPlaceOf(
  crowd: string,
  sort: BuyerSort,
  audience = crowd,
  form: Archetype = "ecommerce",
  told: Told | null = null,
): MeetingPlace | null {
  const [said = ""] = audience.split(SECOND_GROUP, 1);
  // "Adult children aged 40 to 60 in Canada whose parents ...": how old and where stands between.
  const first = said.replace(AGED, " ");
  const own = first.replace(OWNED, "").replace(OTHERS_OWN, "");
  const [firms = crowd] = first.split(/ (?:in|with|who|that|which|from|across|near|looking|run) |[,;(]/);
  const named = sort === "firm" && ANY_FIRM.test(crowd) ? firms : crowd;
  const who = GROWN_UP.test(crowd) ? first : named;
  const met = [who.replace(OTHERS_OWN, ""), SMALL_CHILDREN.exec(own)?.[0] ?? ""].join(" ");
  const noun = crowd.split(" ").at(-1)?.toLowerCase() ?? "";
  const general =
    (sort === "patient" ? undefined : BY_ACTIVITY.find(({ kind }) => kind.test(own))) ??
    MEETING_PLACES.find(
      ({ kind, sorts, place }) =>
        (sorts.length === 0 || sorts.includes(sort)) &&
        kind.test(met) &&
        // A course is chosen where people think of learning, and not on the way to work.
        (form === "education"
          ? !/^(?:station exits|campus canteens)/.test(place)
          : !place.startsWith("training days")) &&
        // Only what is sold on is ordered for a season.
        !(form === "hardware" && place.startsWith("order days")) &&
        // What is bought for a home is not talked of in its lobby.
        !(form === "ecommerce" && place.startsWith("lobbies")) &&
        // Nobody is met at a counter of their own.
        !(noun.length > 3 && new RegExp(`\\b${literal(noun)}\\b`, "i").test(place)),
    );
  const problem = byProblem(told, sort);
  // A firm is met by its trade; what its own customers have trouble with says nothing of it.
  const found = problem && sort !== "firm" ? problem : general;
  if (!found) return null;
  const filled = (text: string) => text.replaceAll("{crowd}", sort === "firm" ? uncapped(named) : crowd);
  return {
    ...found,
    place: filled(found.place),
    doing: THINGS.has(form) || !TOUCHED.test(found.doing) ? found.doing : TOLD,
    keeper: filled(found.keeper),
    advisers: filled(found.advisers),
    motive: filled(found.motive),
  };
}
