import { readBrief } from "@/lib/brief/read-brief";
import { assume } from "./assumptions";
import { buildLedger } from "./build-ledger";
import { runModel } from "./run-model";

const gate60 = (businessModel: string) =>
  buildLedger(
    runModel(
      assume(
        readBrief({
          problem: "Bookkeepers lose days chasing clients for receipts.",
          solution: "A tool that sees what is missing and chases the client by text.",
          targetAudience: "Small bookkeeping practices in the UK with 15 to 80 clients.",
          differentiator: "We only chase.",
          businessModel: `£29 a month. ${businessModel}`,
        }),
      ),
    ),
  ).gate60_customers?.value ?? 0;

test.each([
  ["6 practices have said they'd pay today.", 7],
  ["Eight bookkeepers paid a deposit.", 9],
])("day 60 asks for more than what was promised: %s", (told, least) => {
  expect(gate60(told)).toBeGreaterThanOrEqual(least);
});

test("who pays today brings new ones in proportion", () => {
  expect(gate60("24 practices pay us now.")).toBeGreaterThanOrEqual(6);
});
