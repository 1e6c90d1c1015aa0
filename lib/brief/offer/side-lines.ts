/** "I'd also like to give a course", "twice a year", "in summer": what is earned beside, and tells no kind of business. */
const BESIDE =
  /\b(?:also|later|besides|in addition|as well|on the side|(?:would|might|could) (?:\p{L}+ )?(?:like|add|do|give|offer|sell|run|hold)|['’]d (?:also )?like|(?:once|twice|(?:two|three) times) a year|once in \p{L}+|(?:in|over|during) (?:the )?(?:summer|winter)(?: (?:holidays?|break))?)\b|(?<!\p{L})(?:además|también|más adelante|en (?:verano|invierno)|auch|außerdem|später|zusätzlich|in den \p{L}+ferien|aussi|plus tard|en (?:été|hiver)|anche|inoltre|in (?:estate|inverno)|também|além disso|no (?:verão|inverno)|(?:una vez|dos veces) al año|(?:einmal|zweimal) im jahr|(?:une|deux) fois par an)(?!\p{L})/iu;
const SENTENCE = /(?<=[.!?;])\s+/;

/** An answer without the sentences that speak of what is earned beside the main thing; all of it where nothing else is said. */
export function withoutSideLines(answer: string): string {
  const main = answer.split(SENTENCE).filter((sentence) => !BESIDE.test(sentence));
  return main.length > 0 ? main.join(" ") : answer;
}
