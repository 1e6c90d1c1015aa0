/** "Those who", "folk who'd like to": people. */
const SOMEBODY = /^(?:those|folks?|persons)(?= (?:who|whose|with) )/iu;
/** What is celebrated pays nothing: somebody holds it. */
const OCCASION =
  /^((?:(?:small|big|outdoor|garden|country|village|private|children['’]s) )?(?:weddings|birthdays|birthday parties|baby showers|anniversaries|funerals|christenings|engagements|hen parties|stag parties))(?: (?:and|or) [^,;]*)?(?=$|,|;| (?:in|around|near) )/iu;

export const isOccasion = (said: string): boolean => OCCASION.test(said);

/** "Those who inherited", "birthdays, baby showers": named as the people who are meant. */
export const asPersons = (said: string): string =>
  said
    .replace(SOMEBODY, "people")
    .replace(OCCASION, (_, occasion: string) => `hosts of ${occasion.toLowerCase()}`);
