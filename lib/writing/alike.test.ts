import { verbsAlike } from "./alike";

test("what somebody else does in the midst of a sentence keeps its verbs", () => {
  expect(
    verbsAlike("a subscription where it lends you a telescope, you watch for a month, and send it back"),
  ).toBe("a subscription where it lends you a telescope, you watch for a month, and send it back");
  expect(verbsAlike("a service where it delivers a bag and collect the used ones")).toBe(
    "a service where it delivers a bag and collects the used ones",
  );
});
