/** What a customer does with a program. */
const TAPS =
  /\b(?:you|they|he|she|everyone|everybody|(?:an?|the|each|every|their|your) (?:\p{L}+ )?\p{L}+|\p{L}+s|keeper) (?:taps?|types?|uploads?|drops? in|pastes?|forwards?|scans?|enters?|speaks? into|snaps?|photographs?|logs?|keys? in|(?:takes?|sends?) (?:an? |the )?(?:photo|picture)s?)\b|\b(?:goes|go) in (?:every|each)\b|^(?:upload|draw|mark|point at|scan|paste|snap|forward|type in|(?:an? )?(?:photo|picture|scan) of)\b/iu;
/** What it answers with. */
const TELLS =
  /\b(?:and|then) you (?:have|get|see|know) (?:the|a|an|what|how|your)\b|(?:^|[,.;:] |\band |\bthen )(?:it|the (?:app|program|tool|phone|line|chart|curve|map)) (?:\p{L}+ly )?(?:shows?|match(?:es)?|remembers?|fills?|drafts?|warns?|compares?|tells?|writes?|makes?|counts?|plans?|reminds?|sorts?|reads?|prints?|suggests?|turns?|knows?|adds?|says|finds?|checks?|works out|answers?|lists?|lines? up|puts?)\b/iu;
const SHOWN =
  /\b(?:shows? up|lights? up) (?:in|as) (?:red|green)|\b(?:sees?|gets?) (?:only (?:his|her|their|your) own|at once|on (?:one|a) (?:page|screen))\b|\bsees? (?:who|what|when|which|where|how)\b/iu;
/** "keeps the tour together", "Compares the offers": said of what has no other doer. */
const DOES_BY_ITSELF =
  /^(?:keeps|reads|turns|finds|shows|scans|tells|matches|tracks|writes|predicts|compares|translates|summari[sz]es|detects|calculates|extracts|generates|plans|reminds|warns|counts|sorts|fills|drafts|remembers|checks|proposes|suggests|lists) (?:the|an?|your|each|every|all|what|which|who|when|\p{L}+s)\b/iu;
const A_BODY =
  /\b(?:we (?:come|bring|drive|fly|carry|clean|repair|fetch|sew|print|post)|battery|sensor|solar|collar|box (?:hangs|sits))\b/i;

/** Customers tap and it answers: a program, whatever it is called and about. */
export const isTapped = (solution: string): boolean =>
  !A_BODY.test(solution) &&
  ((TAPS.test(solution) && (TELLS.test(solution) || SHOWN.test(solution))) ||
    (DOES_BY_ITSELF.test(solution) && !/\b(?:we|i)\b/i.test(solution)));
