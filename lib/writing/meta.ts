import type { Meta } from "@/lib/artifacts/meta";
import type { WritingContext } from "@/lib/artifacts/recipe";
import { benchmarkById } from "@/lib/finance/benchmarks";
import { namedAssumptions } from "./assumption-list";
import { disclosures } from "./disclosures";

/** What the reader must know beside the text: every assumption with its provenance, the sources, the warnings. */
export function metaOf(context: WritingContext): Pick<Meta, "assumptions" | "sources" | "warnings"> {
  const named = namedAssumptions(context.model.assumptions);
  const cited = new Set(named.map(({ sourceId }) => sourceId).filter((id) => id !== undefined));
  const sources = [...cited].map(benchmarkById).filter((row) => row !== undefined);
  return {
    assumptions: named.map(({ key, label, value, provenance, note }) => ({
      key,
      label,
      value,
      provenance,
      note,
    })),
    sources: sources.map(({ id, publisher, title, year, url }) => ({ id, publisher, title, year, url })),
    warnings: disclosures(context),
  };
}
