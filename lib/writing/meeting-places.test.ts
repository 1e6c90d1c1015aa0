import { meetingPlaceOf } from "./data/meeting-places";

test.each([
  ["parents", "Parents whose children play the cello in Kent", /music schools/],
  ["climbers", "Climbers in the Tatra", /climbing halls/],
  ["tourists", "Tourists from Spain who like wine, and wineries with a cellar", /tourist offices/],
  ["families", "Families in Lodz whose father died this year", /funeral homes/],
  ["hobby goat keepers", "Hobby goat keepers in Tyrol", /breed societies/],
  ["parents", "Parents of toddlers in Ghent", /school gates/],
  ["first-time parents", "First-time parents in Cork with a baby below one", /nurseries/],
])("%s of '%s' are met where they do it", (crowd, audience, place) => {
  expect(meetingPlaceOf(crowd, "person", audience)?.place).toMatch(place);
});

test.each([
  ["plumbers", /trade counters/],
  ["tilers' wholesalers", /trade fair/],
  ["builders' merchants", /trade fair/],
])("%s are met where firms of their own kind are", (crowd, place) => {
  expect(meetingPlaceOf(crowd, "firm", crowd, "saas")?.place).toMatch(place);
});

test("firms that a general word stands for are met by what the answer calls them", () =>
  expect(
    meetingPlaceOf("companies", "firm", "Independent property management companies in Calgary", "saas")
      ?.place,
  ).toMatch(/landlords/));

test("patients are met as patients whatever they do", () => {
  expect(meetingPlaceOf("patients", "patient", "Patients who learn the piano after a stroke")?.place).toMatch(
    /self-help/,
  );
});

test("nobody tastes or touches what is used on a telephone", () => {
  const met = (form: "saas" | "ecommerce") =>
    meetingPlaceOf("parents", "person", "Parents of toddlers in Ghent", form)?.doing;
  expect(met("ecommerce")).toMatch(/to touch/);
  expect(met("saas")).toMatch(/on a telephone/);
});
