import { asWritten, fullName } from "./full-name";

test.each([
  ["timers", "female first timers between 25 and 50", "female first timers"],
  ["let owners", "holiday let owners and small campsites in Cornwall", "holiday let owners"],
  ["Travellers", "Indian and foreign travellers in Alleppey", "travellers"],
  ["Nigerians", "Nigerians in the UK who own flats", "Nigerians"],
  ["parents", "parents of school and nursery kids", "parents"],
  ["councils", "primary schools and their parents", "councils"],
])("%s of %s are called %s", (payer, segment, full) => expect(fullName(payer, segment)).toBe(full));

test.each([
  [
    "couples and homesick brazilians abroad",
    "Couples, new home owners and homesick Brazilians abroad.",
    "couples and homesick Brazilians abroad",
  ],
  [
    "gift buyers around mothers Day",
    "Women, gift buyers around Mothers Day",
    "gift buyers around Mothers Day",
  ],
  ["women in towns", "Women in towns.", "women in towns"],
])("%s is written as in the answer", (said, answer, written) =>
  expect(asWritten(said, answer)).toBe(written),
);
