import { isCause } from "./causes";
import { isSupplier } from "./is-supplier";

test.each([
  "children, grandchildren and neighbours",
  "cash and a money box",
  "owners who do it themselves after hours",
  "a box of paper for the accountant",
  "marking by hand",
  "Excel and paper",
  "loan calculators and advice from friends",
])("%s sells nothing", (way) => expect(isSupplier(way)).toBe(false));

test.each([
  "website builders",
  "homeshare charities and student housing offices",
  "cleaning firms",
  "booking platforms",
  "phone shops and electronics stores",
  "cards and pocket-money apps for children",
])("%s could make the same offer", (way) => expect(isSupplier(way)).toBe(true));

test("who brings the trouble about is no way around it", () => {
  expect(isCause("close their branches and everything requires an app")).toBe(true);
  expect(isCause("close at six and are a drive away")).toBe(false);
});
