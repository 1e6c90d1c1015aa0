import { isOurs, OF_US, type Read } from "./ours";

/** "Channel managers €35 a month without answers": a thing with a price that is none of ours. */
const PRICED_FIRST =
  /^(?!(?:we|our|ours|i|my|mine|it|no|only|from|free|just|at|for|under|about|all|every|each|one|the first)\b)((?:[\p{L}’'-]+ ){1,5}?)(?:is |are |costs? |at |from |for |about )?((?:\p{Sc}|KSh ?|Rs\.? ?)\s?\d[\d.,]*)/u;
export function isPricedElsewhere(said: string, read: Read): boolean {
  const [, thing = "", sum = ""] = PRICED_FIRST.exec(said.charAt(0).toLowerCase() + said.slice(1)) ?? [];
  const digits = sum.replace(/\D/g, "");
  return (
    digits !== "" &&
    !OF_US.test(said) &&
    !read.answers.businessModel.replace(/(?<=\d)[.,](?=\d)/g, "").includes(digits) &&
    !thing.split(" ").some((word) => word.length > 3 && isOurs(word, read))
  );
}
