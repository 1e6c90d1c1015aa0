/** Words that tie no two sentences together. */
export const COMMON_WORDS: ReadonlySet<string> = new Set(
  "the and for are was were has have had not but with that this from they them their there then than when where which what who whom whose how why can cannot could will would should may must one two three four five six seven eight nine ten twelve many most some any all each every other others only just also too very much more less about into out off over under after before during between while because without within until again still even often usually never always nobody somebody people person thing things time times way ways day days week weeks month months year years hour hours minute minutes get gets got make makes made take takes takes give gives need needs want wants come comes goes going does done use used uses our ours you your his her its him she here first last new old same own per both such few lot lots".split(
    " ",
  ),
);

type Relief = readonly [ails: RegExp, helps: RegExp];

/** What helps against what: the trouble as it is told, and the deed that ends it. */
export const RELIEVES: readonly Relief[] = [
  [
    /\b(?:los[et]s?|gets? lost|missing|forgets?|forgotten|incomplete|illegible|mix(?:es)?(?:ed)? up|without the|paper slips?|on paper|voice notes?|by hand|notebooks?)\b/i,
    /\b(?:forms?|missing|checks?|records?|entered|enters?|fills? in|types?|scans?|app|numbers?|marked|label\w*|sticker\w*|engraved|photo\w*|keeps? (?:the|all|every|a)|in one place)\b/i,
  ],
  [
    /\b(?:nobody (?:can )?(?:tell|know)s?|(?:don['’]?t|doesn['’]?t|do not|does not|never|nobody|no one) (?:know|see|notice)s?|where (?:the|it|they)|notices?|finds? out only|find out|unnoticed|too late)\b/i,
    /\b(?:sees?|shows?|track\w*|scans?|map|tells?|sends? (?:an?|the)|sms|message|alerts?|notif\w*|warns?|app|every evening|same evening|sensor|measures?|report)\b/i,
  ],
  [
    /\b(?:waits?|waiting|(?:sits?|stands?) [^.;]*\bfor \w+ hours|queues?|queu\w+|days? (?:without|before|until)|weeks? (?:ahead|before|until|for)|slow|takes? (?:up to |about |over )?(?:\S+ )?(?:days|weeks|months)|gets? them back after|delay\w*|booked out)\b/i,
    /\b(?:same day|at once|within|in (?:\d+|two|three|one|an?|under) (?:minutes?|hours?|days?)|immediately|next day|today|turn is near|while (?:they|you|she|he)|on the spot|in front of)\b/i,
  ],
  [
    /\b(?:carr(?:y|ies)|taxi|drives?|driving|brings? (?:it|them)|sends? (?:it|them|their|his|her)|travels?|trip|far|transport\w*|closes? (?:the|her|his|their) shop|leave (?:the )?(?:house|shop|flat)|cannot go|walk\w*|stairs)\b/i,
    /\b(?:(?:we|i|he|she|it|barber|mechanic|\p{L}+er|team) comes?|we come|i come|comes? to|at (?:home|the house|your)|to (?:the|their|your|her|his) (?:home|house|shop|flat|door|kitchen|office)|visits?|park|behind the|pick(?:s|ed)? up|collects?|delivers?|round the corner|same streets?)\b/iu,
  ],
  [
    /\b(?:search(?:es|ing)?|looks? for|digs?|at the bottom|mess|untidy|cannot find|can['’]t find|rummag\w*)\b/i,
    /\b(?:pockets?|sorted|compartments?|hangs?|index|list(?:s|ed)?|search(?:es)?|labels?|open|numbered|printed as one)\b/i,
  ],
  [
    /\b(?:wrong|not broken|cheat\w*|overcharg\w*|distrust|trust|rip\w* off|swaps?|fake|guess\w*|argues?|arguing|quarrels?)\b/i,
    /\b(?:sees? the|shows?|in (?:her|his|their|the) hand|photo\w*|in front of|counts?|measures?|written|receipt|proof|certificate|tested|matched)\b/i,
  ],
  [
    /\b(?:breaks?|broken|tears?|wears? out|out of order|stops?|fails?|burnt|burns? out|defect\w*|runs? dry|trips)\b/i,
    /\b(?:repairs?|fix(?:es)?|mends?|replac\w+|spare|service every|locked|stops? (?:the|it)|before it|survives|lasts?|mechanic|guarantee)\b/i,
  ],
  [
    /\b(?:forgets?|forgotten|miss(?:es|ed)? (?:the|an?|their)|no-shows?|does not come|do not come)\b/i,
    /\b(?:remind\w*|message|sms|calendar|automatic\w*|calls? them)\b/i,
  ],
  [
    /\b(?:expensive|costs? (?:too|so)|cannot afford|can['’]t afford|pays? (?:twice|double)|too dear|dear)\b/i,
    /\b(?:cheap\w*|less|half the|share|shared|rents?|borrow\w*|in instalments|free|save\w*|per (?:use|visit|hour))\b/i,
  ],
  [
    /\b(?:afraid|scared|fear|ashamed|embarrass\w*|cannot bear|scream\w*|noise|stress\w*|alone|lonely|refused)\b/i,
    /\b(?:quiet\w*|gentl\w*|slowly|small groups?|three children|pictures of|together|at home|no machine|scissors|respect\w*|private|as many short|with somebody)\b/i,
  ],
  [
    /\b(?:throws?|thrown|waste\w*|goes? (?:bad|in the bin)|spoil\w*|rot\w*|mould\w*)\b/i,
    /\b(?:clean\w*|reus\w*|again|preserv\w*|keeps?|opens?|collect\w*|sells? (?:on|them)|buy them|dried|lasts)\b/i,
  ],
  [
    /\b(?:inspector|inspection|audit\w*|papers|fine[sd]?|law|rules|regulation\w*|ministry|tax)\b/i,
    /\b(?:printed|file|report\w*|certificate|records?|log\w*|format|document\w*|signed)\b/i,
  ],
  [
    /\b(?:too (?:small|big|large|thin|heavy|long|stiff)|does not fit|do not fit|outgrow\w*|do not hold|ground too)\b/i,
    /\b(?:siz(?:es|ed)|fits?|adjust\w*|grows?|cut to|made for|measured|folds?|by hand)\b/i,
  ],
];
