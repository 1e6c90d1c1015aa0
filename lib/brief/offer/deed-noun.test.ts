import { readBrief } from "../read-brief";

const nounOf = (solution: string, targetAudience = "People in Wrexham.") =>
  readBrief({ problem: "", solution, businessModel: "£75 each.", targetAudience, differentiator: "" }).offer
    .noun;

test.each([
  ["Two of us, one van, gutter vacuum with camera. Clear gutters, swap slipped tiles.", "gutter clearing"],
  ["Two sisters with a scanner. We scan old letters and send them back.", "letter scanning"],
  ["My brother and I with a trailer: we sharpen knives at the market.", "knife sharpening"],
  ["A van with tools and two mechanics visits. They repair tractors in the field.", "tractor repair"],
])("what work is called by its deed: %s", (solution, noun) => expect(nounOf(solution)).toBe(noun));

test("a crew whose deed is not said has no name, and the van is none", () => {
  expect(nounOf("Two drivers and a small electric van. Call before six.")).toBeNull();
  expect(nounOf("A jeep with tools and two technicians visits each village.")).toBeNull();
});

test("praise, price and whom it is for are no name", () => {
  expect(nounOf("A free website where riders report the fare.")).toBe("website");
  expect(nounOf("We make application to call a checked mechanic.")).toBe("app");
  expect(nounOf("The school gets the quarter on day one.", "Private schools in Lahore.")).toBeNull();
});
