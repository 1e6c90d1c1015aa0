import { swatchesOf } from "@/components/project/prototype/palette";
import { groupFeatures, parseFlow } from "./parse-flow";
import { cellsOf, parseMockup } from "./parse-mockup";

test("a mockup's elements keep their order and their own labels", () => {
  const { title, elements } = parseMockup(
    'Work list: search; list of open cases with owner and age; buttons "Share" and "Add case"; title.',
    1,
  );
  expect(title).toBe("Work list");
  expect(elements).toEqual([
    { kind: "field", label: "Search" },
    { kind: "list", label: "List of open cases with owner and age" },
    { kind: "button", label: "Share" },
    { kind: "button", label: "Add case", quiet: true },
  ]);
});

test("empty and error states are told apart, quotations kept whole", () => {
  const { elements, states } = parseMockup(
    'Inbox: list. Empty state: "Nothing open. Add the first". Error state: try again.',
    1,
  );
  expect(elements).toHaveLength(1);
  expect(states).toEqual([
    { kind: "empty", text: '"Nothing open. Add the first".' },
    { kind: "error", text: "Try again." },
  ]);
});

test("a conversation keeps its lines", () => {
  expect(parseMockup('One call: conversation "Said" with "Bell: hello" and "Ana: hi".', 1).elements).toEqual([
    { kind: "talk", label: "Said", holds: ["Bell: hello", "Ana: hi"] },
  ]);
});

test("a text without a title is numbered", () => {
  expect(parseMockup("just a photo, a button", 3)).toMatchObject({
    title: "Screen 3",
    elements: [{ kind: "picture" }, { kind: "button" }],
  });
});

test.each([
  ["1. Scan the tag. 2. Approve the price.", ["Scan the tag.", "Approve the price."]],
  ["Scan → Approve → Pay", ["Scan", "Approve", "Pay"]],
  ["Scan the tag\nApprove", ["Scan the tag", "Approve"]],
  ["", []],
])("a user flow is read from %j", (text, steps) => {
  expect(parseFlow(text)).toEqual(steps);
});

test("features are grouped by how soon they are needed", () => {
  expect(groupFeatures(["Must: scan", "[Should] approve", "Pay later (later)", "untagged"])).toEqual({
    must: ["Scan", "Untagged"],
    should: ["Approve"],
    later: ["Pay later"],
  });
});

test("every field whose name ends in Color becomes a swatch, and only a colour does", () => {
  const board = {
    description: "",
    primaryColor: "#aa3311",
    quietPanelColor: "#eeeeee",
    oddColor: "red",
    note: "#123456",
  };
  expect(swatchesOf(board)).toEqual([
    { name: "Primary", hex: "#AA3311" },
    { name: "Quiet panel", hex: "#EEEEEE" },
  ]);
});

test.each([
  ["Call desk, for callers", "desk"],
  ["Console, first request", "desk"],
  ["Label of the jar", "paper"],
  ["First menu, on any phone", "keypad"],
  ["Board at the door", "paper"],
  ["Book a visit", "phone"],
])("%s is seen on a %s", (title, frame) => {
  expect(parseMockup(`${title}: list.`, 1).frame).toBe(frame);
});

test.each([
  ['Start page: headline "Bread by seven"; list.', ""],
  ['One oven: headline "One oven, all free hours"; list.', ""],
  ["Baker's phone, book a shelf: list.", "Book a shelf"],
  ["Round planner, for drivers: list.", "Round planner"],
])("%s has %j at its head", (text, heading) => expect(parseMockup(text, 1).heading).toBe(heading));

test("a list whose every line has cells is a table, and any other a list", () => {
  const [table, list] = parseMockup(
    'Bill: list "Line by line" with "Line | Order" and "Line 1 | agrees"; list "Then" with "Line | Order" and "Two". Empty state: x. Error state: y.',
    1,
  ).elements;
  expect(table).toMatchObject({ kind: "table", holds: ["Line | Order", "Line 1 | agrees"] });
  expect(list?.kind).toBe("list");
});

test("short cells of a line are not broken, long ones may be", () => {
  expect(cellsOf(["Tue 7 am | Agreed price list"])).toEqual([["Tue\u00a07\u00a0am", "Agreed price list"]]);
});
