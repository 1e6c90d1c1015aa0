import { readProof } from "../statements";

const proofs = (differentiator: string) =>
  readProof({ problem: "", solution: "", targetAudience: "", differentiator, businessModel: "" }).map(
    ({ text }) => text,
  );

test.each([
  [
    "We connect directly with the school information system, so each child's allergies are always current.",
    ["We connect directly with the school information system, so each child's allergies are always current"],
  ],
  [
    "All the sewing is done in Lithuania, in a factory we visit every three months.",
    ["All the sewing is done in Lithuania, in a factory we visit every three months"],
  ],
  // What stands for itself stays alone.
  [
    "Customers see the result on photos, and we return free of charge if a gutter clogs again within 60 days.",
    ["we return free of charge if a gutter clogs again within 60 days"],
  ],
])("a claim that leans on the words before it is read with them: %s", (said, read) => {
  expect(proofs(said)).toEqual(read);
});
