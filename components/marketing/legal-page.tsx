import { LAST_UPDATED, type LegalSection } from "@/lib/content/legal";
import { PageHead } from "./page-head";

export function LegalPage({ title, sections }: { title: string; sections: readonly LegalSection[] }) {
  return (
    <div className="mx-auto max-w-7xl px-4 pb-20 sm:px-6 lg:px-8 [&>section~section~section]:later">
      <PageHead title={title} text={`Last updated ${LAST_UPDATED}`} calm={0.95} />
      {sections.map((section) => (
        <section
          key={section.title}
          className="grid gap-x-10 gap-y-3 border-t py-8 md:grid-cols-[14rem_1fr] lg:grid-cols-[20rem_1fr]"
        >
          <h2 className="display text-xl print:break-after-auto!">{section.title}</h2>
          <div className="measure grid gap-4 leading-relaxed">
            {section.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}
