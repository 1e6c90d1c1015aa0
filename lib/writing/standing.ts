import { kindOfStatement } from "@/lib/brief/evidence/classify";
import type { Happened, HappenedKind } from "@/lib/brief/evidence/happened-kinds";
import { type EvidenceKind, hasHappened, surest } from "@/lib/brief/evidence/kinds";
import type { Brief } from "@/lib/brief/types";
import { soldAlready } from "@/lib/finance/assume-costs";

/** How far it is by the founder's own account; "unread" where the answers are in a language that is only quoted. */
export type Standing =
  | "pays"
  | Extract<EvidenceKind, "sold" | "jobs" | "users" | "test" | "grant" | "promise" | "joined">
  | "unread"
  | "nothing";

/** What each thing that has happened is worth, the surest first. */
const WORTH: readonly (readonly [HappenedKind, Standing])[] = [
  ["paying", "sold"],
  ["bought", "sold"],
  ["used", "users"],
  ["free", "test"],
  ["tested", "test"],
  ["promised", "promise"],
  ["waiting", "promise"],
  ["suppliers", "joined"],
  ["interviewed", "nothing"],
];
const isJob = ({ kind, clause }: Happened) =>
  kind === "bought" && kindOfStatement(clause.text, clause.field) === "jobs";

function worthOf(soFar: readonly Happened[]): Standing {
  const [, worth] = WORTH.find(([kind]) => soFar.some((told) => told.kind === kind)) ?? [];
  return worth === "sold" &&
    soFar.every((told) => told.kind !== "paying" && (told.kind !== "bought" || isJob(told)))
    ? "jobs"
    : (worth ?? "nothing");
}

/** The one answer to whether somebody pays, has bought or has tried it: every text asks here. */
export function standingOf(brief: Brief): Standing {
  if ((brief.stated.customers?.value ?? 0) > 0) return "pays";
  if (brief.stated.traded) return "sold";
  if (brief.language !== "en") return "unread";
  if (brief.stated.soFar.length > 0) return worthOf(brief.stated.soFar);
  const kind = surest(brief.stated.traction.map(({ text, field }) => kindOfStatement(text, field)));
  if (hasHappened(kind)) return kind as Standing;
  return soldAlready(brief) ? "sold" : "nothing";
}

/** Said openly of payment beside what has happened; "" where somebody has paid. */
const OPENLY: Record<Standing, string> = {
  pays: "",
  sold: "",
  jobs: "",
  users: "say which of them pay and which don't",
  test: "say that it was tried, and that nobody has bought it yet",
  grant: "say that this is given money, and that customers are still to come",
  promise: "say that this is a word, and that nobody has paid yet",
  joined: "say that signing up is no sale, and that nobody has bought yet",
  unread: "say how many have paid so far, with the dates, and nothing that is not in your books",
  nothing: "",
};
export const saidOpenly = (brief: Brief): string => OPENLY[standingOf(brief)];

/** Where nothing is told of, only what the founder denies is denied. */
export const paymentOpenly = ({ stated: { unsold } }: Brief): string =>
  unsold ? "that there is no payment to show yet" : "what has been paid so far";

/** "Four clubs use it today, ..." has its own line; this is said where something has happened that has none. */
const IN_GENERAL: Record<Standing, string> = {
  pays: "there are customers today; how many they are and since when is in our books",
  sold: "it has been sold already; to whom and when is in our books",
  jobs: "work has been done for others already; for whom and when is in our books",
  users: "it is used already; who of them pays is in our books",
  test: "it has been tried; what was counted, by whom and when is with us",
  grant: "money has been given for it, and nobody has bought it yet",
  promise: "somebody has given us their word, and nobody has paid yet",
  joined: "some have signed up, and nobody has bought yet",
  unread: "what has been done and paid so far is with us, with the dates, and we say no more than that",
  nothing: "",
};
/** What has happened, in general words; "" where nothing has. */
export const toldSoFar = ({ context }: { context: { brief: Brief } }): string =>
  IN_GENERAL[standingOf(context.brief)];

const PAYS: ReadonlySet<Standing> = new Set<Standing>(["pays", "sold", "jobs", "unread"]);
/** Something has happened by the founder's own account, and nobody has paid for it. */
export const isAllUnpaid = (brief: Brief): boolean =>
  brief.stated.soFar.length > 0 && !PAYS.has(standingOf(brief)) && standingOf(brief) !== "users";
/** The thing that has happened which a sentence tells of. */
export const happenedIn = ({ stated: { soFar } }: Brief, said: string): Happened | undefined =>
  soFar.find(({ clause: { text } }) => {
    const [a, b] = [text.toLowerCase(), said.toLowerCase()];
    return a.includes(b) || b.includes(a);
  });
