const VEHICLE = "(?:van|truck|lorry|jeep|car|bike|trailer|tricycle|boat|cart|bus|tractor|motorbike)";
const TOOLS = `(?:${VEHICLE}|machines?|vacuum|scanner|tools?|lift|kit|chainsaw|ladders?|pump|camera|press|saw|drill|mower)`;
/** "Two of us, one van", "two archivists and a scanner", "my brother and I with a trailer". */
const WITH_TOOLS = new RegExp(
  `^(?:(?:one|two|three|four|five|six|\\d|a team|a crew) (?:of us|(?:[\\p{L}-]+ ){0,2}?(?:[\\p{L}-]+(?:ers|ors|ists|ians|ics|men|women)|people|friends|nurses|cousins|students|graduates))|(?:my|me|i)\\b(?: \\p{L}+)? and (?:i|me|my \\p{L}+)|an? (?:[\\p{L}-]+ ){0,2}?(?:mechanic|carpenter|electrician|plumber|gardener|nurse|driver|technician|tailor|barber))\\b[^.]{0,40}?(?:,| and| with|:)[^.]{0,50}?\\b${TOOLS}\\b`,
  "iu",
);
/** "A jeep with tools and two technicians visits each village". */
const VEHICLE_COMES = new RegExp(
  `^(?:an? |our |one |two )(?:[\\p{L}-]+ ){0,2}?${VEHICLE}s? with [^.]{3,90}?\\b(?:tools|parts|technicians?|mechanics?|nurses?|doctors?|crew|equipment|workshop|dentists?|people|women|men)\\b`,
  "iu",
);
/** "Nails and a trim in the owner's kitchen; towel and table come with us": done where the customer is. */
const COMES_WITH_US =
  /\b(?:comes?|is|are) with us\b|\bwhen we (?:go|leave)\b|\b(?:in|at) (?:the |your |their )(?:kitchen|living room|home|garden|yard|drive|house|flat) of the \p{L}+|\b(?:we|i) (?:take|drive|bring|carry|accompany) (?:you|them|him|her|people|patients|children) (?:from|to|home|there|door)\b/iu;

/** The offer opens with those who do the work and what they bring along. */
export const isOwnCrew = (first: string, solution: string): boolean =>
  WITH_TOOLS.test(first) || VEHICLE_COMES.test(first) || COMES_WITH_US.test(solution);
