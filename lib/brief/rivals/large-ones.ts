const LARGE_ONES =
  /^(?:the )?(?:(?:big|bigger|large|larger|national|international|established|famous|well-known|mainstream|major) (?:[\p{L}-]+ ){0,3}(?:firms|companies|chains|brands|sites|platforms|shops|agencies|services|providers|stores|supermarkets|software|apps|tools|schools|studios|gyms|restaurants|banks|consultancies|labels|makers|suppliers|sellers|systems|centres|centers)|(?:supermarket|shop-bought|store-bought|drugstore|high-street|takeaway|ready-made|mass-produced) (?:[\p{L}-]+ ){0,2}[\p{L}-]+s) (?!(?:love|trust|like|use|buy|pay|need|want)\b)\p{L}/iu;
const TOO_DEAR =
  /^(?!(?:our|my|we|it|they|you|this|each|every|with)\b)(?:[\p{L}'’-]+ ){1,5}(?:are|is) (?:(?:too|so|very|often|usually|much too) )+(?:expensive|dear|pricey|costly|slow|complicated|complex|heavy|bulky|loud)\b/iu;

/** "The big rental firms", "supermarket ready meals", "charging stations are too expensive": others by their size, their shop or their price. */
export const isLargeOrDear = (said: string): boolean => LARGE_ONES.test(said) || TOO_DEAR.test(said);
