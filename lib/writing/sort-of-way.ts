/** What a way of doing it today is, and so how it is tried: a firm is asked, a product used, a habit followed. */
export type SortOfWay = "habit" | "program" | "paper" | "place" | "supplier" | "goods";

const PROGRAM =
  /\b(?:apps?|tools|planners|trackers|software|systems|(?:web)?sites|platforms?|programs|programmes|templates|spreadsheets?|portals?|chatbots?|newsletters?|forums?|videos|tutorials|podcasts|marketplaces?|ads|messengers?|excel|search engines?)$/i;
const PAPER =
  /\b(?:(?:text|exercise|hand)?books|guides|diar(?:y|ies)|leaflets|manuals|forms|notebooks|handbooks|worksheets|magazines|booklets|lists|calendars?|charts|posters|letters|paper|notepads?|clipboards?)$/i;
const PLACE =
  /\b(?:fairs|markets|supermarkets?|(?:[\p{L}-]+ )?shops?|stores?|chains?|courses?|class(?:es)?|schools?|caf[eé]s?|gyms?|studios?|museums?|pubs?|bars?|restaurants?|canteens?|launderettes?|launderet|nurseries|nursery|daycares?|kindergartens?|clubs?|camps?|salons?|spas?|saunas?|pharmac(?:y|ies)|bakeries|libraries|cent(?:er|re)s?|clinics?|hospitals?|practices?|kiosks?|garden cent(?:er|re)s|petrol stations?|cinemas?|theat(?:er|re)s?|hotels|hostels|parks?|playgrounds?|pools?|malls?|academ(?:y|ies)|colleges?|parlou?rs?|cold rooms|workshops|seminars|groups|meetings|trains?|buses|ferries)$/iu;
const SUPPLIER =
  /\b(?:men|women|people|repairers?|menders|compan(?:y|ies)|firms?|agenc(?:y|ies)|agents|services?|consultants?|consultanc(?:y|ies)|auditors?|providers?|suppliers?|brokers?|contractors?|crews?|walkers|sitters|tutors?|teachers?|trainers?|coach(?:es)?|lawyers?|accountants?|laundr(?:y|ies)|caterers?|painters|banks|lenders|insurers?|garages|mechanics?|plumbers?|electricians?|builders?|installers?|cleaners?|gardeners?|landscapers?|photographers?|designers?|developers?|translators?|editors?|printers?|manufacturers?|makers|wholesalers?|distributors?|dealers?|traders?|couriers?|carriers?|movers?|haulers|nann(?:y|ies)|carers|doulas?|advis[eo]rs?|recruiters?|freelancers?|planners|taxis|vets|podiatrists?|dentists?|doctors?|physiotherapists?|therapists?|dietitians?|notar(?:y|ies)|architects?|surveyors?|tailors|cobblers|hairdressers|barbers|groomers|interpreters?|roofers|handymen|laborator(?:y|ies)|labs?|mills|yards|councils?|municipalit(?:y|ies)|collectors?|operators?|studios|intermediaries|middlemen|moneylenders|auctions|bakers|publishers|merchants|technicians?|writers|cameram[ea]n|dieti[ct]ians?|nutritionists?|organi[sz]ations?)$/i;

/** As it is called before "of", "from" or "in": "books" of "books for beginners". */
const headOf = (who: string) => who.split(/ (?:of|for|from|in|by|with|at|on|near|that|who|which) /)[0] ?? who;

export function sortOfWay(who: string): SortOfWay {
  const head = headOf(who);
  if (/^\p{L}+ing /u.test(who) && !PROGRAM.test(head) && !SUPPLIER.test(head)) return "habit";
  if (PROGRAM.test(head)) return "program";
  if (PAPER.test(head)) return "paper";
  if (PLACE.test(head)) return "place";
  return SUPPLIER.test(head) ? "supplier" : "goods";
}
