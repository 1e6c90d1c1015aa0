import { readBrief } from "../read-brief";

const named = (place?: { label: string; country: string | null } | null) =>
  place ? `${place.label} ${place.country ?? "?"}` : "-";

/** Whom it is for, what is done, the price; where it is done; where its buyers live if elsewhere. */
test.each([
  [
    "Tourists aged 20 to 50, mostly from the UK, Germany and the United States, who stay in the old town.",
    "A sea kayak trip from Bačvice beach in Split.",
    "€45 per person",
    "Split HR",
    "-",
  ],
  [
    "Visitors from Israel, Poland and Germany who book flights online.",
    "An evening wine tour through small cellars in Tbilisi's Sololaki quarter.",
    "150 lari per person",
    "Tbilisi GE",
    "-",
  ],
  [
    "Stressed office workers from Singapore and Australia.",
    "A silence retreat near Ubud, Bali in a small guest house.",
    "$650 per person",
    "Ubud ID",
    "Singapore and Australia SG",
  ],
  [
    "Holidaymakers from London and the Midlands staying in St Ives.",
    "Electric bike hire from a shed in St Ives.",
    "£35 a day",
    "St Ives GB",
    "-",
  ],
  [
    "Filipino nurses in Dubai and Abu Dhabi whose parents live in Cebu.",
    "A companion picks up the parent in Cebu and goes to the hospital with them.",
    "AED 180 per trip",
    "Cebu PH",
    "Dubai and Abu Dhabi AE",
  ],
  [
    "Bulgarians working in Germany and Austria who keep a flat in Sofia.",
    "We check on empty flats once a month and air them.",
    "€25 a month",
    "Sofia BG",
    "Germany and Austria DE",
  ],
  [
    "Kenyans in the UK with family in Nairobi.",
    "An app that sends money home.",
    "£2 per transfer",
    "the United Kingdom GB",
    "-",
  ],
  [
    "Families in Germany who cook a lot.",
    "Oil from our grove near Kalamata, by post.",
    "€65",
    "Germany DE",
    "-",
  ],
  ["Students in Leeds from China and India", "A dinner club in Leeds.", "£8 per dinner", "Leeds GB", "-"],
])("%s | %s", (targetAudience, solution, businessModel, done, buyers) => {
  const { geography, buyersIn } = readBrief({ targetAudience, solution, businessModel });
  expect([named(geography), named(buyersIn)]).toEqual([done, buyers]);
});

test("a quarter that no list knows lies in the town that the answers name in the country of the prices", () =>
  expect(
    named(
      readBrief({
        problem: "Tourists who come to Salvador eat in the restaurants for tourists.",
        solution: "I make a walking tour of food in Santo Antônio, in english.",
        targetAudience: "Foreign tourists, principally from United States, Germany and England.",
        businessModel: "R$ 240 per person.",
      }).geography,
    ),
  ).toBe("Salvador BR"));
