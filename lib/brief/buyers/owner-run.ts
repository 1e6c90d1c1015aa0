/** "The owner is normally a technician himself and does the invoices on Sunday": who works, who buys and who pays is one person. */
const WORKS_THERE =
  /\b(?:the )?owners? (?:(?:is|are) (?:(?:normally|usually|often|mostly|always|also) )?(?:an? |the )?[\p{L}-]+ (?:himself|herself|themselves)|(?:works?|cooks?|stands?|drives?|bakes?|cuts?) (?:there|along|with|in|at)|(?:does|do|writes?|keeps?) the (?:invoices|books|accounts|paperwork|orders))\b|\bowner[- ](?:run|operated|operators?|managed|drivers?)\b|\brun by (?:their|the|its) owners?\b|\bfamily(?:[- ]run| businesses| firms)\b/iu;
/** "The managing director signs": somebody else has to agree. */
const ANOTHER_AGREES =
  /\b(?:directors?|boards?|head office|headquarters|purchasing|procurement|treasurer|committee|manager) (?:signs?|approves?|decides?|pays?|buys?)\b/i;

export const isOwnerRun = (audience: string): boolean =>
  WORKS_THERE.test(audience) && !ANOTHER_AGREES.test(audience);
