/** What an amount is. */
export type AmountRole =
  | "price"
  | "take"
  | "cost"
  | "cac"
  | "share"
  | "discount"
  | "average"
  | "oneOff"
  | "cpm"
  | "grant"
  | "donation"
  | "capex"
  | "pay"
  /** What the founder means to pay himself. */
  | "draw"
  | "budget"
  | "own"
  | "traction"
  | "penalty"
  | "bound"
  | "churn"
  | "conversion"
  | "compare"
  | "through";

export interface Cue {
  role: AmountRole;
  pattern: RegExp;
  /** "before" = the words stand before the amount. */
  side: "before" | "after" | "both";
  /** Money, percent, or both. */
  kind?: "money" | "percent";
  /** Wins over a nearer cue of lower weight. */
  weight?: number;
}

const cue = (role: AmountRole, side: Cue["side"], source: string, extra: Partial<Cue> = {}): Cue => ({
  role,
  side,
  pattern: new RegExp(source, "giu"),
  ...extra,
});

/** Words that tell what an amount is; the nearest one decides. English, with the commonest in es, pt, fr, de, it, nl. */
export const CUES: readonly Cue[] = [
  cue(
    "cpm",
    "both",
    "\\bcpm\\b(?! (?:machine|device|unit|hire|rental))|\\bper (?:thousand|mille|1,?000) (?:views?|impressions?|readers?|opens?|plays?|listens?|downloads?)\\b|\\btkp\\b",
    { kind: "money", weight: 3 },
  ),

  cue(
    "cac",
    "both",
    "\\bcac\\b|co[uû]t d['’]acquisition|cost[eo] de adquisici[óo]n|custo de aquisição|akquisekosten|\\bads?\\b[^.;]{0,20}\\bbrings?\\b[^.;]{0,24}\\bfor\\b|\\b(?:customer )?acquisition costs?\\b|\\bcost per (?:acquisition|order|first order|lead|install|sign-?up|new customer|customer)\\b|\\bto (?:acquire|win|get|sign up) (?:a|an|each|one|every) (?:new )?(?:paying )?(?:customer|user|client|buyer|subscriber|member|reader|restaurant|shop|company)\\b|\\bper (?:new (?:customer|user|client|member|subscriber|reader)|first order|sign-?up|install)\\b",
    { weight: 3 },
  ),
  cue(
    "cac",
    "before",
    "(?<!\\b(?:an|each|per|job|one) )\\b(?:ads?|advertising|facebook ads|google ads|instagram ads|marketing) (?:cost|costs|spend|run at)[^.;]{0,30}$",
    { kind: "money", weight: 3 },
  ),

  cue(
    "cac",
    "before",
    "\\b(?:an?|each|every|one|the average) new (?:paying )?(?!(?:bike|car|van|truck|scooter|boat|machine|device|sensor|battery|unit|set|kit|tool|room|kitchen|oven|model|version|site|website)\\b)\\p{L}+ costs?(?: us| me)?\\b[^.;,]{0,16}$",
    { kind: "money", weight: 4 },
  ),
  cue(
    "cac",
    "after",
    "^ (?:on|for|in) (?:\\p{L}+ ){0,2}(?:ads?|advertising|marketing) (?:per|for each|for every) (?:new )?(?:client|customer|user|order|member|booking|sign-?up)\\b",
    { kind: "money", weight: 5 },
  ),
  cue(
    "cac",
    "after",
    "^ each,? (?:and |so )?(?:we (?:expect|think|hope|plan with) )?(?:about |roughly )?(?:one|1) (?:in|out of) \\w+ (?:to |will |should |of them )?(?:sign|buy|convert|become|order|book|close|subscribe)",
    { kind: "money", weight: 5 },
  ),
  cue("cac", "after", "^ (?:in|of|on) (?:sales|advertising|ads|marketing)\\b", { kind: "money", weight: 2 }),
  cue("churn", "before", "\\b(?:we )?(?:lose|lost)\\s[^.;,]{0,12}$", { kind: "percent", weight: 3 }),
  cue("churn", "before", "\\bchurn(?:s|ed)?\\b[^.;,]{0,24}$", { kind: "percent", weight: 5 }),
  cue(
    "churn",
    "after",
    "^ (?:(?:a |per )?month(?:ly)? |yearly |annual )?churn\\b|^ (?:of (?:the |our |all )?\\p{L}+ )?(?:cancel|leave|quit|drop out|stop)\\w* (?:each|every|a|per) (?:month|year)",
    { kind: "percent", weight: 4 },
  ),
  cue(
    "conversion",
    "after",
    "^ (?:of|dos|das|de los|der|des) (?:the |our |all |free )*(?:\\p{L}+ ){1,2}?(?:to |will |who )?(?:upgrade|convert|become (?:paying|customers|subscribers|members)|upgraded?|converts?|assinam|assina|se suscriben|abonnieren|go paid|subscribe|pay(?:s|ing)?)\\b|^ (?:to |will |should )?(?:conversion|convert|upgrade)\\w*\\b|^ (?:buy|take|pay for) (?:it|the full|the paid)\\b",
    { kind: "percent", weight: 5 },
  ),
  cue("conversion", "before", "\\b(?:conversion(?: rate)?|convert)\\b[^.;,]{0,16}$", {
    kind: "percent",
    weight: 4,
  }),

  cue(
    "capex",
    "after",
    "^[^.;,]{0,30}\\bto (?:build|install|equip|fit out|set up|open|convert|tool)\\b|^ (?:of |for |in )?(?:tooling|equipment|capex|fit-?out|machinery|moulds?|molds?)\\b",
    { kind: "money", weight: 3 },
  ),
  cue(
    "capex",
    "before",
    "\\b(?:tooling|equipment|capex|fit-?out|machinery|moulds?|molds?|oven|kitchen|build-out)\\b[^.;,]{0,25}\\b(?:costs?|needs?|is|of)\\b[^.;,]{0,12}$",
    { kind: "money", weight: 2 },
  ),
  cue(
    "capex",
    "before",
    "\\b(?:to build|to install|to equip|to fit out|to open|building)\\b[^.;]{0,30}\\b(?:costs?|needs?|takes?)\\b[^.;,]{0,12}$",
    { kind: "money", weight: 3 },
  ),

  cue(
    "pay",
    "before",
    "\\b(?:attendant|employee|cook|baker|driver|technician|manager|staff|worker|assistant|teacher|cleaner|guard|engineer|developer)s?\\b[^.;,]{0,20}\\b(?:is|are|gets?) paid[^.;,]{0,12}$|\\b(?:salary|salaries|wages?|payroll)\\b[^.;,]{0,20}$",
    { kind: "money", weight: 2 },
  ),

  cue(
    "cost",
    "before",
    "\\bcosts? (?:us|me)\\b|\\bcosting us\\b|\\bour (?:\\w+ )?costs?\\b|\\b(?:landed|unit|production|manufacturing|materials?|ingredients?|delivery|fulfil?lment|marginal|variable|hosting|compute|shipping|packaging|labou?r|wholesale|food) costs?\\b|\\bcogs\\b|\\bcosts? of (?:goods|sales|delivery)\\b|\\bbom\\b|\\bbill of materials\\b|\\bwe (?:pay|spend|buy)\\b|\\bkostet in der (?:herstellung|produktion|anschaffung)\\b|\\b(?:pagamos|compramos a|wir zahlen|nous payons|paghiamo|custa-nos|custam-nos|nos cuesta|nos cuestan|nos custa|nos custam|nous coûte|nous coûtent|kostet uns|kosten uns|ci costa|ci costano|kost ons|herstellungskosten|coste de|custo de|coût de|costo di)\\b",
    { weight: 2 },
  ),
  cue(
    "cost",
    "before",
    "\\b(?:production|manufacturing|making it|ingredients|materials?|parts|components|packaging|postage|shipping|rent|hosting|compute|labou?r|server|servers|fabric|printing|assembly|beans|flour|milling|fuel|wages|couriers?)\\b[^.;,]{0,30}\\b(?:costs?|is|are|comes? to|runs?|adds?)\\b[^.;,]{0,12}$",
    { weight: 2 },
  ),
  cue(
    "cost",
    "before",
    "\\b(?:the|our|my|plus|and) (?:mooring|berth|pitch fee|stall|market stall|stand|site fee|insurance|electricity|energy|heating|water bill|storage|warehouse|accountant|bookkeeper|salar(?:y|ies)|wages|van lease|licen[cs]e fee|service charge)\\b[^.;,]{0,12}\\b(?:costs?|is|are|comes? to|runs? to)\\s[^.;,]{0,8}$",
    { kind: "money", weight: 2 },
  ),
  cue(
    "cost",
    "after",
    "^[^.;,]{0,24}\\b(?:para (?:produzir|fazer|entregar|producir|hacer|elaborar)|(?:à|pour) (?:produire|fabriquer)|zu (?:produzieren|herstellen)|in der (?:Herstellung|Produktion))\\b|^[^.;,]{0,30}\\bto (?:make|produce|manufacture|source|serve|deliver|ship|print|bake|process|buy in|host|run)\\b|^ (?:per \\w+ )?(?:in|of|for) (?:parts|materials?|ingredients|shipping|packaging|compute|hosting|labou?r|postage|rent)\\b|^ (?:landed|cogs|bom|unit cost)\\b",
    { weight: 2 },
  ),
  cue(
    "cost",
    "before",
    "\\b(?:boys?|drivers?|riders?|couriers?|walkers?|cooks?|helpers?|pickers?|nurses?|teachers?|tutors?|instructors?|hosts?|partners?|farmers?|photographers?|stylists?|cleaners?) (?:get|gets|receive|receives|earn|earns|is paid|are paid)\\b[^.;,]{0,12}$|\\b(?:made for|the (?!customer|client|buyer|user|member|founder|platform|app|site|company|studio|shop)\\w+ (?:gets|receives|takes|keeps|earns|is paid))\\s[^.;,]{0,12}$|(?:^|[\\s,;])(?!(?:we|i|you|it|who|which|that|customer|client|buyer|user|member|family|everyone|platform|app)\\s)\\p{L}+ (?:gets|receives|earns)\\s[^.;,]{0,8}$|(?:^|[\\s,;])(?!(?:customers|clients|buyers|users|members|families|companies|guests)\\s)\\p{L}+s (?:get|receive|earn)\\s[^.;,]{0,8}$|\\b(?:der|die|das|el|la|le|il|lo|de|het) \\p{L}+ (?:bekommt|erhält|kriegt|recibe|cobra|reçoit|touche|riceve|recebe|krijgt|ontvangt)\\s[^.;,]{0,12}$|\\b(?:bom|sim|airtime)\\s+(?:is |of |costs? )?$",
    { kind: "money", weight: 2 },
  ),
  cue(
    "cost",
    "before",
    "\\b(?:production|manufacture|packaging|postage|shipping|freight|labou?r|ingredients|materials?|assembly)(?: and \\p{L}+)?\\s+$",
    {
      kind: "money",
      weight: 2,
    },
  ),
  cue(
    "cost",
    "before",
    "\\b(?:loss(?:es)?|defaults?|bad debts?|write-?offs?|fraud|breakage|returns?|refunds|spoilage)\\b[^.;,]{0,25}$",
    { kind: "percent", weight: 3 },
  ),
  cue(
    "cost",
    "before",
    "(?:^|[,;.:]\\s|\\b(?:and|plus)\\s)(?:[\\p{L}-]+\\s){0,2}(?:ingredients|materials?|packaging|delivery|shipping|postage|payments?|labou?r|food|beans|fabric|production|logistics|fulfil?lment|parts|hosting|compute|energy|goods|cogs|components|manufacturing|returns)\\s(?:and \\p{L}+\\s)?(?:is|are|(?:make|makes|eats?|takes?) up|takes?|eats?|costs?)?\\s?(?:about |around |roughly )?$",
    { kind: "percent", weight: 4 },
  ),
  // "About £250 goes on a helper and fuel".
  cue(
    "cost",
    "after",
    "^ (?:of (?:it|that|this|which|each) )?(?:goes|go) (?:on|for|into) (?!top\\b|sale\\b)(?:an? |the |our |my )?\\p{Ll}",
    { kind: "money", weight: 4 },
  ),
  cue("cost", "after", "^ (?:is|are|goes into|of (?:it|that|this) is) (?:the |our )?costs?\\b", {
    kind: "percent",
    weight: 4,
  }),
  cue("cost", "before", "\\bit costs\\b[^.;]{0,40}\\bto (?:make|produce|serve|deliver)\\b[^.;]{0,20}$", {
    weight: 2,
  }),
  cue(
    "cost",
    "before",
    "\\b(?:storing|keeping|feeding|growing|running|maintaining|heating|cooling|collecting|sorting|recording|transporting|shipping|making|producing|manufacturing|serving|delivering|processing|printing) (?:[\\p{L}'’]+ ){0,4}costs?\\b",
    { weight: 2 },
  ),

  cue(
    "share",
    "before",
    "(?<!\\b(?:we|i|us|the platform|our platform|the app|our app|the company|our company|the marketplace|the site)(?: also| only| just| then| now| will| would)?)\\s(?:takes|deducts|get|gets|receive|receives|keep|keeps|earn|earns|take home|takes home|are paid|is paid|pocket)\\s[^.;,]{0,15}$|\\b(?:pay|paying|give|giving|share|sharing) (?:the |our |each |every )?(?:\\w+ )?(?:tutors?|walkers?|drivers?|hosts?|sellers?|makers?|artists?|teachers?|cooks?|chefs?|authors?|creators?|farmers?|lenders?|owners?|cleaners?|partners?|instructors?|coaches|couriers?|riders?|freelancers?|growers?|suppliers?)\\b[^.;,]{0,15}$|\\b(?:royalt(?:y|ies)|reciben|recebem|reçoivent|touchent|erhalten|bekommen|ricevono|krijgen|ontvangen)\\b[^.;,]{0,15}$",
    { kind: "percent", weight: 3 },
  ),
  cue(
    "share",
    "before",
    "\\b(?:agents?|resellers?|distributors?|partners?|hosts?|owners?|guides?|pharmac(?:y|ies)|affiliates?|instructors?|teachers?|cooks?|drivers?|couriers?|makers?|artists?|captains?|hotels?)(?: commission)?\\s+$",
    { kind: "percent", weight: 3 },
  ),
  cue(
    "share",
    "after",
    "^[^.;,]{0,25}\\b(?:goes|go|is paid|are paid|paid out|passed on) to (?:the |our |each )?(?!us\\b)\\w+|^ (?:for|to) (?:the |our )?(?:tutors?|walkers?|drivers?|hosts?|sellers?|makers?|artists?|teachers?|cooks?|chefs?|authors?|creators?|farmers?|lenders?|owners?|cleaners?|partners?|instructors?|coaches|couriers?|riders?|growers?)\\b|^ (?:royalt(?:y|ies)|revenue share to)",
    { kind: "percent", weight: 3 },
  ),

  cue(
    "take",
    "before",
    "\\b(?:we|i|platform|app|marketplace|site)(?: also| only| just| then| now| will)? (?:take|keep|charge|earn|retain|get|collect)s?\\b|\\b(?:commission|take rate|cut|fee|margin|spread|rake|brokerage|comisi[óo]n|comissão|provision|provisione|commissie|commissione)\\b|\\b(?:cobramos|nos quedamos|nosotros|nosotras|nós|nous|wir|noi|wij|cobra|tomamos|prenons|prélevons|behalten|nehmen|tratteniamo|prendiamo|rekenen|houden|ficamos com)\\b|\\btake(?:s)? (?:a )?$|\\bkeeping\\b|\\bcommission of\\b",
    { kind: "percent" },
  ),
  cue(
    "take",
    "after",
    "^ ?(?:commission|take rate|cut|fee|service fee|booking fee|platform fee|transaction fee|success fee|spread|de comisi[óo]n|de comissão|de commission|provision|commissie|di commissione|brokerage)\\b|^ on top of\\b|^ (?:of|from|on|de|von|van|di) (?:each|every|the|all|any|cada|chaque|jede[rmns]?|elke|ogni|a)\\b|^ (?:only )?(?:when|once|if|after) (?:an?|the|their|your|it|they)\\b[^.;,]{0,20}\\b(?:sells?|sold|books?|booked|closes?|closed)\\b|^ per (?:transaction|sale|booking|rental|order|deal|job|payment|trade|ride|loan|ticket)",
    { kind: "percent" },
  ),
  cue(
    "take",
    "after",
    "^ (?:fx |currency |exchange |gross |platform )?(?:margin|mark-?up|spread|commission)(?= (?:on|of|per|and|from)\\b|[.,;]|$)|^ ?\\+ ?$|^ (?:for|on|per) (?:instant |each |every |all )*(?:payouts?|withdrawals?|transfers?|payments?|transactions?|advances?)\\b",
    { kind: "percent", weight: 1 },
  ),
  cue(
    "oneOff",
    "after",
    "^ (?:for |as |of )?(?:set-?up|implementation|integration|commissioning|installation|onboarding)(?= (?:per|for|at|fee|and|plus)\\b|[.,;]|$)",
    { kind: "money", weight: 4 },
  ),
  cue("take", "before", "\\b(?:we|i) (?:only |just )?(?:add|put)\\s[^.;,]{0,12}$", {
    kind: "percent",
    weight: 2,
  }),
  cue(
    "cost",
    "after",
    "^,? (?:of (?:it|that|this|which) )?(?:goes?|is paid|are paid) to (?:the|our|a|each|their) (?!us\\b)\\p{L}+",
    {
      kind: "money",
      weight: 4,
    },
  ),
  cue("take", "before", "عمولة[^.،,;]{0,8}$", { kind: "percent", weight: 4 }),
  cue("average", "before", "متوسط[^.،,;]{0,20}$", { kind: "money", weight: 4 }),
  cue("cost", "before", "(?:تكلفة|تكاليف|लागत|खर्च)[^.،,;।]{0,16}$", { kind: "money", weight: 4 }),
  cue("cost", "after", "^ (?:का |की )?(?:खर्च|लागत)", { kind: "money", weight: 4 }),
  cue("take", "before", "(?:手数料|佣金|抽成|提成|수수료)[^、。，,.;]{0,6}$", { kind: "percent", weight: 4 }),
  cue("take", "after", "^ (?:of sales )?royalt(?:y|ies)\\b", { kind: "percent", weight: 4 }),
  cue(
    "take",
    "after",
    "^ (?:of|on|from) (?:(?!discount|cheaper|off)\\w+ ){0,2}(?:sales?|bookings?|orders?|rentals?|transactions?|payments?|payouts?|invoices?|deals?|purchases?|transfers?|tickets?|spend(?:ing)?|revenue|turnover|gmv|fees?|volume|premiums?|rent|rents|tuition)\\b",
    { kind: "percent" },
  ),

  // "8% of media spend", "9% from seller", "22% to us".
  cue(
    "take",
    "after",
    "^ (?:of|on) (?:(?:the|all|each|any|their|proven|media|ad|ticket) ){0,2}(?:money|savings?|salary|salaries|assets|top[- ]?ups?|spend|stakes?|compensation|payouts?)\\b|^ (?:affiliate )?from (?:the |each |every |ticket )?(?:sellers?|buyers?|owners?|hosts?|tenants?|landlords?|insurers?|vendors?|organisers?|makers?|farmers?|employers?)\\b|^ (?:for|to) us\\b|^ per (?:shared |closed |completed )(?:deal|sale|job)\\b",
    { kind: "percent", weight: 2 },
  ),
  cue("take", "before", "\\bpay (?:about |around )?$|\\bservice charge (?:of )?$", {
    kind: "percent",
    weight: 2,
  }),

  cue(
    "discount",
    "both",
    "\\b(?:discount|discounted|cheaper|rebate|descuento|rabatt|remise|desconto|sconto|korting)\\b",
    { weight: 2 },
  ),
  cue("discount", "after", "^ (?:off(?!-)|less|saving|reduction|early[- ]bird)\\b", { weight: 4 }),
  cue(
    "discount",
    "before",
    "\\b(?<!\\b(?:we|i) )(?:covers?|reimburses?|refunds?|subsidi[sz]es?|pays? (?:back |up to |for ))\\s?[^.;,]{0,12}$",
    { kind: "percent", weight: 4 },
  ),
  cue("discount", "before", "\\b(?:save|saves|saving|off)\\b[^.;,]{0,12}$", { weight: 1 }),

  cue(
    "average",
    "before",
    "\\b(?:average|avg\\.?|typical|mean|median|usual) (?:\\w+ ){0,3}?(?:is|are|of|costs?|at|comes to|sells for|goes for|value|price|about|around|spends?|bill|:)[^.;,]{0,20}$|\\b(?:aov|average order value|basket)\\b[^.;,]{0,15}$|\\bspends? (?:about|around|on average|roughly|an average of)?[^.;,]{0,10}$|\\b(?:ticket medio|pedido medio|media de|ticket médio|panier moyen|(?:commande|vente|facture) moyenne|(?:venda|compra|encomenda) média|(?:pedido|compra|venta) promedio|durchschnittlich\\w*|scontrino medio|gemiddeld\\w*)\\b[^.;]{0,15}$|\\b(?:averag(?:es?|ing)|avg\\.?|typical)\\s+(?:\\w+\\s){0,2}:?\\s?$|\\bon average\\b[^.;,]{0,12}$",
    { kind: "money", weight: 2 },
  ),
  // "4% commission on baskets of about £85".
  cue(
    "average",
    "before",
    "\\b(?:commission|fee|cut|share|%) (?:on|of|from) (?:(?:each|every|the|an?|all|average|typical) )?(?:\\w+ )?(?:orders?|baskets?|bookings?|transactions?|deals?|rentals?|invoices?|trips?|stays?|jobs?|contracts?|projects?|sales|purchases|premiums?|loans?|tickets|carts?|hires?) (?:of|worth|averaging|at) (?:about |around |roughly |typically |usually |on average )*$",
    { kind: "money", weight: 4 },
  ),
  cue("bound", "after", "^ of (?:\\w+ ){0,2}(?:insurance|cover|coverage|liability)\\b", {
    kind: "money",
    weight: 5,
  }),
  cue("average", "after", "^ (?:average|avg|on average|aov)\\b", { kind: "money", weight: 2 }),

  cue(
    "oneOff",
    "both",
    "\\bset-?up (?:workshop|day|session|visit)\\b|مرة واحدة|رسوم (?:ال)?(?:تأسيس|إعداد)|\\b(?:set-?up|franchise|admission|onboarding|implementation|installation|activation|joining|registration|enrol?ment|entry|sign-?up|initial|migration|training|connection|inspection) (?:fee|charge|package|price)s?\\b|\\b(?:for|of|as) (?:set-?up|onboarding|installation|implementation)\\b|\\b(?:set-?up|onboarding|installation) costs?\\b(?! us)|\\bone[- ]?(?:off|time)\\b|\\blifetime (?:licen[cs]e|access|deal)\\b|\\bupfront\\b|\\bpago único\\b|\\beinmalig\\w*\\b|\\beenmalig\\w*\\b|\\bune fois\\b|\\buna tantum\\b|\\bde alta\\b",
    { kind: "money", weight: 2 },
  ),

  // "At the beginning there is a workshop for 900", "each project starts with an audit at 400".
  cue(
    "oneOff",
    "before",
    "\\b(?:at|in) the (?:beginning|start|outset)(?: of (?:\\p{L}+ ){1,3}?)? ?(?:there )?(?:is|comes|stands)\\b[^.;,]{2,50}$|\\b(?:starts?|begins?) with an? [^.;,]{3,40}(?:\\s(?:for|at|of|costing)|,? (?:which|that) costs)\\s(?:about )?$",
    { kind: "money", weight: 2 },
  ),
  cue(
    "oneOff",
    "before",
    "\\b(?:set-?up|installation|installing|onboarding|implementation|activation|commissioning)\\s+(?:is |for |of |at |from )?$",
    {
      kind: "money",
      weight: 2,
    },
  ),

  cue(
    "grant",
    "before",
    "\\b(?:grants?|subsid(?:y|ies)|endowment|municipality pays|city pays|council pays|foundation (?:pays|gives|funds)|funded by|funding from|subvenci[óo]n(?:es)?|subvention|zuschuss|förderung|subsidie|bidrag)\\b",
    { kind: "money", weight: 2 },
  ),
  cue(
    "grant",
    "after",
    "^[^,;]{0,60}?(?:\\b(?:grants?|subsid(?:y|ies)|endowment|municipality pays|city pays|council pays|foundation (?:pays|gives|funds)|funded by|funding from|subvenci[óo]n(?:es)?|subvention|zuschuss|förderung|subsidie|bidrag)\\b)",
    { kind: "money", weight: 2 },
  ),
  cue(
    "grant",
    "before",
    "\\b(?:foundations?|funders?|philanthropists?|the (?:government|ministry|state|province|county|lottery)|trusts?|the un|usaid|stiftung(?:en)?|fundaç(?:ão|ões)|fundaci(?:ón|ones)|fondations?)\\s+(?:\\p{L}+\\s)?(?:gives?|pays?|provides?|grants?|funds?|cover|covers|dão|dan|donnent|zahlen|geben)\\b[^.;,]{0,16}$",
    { kind: "money", weight: 3 },
  ),
  cue(
    "grant",
    "before",
    "\\b\\p{L}*(?:rådet|kommunen|staten|regionen|stiftelsen|fonden)\\s(?:ger|giver|gir|betalar)\\s[^.;,]{0,8}$",
    { kind: "money", weight: 3 },
  ),
  cue(
    "grant",
    "before",
    "\\b(?:an?|one|the|our)\\s(?:\\p{L}+\\s)?donor\\s(?:gives?|pays?|covers?|donates?)\\b[^.;,]{0,16}$",
    {
      kind: "money",
      weight: 4,
    },
  ),
  cue(
    "grant",
    "before",
    "\\b(?:(?:sponsors?|supports?|funds?) us with|(?:gives?|gave|donates?|grants?) us)\\s[^.;,]{0,12}$",
    {
      kind: "money",
      weight: 4,
    },
  ),
  cue(
    "donation",
    "both",
    "\\b(?:donat(?:e|es|ion|ions|ing)|donors?|supporters? (?:give|pay)|pay[- ]what[- ]you[- ](?:want|can)|patrons?|don(?:aci[óo]n|ativo)s?|spenden?)\\b",
    { kind: "money", weight: 2 },
  ),

  cue(
    "budget",
    "both",
    "\\b(?:budget|savings|saved up|investment of|invest(?:ed)?|loan of|pre-?seed|seed round)\\b",
    { kind: "money", weight: 1 },
  ),
  cue("budget", "before", "\\b(?:we have|raising|raise|seeking|looking for)\\b", {
    kind: "money",
    weight: 1,
  }),
  cue(
    "budget",
    "before",
    "\\b(?:we|to|are|i)\\s(?:now |also )?(?:raise|raising|seek|seeking|looking for|asking for)\\b[^.;,]{0,24}$",
    {
      kind: "money",
      weight: 4,
    },
  ),
  cue(
    "budget",
    "both",
    "\\b(?:credit line|line of credit|credit facility|loan facility|bank loan|overdraft|in the bank|of our own (?:money|savings)|angel (?:investors?|money))\\b",
    { kind: "money", weight: 3 },
  ),
  cue(
    "bound",
    "before",
    "\\b(?:minimum|min\\.?|m[íi]nimo de|mindestens|minst|au moins|al menos|almeno|at least|capped at|cap of|up to|maximum|max\\.?|no more than|not more than|limited to|but never (?:less|more) than)(?:\\s(?:charge|fee|order|spend|commitment|contract|licen[cs]e|value|annual|yearly|monthly|of|is|per \\p{L}+))*\\s+$",
    { kind: "money", weight: 4 },
  ),
  cue(
    "bound",
    "before",
    "\\b(?:free|gratis|kostenlos|gratuit\\w*|no charge|waived)(?: (?:delivery|shipping|postage))?,? (?:above|over|from|for orders (?:above|over|of)|on orders (?:above|over|of)|ab|über|a partir de|dès|below|under|if (?:you|they) spend)\\s+$",
    { kind: "money", weight: 5 },
  ),
  cue(
    "discount",
    "before",
    "\\b(?:on|with) (?:an?|the|our) (?:\\p{L}+ )?(?:plan|contract|membership|subscription|package|pass|card)\\b[^.;]{0,20}\\b(?:pays?|gets? it for)\\s$|^\\) (?:only )?pays?\\s$",
    { kind: "money", weight: 4 },
  ),
  cue("bound", "after", "^ (?:minimum|min\\.?|at least|at most|maximum|max\\.?)(?![\\p{L}])", {
    kind: "money",
    weight: 2,
  }),
  cue(
    "traction",
    "before",
    "\\b(?:raised|secured|brought in|recovered|saved)\\b[^.;,]{0,12}$|\\b(?:won|received|got)\\b[^.;,]{0,30}\\bprize\\b[^.;,]{0,8}$|\\bwon\\b[^.;,]{0,12}$",
    {
      kind: "money",
      weight: 3,
    },
  ),
  cue("traction", "after", "^ (?:of|in) (?:revenue|sales|turnover|cash|profit|bookings)\\b", {
    kind: "money",
    weight: 2,
  }),
  cue(
    "traction",
    "both",
    "\\b(?:mrr|arr|in (?:sales|revenue|bookings|pre-?orders)|revenue of|turnover of|(?:we|i|have|already)(?: have| already)? sold|we made|already (?:earn|made|sold))\\b",
    { kind: "money", weight: 2 },
  ),
  cue("penalty", "both", "\\b(?:fine[sd]?|late fee|penalty|deposit|refunded|insured|cover(?:ed)? up to)\\b", {
    kind: "money",
    weight: 1,
  }),
  cue(
    "compare",
    "before",
    "\\b(?:they|shops?|stores|retailers|dealers|supermarkets|resellers) (?:re)?sells? (?:it |them )?(?:on )?(?:at|for)\\s[^.;,]{0,8}$|\\bof (?:each|every) [\\p{L}]+ sold (?:at|for)\\s$|\\b(?:resold|shelf price|retail price)\\b[^.;,]{0,14}$",
    {
      kind: "money",
      weight: 3,
    },
  ),
  cue(
    "compare",
    "before",
    "\\b(?:instead of|compared (?:with|to)|versus|vs\\.?|rather than|competitors? charge|others charge|normally|usually (?:cost|costs|pay|charge)|alternatives? costs?|elsewhere|against|unlike|saves?|saving|saved|lose|loses|losing|waste[sd]?|worth|damage|wastes)\\b[^.;]{0,40}$",
    { kind: "money", weight: 2 },
  ),

  cue(
    "compare",
    "before",
    "\\bwould (?:cost|charge|pay|ask)\\b[^.;,]{0,16}$|\\b(?:similar|comparable|the same thing|something like (?:it|this))\\b[^.;,]{0,20}$|(?:^|[.;,]\\s|\\b(?:and|while|but)\\s)(?!(?:[Tt]he |[Oo]ur |[Ww]e\\b|[Ii]t\\b|[Ee]veryone|[Ee]ach|[Tt]hat))\\p{Lu}[\\p{L}&'.-]+(?:\\s\\p{Lu}\\p{L}+)*\\s(?:charges|asks)\\s[^.;,]{0,14}$|\\b(?:imported|branded|conventional|supermarket|off-the-shelf|second-hand|big-name)\\s(?:\\p{L}+\\s){1,2}(?:costs?|sells? for)\\s[^.;,]{0,12}$",
    { kind: "money", weight: 4 },
  ),
  cue(
    "cost",
    "before",
    "\\b(?:app stores?|m-pesa|stripe|paypal|card|bank|mobile money|sumup)\\b[^.;,]{0,24}$",
    {
      kind: "percent",
      weight: 4,
    },
  ),
  cue(
    "cost",
    "before",
    "\\b(?:we|wir) (?:count|reckon|calculate|value|rechnen)(?: internally| with)?\\s[^.;,]{0,12}$|\\b(?:rechnen wir|calculamos|on compte)\\s[^.;,]{0,12}$",
    { kind: "money", weight: 4 },
  ),
  cue(
    "compare",
    "before",
    "\\b(?:rises?|increases?|goes up|will rise|will be raised) to\\s[^.;,]{0,8}$|\\b(?:competitors?|rivals?|concurrents?|wettbewerber|konkurrent(?:en)?|competidor(?:es)?|concorrent[ei]s?|the (?:big|current|main|usual) (?:vendor|provider|supplier)|the market leader|incumbents?|big (?:chains|brands|players))\\b[^.;]{0,50}\\b(?:charges?|costs?|asks?|takes?|sells?|facture|verlangt|cobra|chiede|is|are|at|for)\\b[^.;]{0,16}$|\\b(?:lost|missed|missing|broken|failed|late|wrong|empty|idle|spoiled|stolen|no-shows?|remakes?|mistakes?|errors?|delays?|leaks?|downtime|stoppages?|cancell?ations?|accidents?|outages?)\\b[^.;]{0,40}\\bcosts?\\b[^.;]{0,25}$",
    { weight: 4 },
  ),
  cue(
    "compare",
    "after",
    "^ (?:saved|lost|wasted|(?:in|of) (?:damage|losses|savings|fines)|(?:a|per|each|every) \\p{L}+ (?:at|with) (?:a competitor|competitors|rivals))\\b",
    { kind: "money", weight: 3 },
  ),

  cue(
    "price",
    "before",
    "\\b(?:charges?|charging|pays?|price[sd]?|pricing|sells? (?:for|at)|sold (?:for|at)|selling (?:for|at)|costs?|subscription|subscribe|plans?|licen[cs]e|membership|retainer|fee|rate|tickets?|starts? at|starting at|from|for|at|tier|edition|is|are|package)\\b[^.;]{0,28}$|\\b(?:cobramos|cuesta|cuestan|precio|custa|cobra|preço|coûte|coûtent|prix|facturons|kostet|kosten|preis|verlangen|costa|costano|prezzo|kost|prijs|kostar|betalar)\\b[^.;]{0,28}$",
    { kind: "money" },
  ),
];

/** Said of the future: the line stays out of the base case. */
export const LATER =
  /\b(?:later(?: on)?|eventually|in (?:the )?(?:future|second year|third year)|in year (?:two|three|2|3)|year (?:two|2|three|3) onwards?|down the (?:road|line)|once we (?:have|reach|are|get)|when we (?:have|reach|are|get|grow)|after (?:the )?(?:first year|launch|year one|year 1)|next year|at a later stage|long[- ]term|maybe|possibly|perhaps|might (?:also )?(?:add|pay|charge|sell|take|offer|ask)|may add|may (?:sponsor|pay|buy)|(?:from|as of|starting in) 20(?:2[7-9]|3\d)|más adelante|mais tarde|no futuro|plus tard|à terme|später|in zukunft|in futuro|più avanti|op termijn|senare)\b/i;
