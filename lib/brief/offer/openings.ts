/** How an offer opens before it is named: "we are building a". */
export const FIRST_WORDS =
  /^(?:(?:we|i|our team)\s+(?:\w+ly\s+)?(?:are\s+|have\s+|will\s+)?(?:building|build|built|make|making|offer|offering|run|running|create|creating|develop|developing|provide|providing|sell|selling|open|opening|launch|launching|install|bake|produce|publish|plan|design|designing|engineered|engineer|invented|developed|created|founded|brew|roast|grow|organise|organize|print|roast|import|rent(?: out)?|lend(?: out)?|hire out|record|bottle|knit|sew|weave|cook|press|smoke|mill|blend|ferment|craft|bring|lease|supply|deliver|stock|serve|preserve|dip|dry|cut|host|hold|lead|put together|recorded|launched|made|set up|want to build|want to open|am building|am opening)(?:\s+and\s+(?:sell|publish|ship|deliver|install|run|produce|make|rent|print|roast|operate))?\s+)?(?:(?:a|an|the|one|our|this|is|it's|it is|are|am|two|three|four|five|six|\d+(?!\s(?:day|week|minute|hour|month|year|step|person|page))|un|una|uno|ein|eine|einen|une|um|uma|een|el|la|der|die|das|le|het)\s+)*/i;
/** Where the name of an offer ends. */
export const STOP =
  /(?<![-\w])(?:that|which|who|just|where|the|with|for|to|so|in|on|of|by|from|when|whose|and|plus|using|serving|inside|at|as|we|they|you|per|without|between|across|through|over|under|after|before|into|where|because|beside|near|behind|above|below|around|during|until|about|within|outside|onto|like|via|it|is|are|lets?|helps?|turns?|reads?|shows?|finds?|matches|connects|predicts?|measures|sends|warns|tells|detects|monitors|(?<!audio |city |travel |video |field |study |buying )guides|teaches|calculates|compares|writes|sells|collects|summari[sz]es?|où|onde|donde|dove|wo|que|para|con|die|der|das|qui|pour|avec|che|per)(?![-\w])/i;

/** "Room and teacher timetable software", "a yoga and sauna room": two things handled, one offered. */
export const PAIR =
  /^(?:[\p{L}-]+\s){1,2}and\s(?:[\p{L}-]+\s){1,2}(?:file|diary|software|app|platform|tool|system|room|studio|shop|service|school|club|marketplace|bar|sensor|camera|device|kit|set|lamp|monitor|meter|tracker|gym|bakery|caf[eé]|clinic|centre|center|store|farm|course|workshop)(?=$|[\s,.;:])/iu;

/** "Grow oyster and lion's mane mushrooms": what both of them are. */
export const SHARED_HEAD =
  /^\p{Ll}{3,}(?<!s|ing|ed|ly) and (?:[\p{Ll}'’-]+ ){1,3}?(\p{Ll}{3,}(?<!ss)s)(?=,| (?:on|in|from|at|with|for|to|of|by|under)\b|[.;]|$)/u;

/** "We clean shop windows": what work is done to is not what is offered. */
export const DONE_TO =
  /^(?:we|i) (?:clean|repair|wash|mend|fix|service|inspect|sharpen|tune|restore|scan|polish|maintain|empty|sweep|prune|come|visit|look after|re-\p{L}{3,}|refurbish|reupholster)\b/iu;
