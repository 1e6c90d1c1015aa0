import { standsWell } from "./stands-well";

const ANSWERS = {
  problem: "The last bus leaves at nine.",
  solution: "A night bus that you book by phone, getting cheaper with every rider.",
  targetAudience: "Nurses on late shifts.",
  differentiator:
    "Same driver every week. Instead of a fare table there is one price, and we wait at the door.",
  businessModel: "4 euros a ride.",
};

test.each([
  "We wait at the door",
  "Same driver every week",
  "There is one price and no card",
  "The bus is never full",
  "You book the ride just once",
])("%s can be quoted for itself", (said) => expect(standsWell(said, ANSWERS)).toBe(true));

test.each([
  "Getting cheaper with every rider",
  "Instead of a fare table there is one price",
  "And we wait at the door",
  "Seats and blankets bought on the way",
  "Book the ride and finish",
  "They are never on time",
  "One price",
])("%s is a piece of something and is not quoted", (said) => expect(standsWell(said, ANSWERS)).toBe(false));
