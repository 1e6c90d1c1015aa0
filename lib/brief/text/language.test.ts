import { detectLanguage } from "./language";

test.each([
  ["Ear tags. Dairy farms. €3 per tag per month, €9 per farm per year.", "en"],
  ["Lift records. 2 zloty per lift per month.", "en"],
  ["Attrezzi per i vicini. 4 euro per famiglia al mese.", "it"],
  ["Gestione delle prenotazioni per parrucchieri, €20 al mese", "it"],
])("%s is %s", (text, language) => {
  expect(detectLanguage(text)).toBe(language);
});
