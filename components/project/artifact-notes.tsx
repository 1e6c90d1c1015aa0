import { ReaderNotes } from "@/components/ui/reader-notes";
import type { Meta } from "@/lib/artifacts/meta";
import { typeset } from "@/lib/content/typeset";
import { provenanceWord } from "./numbers/provenance-badge";

const list = new Intl.ListFormat("en");

/** Who wrote it, part by part where both did. */
function writtenBy({ writer, model, parts = [] }: Meta): string {
  if (writer === "builtin") return "Written by the built-in writer from your answers.";
  const ids = (who: Meta["writer"]) => list.format(parts.filter((p) => p.writer === who).map(({ id }) => id));
  const own = ids("builtin");
  return `Written from your answers by a language model (${model ?? "unnamed"}): ${ids("model")}. By the built-in writer: ${own ? `${own}, ` : ""}every figure, and the rest.`;
}

/** What a reader must know about how it was written: warnings, assumptions and sources. */
export function ArtifactNotes({ meta, told }: { meta: Meta | undefined; told?: readonly string[] }) {
  if (!meta) return null;
  const { warnings, assumptions, sources } = meta;
  return (
    <footer className="grid grid-cols-1 gap-3 border-t pt-6 text-sm">
      <ReaderNotes warnings={warnings} {...(told && { told })} className="measure mt-0" />
      {assumptions.length > 0 && (
        <details className="group">
          <summary className="w-fit cursor-pointer rounded-sm py-1 font-semibold">
            Assumptions behind the figures ({assumptions.length})
          </summary>
          <div className="mt-3 overflow-x-auto">
            <table className="w-full text-left">
              <thead className="text-muted-foreground max-sm:sr-only">
                <tr className="border-b">
                  <th scope="col" className="py-2 pr-4 font-medium">
                    Assumption
                  </th>
                  <th scope="col" className="py-2 pr-4 font-medium">
                    Value
                  </th>
                  <th scope="col" className="py-2 pr-4 font-medium whitespace-nowrap">
                    Where from
                  </th>
                  <th scope="col" className="py-2 font-medium">
                    Note
                  </th>
                </tr>
              </thead>
              <tbody>
                {assumptions.map(({ key, label, value, provenance, note }) => (
                  <tr
                    key={key}
                    className="border-b align-top max-sm:grid max-sm:grid-cols-[1fr_auto] max-sm:py-2"
                  >
                    <th scope="row" className="pr-4 font-medium sm:py-2">
                      {label}
                    </th>
                    <td className="whitespace-nowrap tabular-nums max-sm:text-right sm:py-2 sm:pr-4">
                      {value}
                    </td>
                    <td className="max-sm:order-last max-sm:pl-4 max-sm:text-right max-sm:text-muted-foreground sm:py-2 sm:pr-4 sm:whitespace-nowrap">
                      {provenanceWord(provenance)}
                    </td>
                    <td className="text-muted-foreground sm:py-2">{typeset(note)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </details>
      )}
      {sources.length > 0 && (
        <details>
          <summary className="w-fit cursor-pointer rounded-sm py-1 font-semibold">
            Sources ({sources.length})
          </summary>
          <ul className="mt-3 grid gap-2">
            {sources.map(({ id, publisher, title, year, url }) => (
              <li key={id}>
                {publisher}, <cite>{title}</cite> ({year}).{" "}
                <a
                  href={url}
                  rel="noreferrer"
                  target="_blank"
                  className="break-all text-link underline underline-offset-2"
                >
                  {url}
                </a>
              </li>
            ))}
          </ul>
        </details>
      )}
      <p className="text-muted-foreground">{writtenBy(meta)}</p>
    </footer>
  );
}
