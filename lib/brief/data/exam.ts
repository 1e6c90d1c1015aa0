/** An exam that somebody sits, as the source of a pattern: none that a clinician makes, none that is paid one by one. */
export const EXAM_SAT =
  "(?<!(?:swallowing|medical|eye|physical|dental|health|ultrasound|skin|blood|vet|clinical|bedside|per) )exam(?! at)";
