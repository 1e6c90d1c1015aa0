/** What a business pays for, said right before a sum: "rent £2,900", "petrol about R180", "three staff at £12.50". */
export const ALWAYS_PAID =
  "rent|lease|leasing|mortgage|salar(?:y|ies)|wages?|payroll|ingredients?|raw materials?|materials?|consumables?|components?|parts|supplies|packaging|postage|freight|customs|petrol|diesel|fuel|labou?r|assembly|overheads?|fixed costs?|running costs?|utilities|electricity|heating|accountant|accounting|bookkeep(?:er|ing)|hosting|servers?|gpus?|compute|cogs|raw \\p{L}+|mati[èe]res premi[èe]res|materias primas|\\p{L}{3,}kosten|\\p{L}{3,}kostnad(?:er)?|\\p{L}{3,}omkostninger|(?:frais|gastos|costos|costes|custos|costi|coûts) (?:de|di|d’|d') ?\\p{L}+|(?:llm|ai|inference|cloud|software|tool|card|payment|transport|travel|support|staff|admin|sms|delivery|production|running) costs|pacht|miete|nebenkosten|gehälter|wachdienst|personal|hyra|husleje|leie|huur|loyer|alquiler|aluguel|affitto|löhne|sueldos?|strom|loyers|ingredientes|zutaten|materialkosten|porto";

/** The same, unless it is what the business sells. */
export const PAID_UNLESS_SOLD =
  "insurance|energy|power|water|internet|wi-?fi|storage|warehouse|cleaning|laundry|maintenance|upkeep|repairs|permits?|licen[cs]e fees?|marketing|advertising|ads?|staff|crew|drivers?|couriers?|riders?|teachers?|tutors?|instructors?|trainers?|coach(?:es)?|cooks?|chefs?|bakers?|baristas?|cleaners?|nurses?|carers?|technicians?|mechanics?|helpers?|assistants?|interns?|freelancers?|editors?|writers?|translators?|designers?|developers?|photographers?|examiners?|guards?|attendants?|employees?|workers?|shipping|delivery cost|printing|fabric|yarn|leather|wood|timber|flour|milk|beans|wax|feed|fodder|seedlings|detergent|chemicals|filters|sim|airtime|data plan|tokens|api fees?|card fees?|payment fees?|bank fees?|mobile money fees?|lab fees?|stall fee|stall|pitch fee|site fee|parking|travel|person|part-?timers?|handlers?|workers?|licen[cs]es?|data|tax(?:es)?|food|vet|vets|veterinary|gardeners?|officers?|computing|empaque|reparto|software|llm|cloud(?: \\p{L}+)?|aws|openai|sms|van|truck|versand|verpackung|envío|livraison|envio|spedizione|kurier";

/** Who does work, by the ending of the word; things and buyers with the same ending are left out. */
export const PERSON =
  "(?!(?:order|number|water|paper|power|dinner|letter|folder|container|cooler|starter|sensor|charger|printer|poster|locker|burger|monitor|trailer|tractor|sticker|reader|scanner|tracker|planner|filter|member|customer|user|buyer|subscriber|seller|owner|holder|summer|winter|quarter|chapter|offer|tier|other|later|visitor|traveller|learner|beginner|newsletter|router|heater|freezer|mixer|blender|cover|tower|shower|door|floor|color|minor|major)s?\\s)(?:\\p{L}{3,}(?:er|or|ist|ian|keeper|person|man|woman)|chef|cook|nurse|vet|guide|guard|pilot|crew|musician)s?";

/** What is bought once to open: "oven, steamer and fit-out £48,000". */
export const EQUIPMENT =
  "umbau|ausstattung|renovierung|(?:van|truck|trailer|boat|container|freezer|cart)s? and \\p{L}+|fit[- ]?out|tools(?: and \\p{L}+)?|mill|kiln|fitting out|equipment|machine(?:ry|s)?|tooling|moulds?|molds?|oven|ovens|kitchen|renovation|refurbishment|build-?out|opening costs?|start-?up costs?|opening the (?:shop|place|studio|salon)|deposit on the (?:shop|place)|(?:the|our|one|a) (?:van|truck|cart|trailer|boat|kiln|press|loom|freezer|cold room)";

/** What a place or supplies are paid for each time. */
export const CLASS_OR_TIME =
  /^(?:hour|day|evening|morning|afternoon|weekend|session|class|lesson|course|visit|cleaning|treatment|appointment|job|event)$/;

/** "The workshop is", "our garden": what a business keeps up month after month, said with its article. */
export const KEPT_UP =
  "(?:the|our|my) (?:\\p{L}+ )?(?:workshop|showroom|yard|garage|garden|orchard|greenhouse|barn|minibus|bus|van|truck|lorry|boat|mooring|kitchen|studio|hall|warehouse|unit|lab|office|site)(?: (?:in|at|near|with) [^.;,\\d]{2,30}?)?";
