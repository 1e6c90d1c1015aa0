/** Who provides by nature, singular heads. */
const PROVIDERS =
  "vendor|seller|supplier|provider|host|tutor|teacher|instructor|coach|mentor|trainer|guide|skipper|captain|driver|courier|cleaner|minder|carer|caregiver|nanny|sitter|babysitter|childminder|walker|groomer|nurse|midwife|doctor|therapist|lawyer|accountant|interpreter|translator|photographer|videographer|musician|band|dj|performer|choir|mariachi|dancer|artist|illustrator|designer|creator|influencer|producer|composer|maker|crafter|artisan|craftsman|craftswoman|craftspeople|tailor|seamstress|weaver|carver|potter|carpenter|plumber|electrician|roofer|painter|mason|builder|contractor|installer|mechanic|technician|repairer|mender|gardener|handyman|tradesman|tradesperson|tradespeople|beautician|hairdresser|barber|stylist|chef|cook|caterer|baker|bakery|grower|lender|landlord|dealer|merchant|trader|grocer|florist|mover|haulier|carrier|freelancer|talent|professional|pro|expert|adviser|advisor|consultant|specialist|engineer|developer|volunteer|helper|inspector|crew|lab|laboratory|workshop|studio|kitchen|restaurant|clinic|yard|shop|store|university|orchard|dairy|mill|winery|vineyard|brewery|roaster|boutique|venue";
/** Who brings forth what all others trade. */
const GROWERS =
  "farm|farmer|smallholder|cooperative|co-op|grower|fisherman|fishermen|beekeeper|livestock keeper";
/** Who looks and pays by nature. */
const SEEKERS =
  "family|parent|mother|father|mum|mom|dad|couple|bride|household|renter|tenant|guest|traveller|traveler|tourist|visitor|passenger|patient|student|pupil|learner|beginner|buyer|borrower|shopper|customer|client|consumer|diner|eater|reader|listener|fan|lover|collector|bidder|hunter|seeker|searcher|dweller|expat|newcomer|employer|office|company|firm|brand|startup|start-up|business|agency|hospital|school|planner|manager|importer|exporter|resident|commuter|pensioner|senior|citizen|booker";
const EITHER =
  "owner|shelter|charity|ngo|neighbour|neighbor|homeowner|member|group|flat|hall|keeper|practice|hotel|cafe|café|canteen|society|people|woman|man|women|men|judge|craft|colleague|plant|retiree|hobbyist|amateur|graduate|local|pool|gym|studio";
const ENDS_AS_SOMEBODY = /(?:[^aeiou]{1,2}|[aeiou])(?:ers|ors|ists|icians|women|men)$/iu;
const NOBODY =
  /^(?:others|numbers|papers|lockers|offers|orders|trailers|posters|stickers|computers|printers|containers|letters|flyers|vouchers|matters|corners|dinners|suppers|summers|winters|errors|doors|floors|colou?rs|flavou?rs|hours|motors|mirrors|sensors|monitors|tractors|counters|towers|showers|covers|answers|chargers|coolers|heaters|freezers|boilers|trousers|sneakers|scooters|ladders|layers|leaders|powers|members|folders|filters|timers|calendars|newsletters|speakers|partners|rollers|planters|blenders|sweaters|centers|quarters|borders|flowers|users|lists|checklists|wishlists|playlists|transfers|favou?rs|markers|tankers|headers|footers|players|brothers|sisters|daughters|fathers|mothers|years|underwriters?|insurers?|stakeholders|readers|chambers|parlou?rs|competitors|organisers|organizers|promoters|sponsors|subscribers|visitors|investors|donors|followers|wheelers|rivers|feathers|diapers|toppers|tuners|routers|drawers|mixers|juicers|toasters|lighters|buffers|kilometers|meters|liters|litres)$/iu;
const whole = (words: string) => new RegExp(`^(?:${words})$`, "iu");
const PATTERNS = {
  grower: whole(GROWERS),
  provider: whole(PROVIDERS),
  seeker: whole(SEEKERS),
  either: whole(EITHER),
};

export type Nature = keyof typeof PATTERNS;

/** By nature on which side of a deal; null for what is nobody. `one` is the singular of `word`. */
export function natureOf(word: string, one: string): Nature | null {
  for (const [nature, pattern] of Object.entries(PATTERNS))
    if (pattern.test(one) || pattern.test(word)) return nature as Nature;
  return ENDS_AS_SOMEBODY.test(word) && !NOBODY.test(word) ? "either" : null;
}
