import type { Brief } from "@/lib/brief/types";
import { toldWords } from "@/lib/brief/ventures/told-words";
import { A_PROGRAM, BESIDE_PROGRAMS, type Competitor, isNamedIn } from "../competitors";
import type { Lore } from "./lore";

/** The suppliers and habits that a known venture meets, with the companies that can be looked up where it begins. */
export function rivalsOfVenture(
  { rivals, search }: Lore,
  { named, geography, answers, archetypes: [form] }: Brief,
): Competitor[] {
  const here = geography?.country ?? null;
  const taken = new Set(
    [...named.platforms, ...named.competitors, ...named.partners].map((name) => name.toLowerCase()),
  );
  const said = new Set(toldWords(Object.values(answers).join(" ")));
  const isSaid = (search: string) => toldWords(search).some((word) => said.has(word));
  const fits = (kind: string) => form === undefined || BESIDE_PROGRAMS.has(form.id) || !A_PROGRAM.test(kind);
  return rivals
    .filter(({ kind }) => fits(kind))
    .map(({ kind, why, companies, search: typed = search }) => ({
      kind,
      why,
      names: companies
        .filter(({ countries }) =>
          countries.length === 0 ? isNamedIn(here, form?.id) : here !== null && countries.includes(here),
        )
        .map(({ name }) => name)
        .filter((name) => !taken.has(name.toLowerCase())),
      // The place is said beside it.
      // What founders of this kind are searched for helps only where this one says so too.
      ...(companies.length > 0 && isSaid(typed) ? { search: typed.replace(/ near me$/, "") } : {}),
    }));
}
