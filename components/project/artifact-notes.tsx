import { ReaderNotes } from "@/components/ui/reader-notes";
import type { Meta } from "@/lib/artifacts/meta";

const writer = (meta: Meta) =>
  meta.writer === "model" ? `a language model (${meta.model ?? "unnamed"})` : "the built-in writer";

/** What a reader must know about how it was written: warnings, assumptions and sources. */
export function ArtifactNotes({ meta }: { meta: Meta | undefined }) {
  if (!meta) return null;
  const { warnings, assumptions, sources } = meta;
  return (
    <footer className="grid gap-3 border-t pt-6 text-sm">
      <ReaderNotes warnings={warnings} className="measure mt-0" />
      {assumptions.length > 0 && (
        <details className="group">
          <summary className="w-fit cursor-pointer rounded-sm font-semibold">
            Assumptions behind the figures ({assumptions.length})
          </summary>
          <div className="mt-3 overflow-x-auto">
            <table className="w-full min-w-xl text-left">
              <thead className="text-muted-foreground">
                <tr className="border-b">
                  <th scope="col" className="py-2 pr-4 font-medium">
                    Assumption
                  </th>
                  <th scope="col" className="py-2 pr-4 font-medium">
                    Value
                  </th>
                  <th scope="col" className="py-2 pr-4 font-medium">
                    Where from
                  </th>
                  <th scope="col" className="py-2 font-medium">
                    Note
                  </th>
                </tr>
              </thead>
              <tbody>
                {assumptions.map(({ key, label, value, provenance, note }) => (
                  <tr key={key} className="border-b align-top">
                    <th scope="row" className="py-2 pr-4 font-medium">
                      {label}
                    </th>
                    <td className="py-2 pr-4 whitespace-nowrap tabular-nums">{value}</td>
                    <td className="py-2 pr-4">{provenance}</td>
                    <td className="py-2 text-muted-foreground">{note}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </details>
      )}
      {sources.length > 0 && (
        <details>
          <summary className="w-fit cursor-pointer rounded-sm font-semibold">
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
      <p className="text-muted-foreground">Written by {writer(meta)} from your answers.</p>
    </footer>
  );
}
