export const LIST = /^(?:list|checklist)$/;
export const PLAN = /^(?:plan|schedule|calendar|timetable|rota|roster|itinerary|programme)$/;
export const PICTURE = /^(?:photo|picture|image|video|photograph|screenshot|scan)$/;
export const NEWS =
  /^(?:message|reminder|text|sms|e-?mail|mail|notification|note|alert|tip|letter|call|warning)$/;
export const PAPER =
  /^(?:pdf|history|document|file|list|checklist|report|invoice|summary|overview|statement|certificate|receipt|chart|drawing|dashboard)$/;
/** Somebody or something that comes by itself where it is sent. */
export const COMES =
  /^(?!(?:newslett|lett|pap|ord|remind|numb|fold|post|stick|off|contain|draw|answ)er$)(?:\p{L}+(?:er|ist|ian)|machine|van|truck|team|crew|nurse|somebody|mechanic|pair of hands)$/u;
export const THEIRS = /^(?:you|they|customer|client|member|guest|owner|parent|he|she)$/;
export const TOLD =
  /^(?:address|question|answer|plan|bill|data|measurement|detail|name|number|wish|form|idea|size|date|hour|budget|list)$/;
/** Asked for and sent, and carried by nobody. */
export const SENT_IN =
  /^(?:licen[cs]e|certificate|document|form|data|answer|response|review|feedback|signature|consent|photo|file|receipt|e-?mail|proof|record|detail|information|insurance|application|vote|idea|opinion|paper|cv|reference|report|bill|invoice|reading|contact|statement)$/;
/** Money is moved, and what goes to an account or a group has no parcel. */
export const NOT_CARRIED =
  /^(?:allowance|money|payment|sum|amount|contribution|donation|deposit|fee|transfer|pension|salary|wage|eidiya|credit|gift)\b|\bto (?:the|an?|their|your|his|her) (?:\p{L}+ )?(?:card|account|wallet|phone|app|inbox|group|list|chat|system|portal)\b/iu;
/** Written down and seen by others, and packed by nobody. */
export const POSTED =
  /^(?:offer|quote|price|link|data|idea|location|request|job|task|shift|question|wish|ad|advert|message|text|note|answer|report|detail|document|file|list|form)$/;
export const PERSON =
  /^(?:student|nurse|teacher|technician|cleaner|coach|trainer|expert|inspector|mechanic|doctor|helper|volunteer|carer|person)$/;
/** Brought together with others of whom there are several. */
export const GROUPS =
  /^(?:famil(?:y|ies)|owner|buyer|seller|customer|client|parent|student|learner|people|household|restaurant|shop|farmer|founder|host|guest|couple|creator|player|family)$/;
export const ABSTRACT =
  /^(?:experience|service|solution|class|lesson|session|program|programme|workshop|result|advice|help)$/;
/** Whoever carries things to somebody. */
export const BRINGS = /^(?:we|you|driver|rider|courier|postman|shop|baker|restaurant|team|van|)$/;
