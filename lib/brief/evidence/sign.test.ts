import { isSign } from "./sign";

test.each([
  "tested by 200 people in an office in July",
  "Last year 61 people found real jobs through us",
  "We've done over 300 weddings",
  "Two hotels already show the certificate to tour operators",
  "31 pupils now",
  "Around 190 students",
  "41 of 55 notices in the pilot had a formal mistake",
  "a cafe told me they would list",
  "12 of my colleagues are trying an early version for free",
  "Tested by a marathon club in Jos",
])("%s has happened", (text) => {
  expect(isSign(text)).toBe(true);
});

test.each([
  "Dermatologist tested for young skin, matched looks for a whole squad",
  "For each five sold, a schoolgirl gets a pair",
  "We restored a 1978 Airstream as a rolling picture studio",
  "I run a small factory with nine carpenters and upholsterers making beds",
  "I built a shared wallet for two people in two countries",
  "Small online brands with 200 to 5,000 orders a month in the UK",
  "KSh 250 per visit via M-Pesa, agents earn 50, medicines sold at small margin",
  "a supplier listing fee after we've 500 members",
  "15 items washed, checked and ironed, you pick the season",
  "Ours has 8,000 Indian dishes measured by katori and roti",
  "Made from bean to bar in Accra and sold online, 60 to 85%",
])("%s describes the offer", (text) => {
  expect(isSign(text)).toBe(false);
});
