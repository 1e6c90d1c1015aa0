import type { Brief } from "@/lib/brief/types";

const LED_BY =
  /^(?:(?:we|i) (?:only )?(?:take|accept|have room for|can) |with |an? |the )?(?:(?:(?:the|our|my) )?(?:space|room|hall|studio|place|landowner|licen[cs]e|permit|venue) (?:allows?(?: us)?(?: for| to have)?|has (?:room|space) for|holds?|fits|takes?)|(?:maximum|max\.?|limit(?:ed)?|cap(?:ped)?|ceiling)(?: of| to| at)?|at most|(?:no|never) more than|up to|holds?|fits?|seats?|stores?|room for|space for) (?:up to )?(?=\p{L}|\d)/iu;

/** "35 dogs", "16 participants, three groups per year": the most that can be taken, in the founder's words; "" where nothing is said. */
export function ceilingOf({ stated: { capacity, most, traded } }: Brief): string {
  const note = (capacity ?? most)?.note ?? "";
  // "Doing 5 jobs a day" is what is done, and not the most that can be.
  if (traded && capacity && note.startsWith(`Stated: ${traded.said.split(/ (?:in|during) /)[0]}`)) return "";
  const [, said = ""] = /^Stated: ([^;]+?)(?:, on \d+ working days a month)?\.?(?:;.*)?$/.exec(note) ?? [];
  // How often those who share the places come says nothing of how many there are.
  const places = capacity ? said : (said.split(", ")[0] ?? "");
  return places.replace(LED_BY, "").trim();
}
