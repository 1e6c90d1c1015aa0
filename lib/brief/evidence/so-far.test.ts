import { readBrief } from "../read-brief";
import { readSoFar } from "./so-far";

const told = (businessModel: string, more = {}) =>
  readSoFar({
    problem: "",
    solution: "",
    targetAudience: "",
    differentiator: "",
    businessModel,
    ...more,
  }).map(({ kind, count, who }) => `${kind} ${count} ${who}`);

describe("what has happened so far", () => {
  test.each([
    ["Right now 17 cafes pay us.", "paying 17 17 cafes"],
    ["So far I have 14 regular clients.", "paying 14 14 regular clients"],
    ["Twelve brides booked and paid last season.", "bought 12 Twelve brides"],
    ["So far we sold 180 packs to around 70 families.", "bought 70 70 families"],
    ["I've done around 50 for friends at $50 each.", "bought 50 friends"],
    ["We have done it free for 30 colleagues of my sister.", "free 30 30 colleagues of my sister"],
    ["I've made 9 so far for friends and they only paid the ingredients.", "free 9 friends"],
    ["340 shops in Argentina use it.", "used 340 340 shops"],
    [
      "My brother-in-law and two of his friends are trying it out for free right now.",
      "tested 3 My brother-in-law and two of his friends",
    ],
    ["There are 14 podcasters trying it for free at the moment.", "tested 14 14 podcasters"],
    ["Two of the six testers said they'd pay today.", "promised 2 Two of the six testers"],
    ["46 families are on a waiting list.", "waiting 46 46 families"],
    ["We've onboarded 12 tutors.", "suppliers 12 12 tutors"],
    ["I've interviewed 17 owners.", "interviewed 17 17 owners"],
  ])("%s", (text, happened) => {
    expect(told(text)).toEqual([happened]);
  });

  test.each([
    ["14 dealers are trying it since February, 5 of those pay.", ["tested 14 14 dealers", "paying 5 5"]],
    [
      "I have given it seven times so far, four of those paid at €150.",
      ["free 3 seven times", "bought 4 four"],
    ],
    [
      "85 farmers were interviewed and 52 gave us their number.",
      ["interviewed 85 85 farmers", "waiting 52 52"],
    ],
    ["It runs now in 3 villages, of which 2 bought it.", ["used 3 3 villages", "bought 2 2"]],
  ])("each thing by itself: %s", (text, happened) => {
    expect(told(text)).toEqual(happened);
  });

  test.each([
    "We plan a first batch of 400 kits.",
    "I have 30,000 kept to make the first lot, of 400 kits.",
    "We hope to have 40 paying families by the end of next year.",
    "Our north star is 100 paying locations by the end of our launch year.",
    "Vendors pay 12% of each booking, and the first month is free.",
    "A typical agency with 30 properties would pay £90 a month.",
    "Nobody has paid yet.",
    "No bookings yet.",
  ])("nothing of it has happened: %s", (text) => {
    expect(told(text)).toEqual([]);
  });

  test("who signs up on the other side of a deal is no customer", () => {
    const answers = {
      problem: "People in Lagos cannot find an electrician they trust.",
      solution:
        "An app where you pick an artisan, book him and pay through us. Every artisan is checked before he joins.",
      targetAudience: "Households in Lagos. On the other side are artisans who want steady jobs.",
      differentiator: "We hold the payment until the job is done.",
      businessModel: "We keep 15% of each job. We have not launched but 35 artisans have signed up already.",
    };
    const { stated } = readBrief(answers);
    expect(stated.soFar.map(({ kind, count }) => [kind, count])).toEqual([["suppliers", 35]]);
    expect(stated.customers).toBeUndefined();
    expect(stated.traction.some(({ paid }) => paid)).toBe(false);
  });

  test("what was sold is told in German, too", () => {
    const { stated } = readBrief({
      problem: "Kinder wachsen schnell aus ihrer Kleidung heraus.",
      solution: "Wir verkaufen fertige Pakete mit gebrauchter Kinderkleidung.",
      targetAudience: "Eltern mit Kindern zwischen 1 und 6 Jahren in Leipzig.",
      differentiator: "Jedes Teil wird gewaschen und geprüft.",
      businessModel:
        "Ein Paket kostet 45 €. Im Bekanntenkreis haben wir bisher 12 Pakete verkauft, der Shop ist noch nicht online.",
    });
    expect(stated.soFar.map(({ kind, count }) => [kind, count])).toEqual([["bought", 12]]);
  });
});
