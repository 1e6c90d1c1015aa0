import { cells, pair, type Row, readRows, split } from "@/lib/brief/ventures/rows";
import type { WhereMet } from "../data/meeting-places";
import type { Job } from "../job";

/** A kind of supplier or habit that the venture meets. */
export interface VentureRival {
  /** "walking and sitting platforms" */
  kind: string;
  /** Why customers stay with it. */
  why: string;
  /** Companies everybody can look up; `countries` is empty where they are known everywhere. */
  companies: readonly { name: string; countries: readonly string[] }[];
  /** What somebody types who looks for one of them. */
  search?: string;
}

/** A task to be done: what it is, how, and how one knows that it is done; {name}, {they} and {one} are filled in. */
export interface VentureTask {
  title: string;
  what: string;
  done: string;
}

/** What somebody knows who has run such a business for years. Public knowledge, without prices and figures. */
export interface Lore {
  id: string;
  /** What is bought or done once: "a walk", "walks". */
  job: Job | null;
  rivals: readonly VentureRival[];
  /** Where customers are met. */
  meet: WhereMet | null;
  measure: string;
  moat: string;
  /** What breaks such a venture, and what to do about it. */
  risk: { what: string; answer: string };
  rule: VentureTask;
  trial: VentureTask;
  /** Question, what can be said today, the task that finds out, how. */
  asks: readonly (readonly [string, string, string, string])[];
  roles: readonly string[];
  /** What a customer types. */
  search: string;
  /** Names and their meaning, as rows of the lexicon: "Leashline = what joins a dog to a walk". */
  names: readonly string[];
  lines: readonly string[];
}

/** "Rover, Wag@US": a company and the countries where it is known; the same one in several is written several times. */
function companies(text: string): VentureRival["companies"] {
  const known = new Map<string, string[]>();
  for (const said of split(text, ",")) {
    const [name = "", country] = said.split("@");
    known.set(name, [...(known.get(name) ?? []), ...(country ? [country] : [])]);
  }
  return [...known].map(([name, countries]) => ({ name, countries }));
}

const rival = (text: string): VentureRival => {
  const [kind = "", why = "", known = "", search = ""] = cells(text);
  return { kind, why, companies: companies(known), ...(search ? { search } : {}) };
};

const task = (text: string): VentureTask => {
  const [title = "", what = "", done = ""] = cells(text);
  return { title, what, done };
};

function lore({ top: [id = ""], all, one }: Row): Lore {
  const [what = "", answer = ""] = cells(one("risk"));
  const [place = "", keeper = "", reason = "", doing = "", cost = "", advisers = "", motive = ""] = cells(
    one("meet"),
  );
  return {
    id,
    job: pair(one("job")),
    rivals: all("rival").map(rival),
    meet: place ? { place, keeper, reason, doing, cost, advisers, motive } : null,
    measure: one("measure"),
    moat: one("moat"),
    risk: { what, answer },
    rule: task(one("rule")),
    trial: task(one("trial")),
    asks: all("ask").map((text) => {
      const [question = "", said = "", when = "", how = ""] = cells(text);
      return [question, said, when, how];
    }),
    roles: cells(one("roles")).filter(Boolean),
    search: one("search"),
    names: all("name"),
    lines: all("line"),
  };
}

export const readLore = (text: string) =>
  readRows(text, "job rival meet measure moat risk rule trial ask roles search name line").map(lore);
