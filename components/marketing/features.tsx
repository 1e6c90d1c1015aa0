import { FEATURES } from "@/lib/content/marketing";
import { VIGNETTES } from "./feature-vignettes";
import { SectionHead } from "./section-head";

export function Features() {
  return (
    <section
      id="features"
      aria-labelledby="features-title"
      className="mx-auto max-w-7xl px-4 pt-20 sm:px-6 lg:px-8 lg:pt-28"
    >
      <SectionHead
        id="features-title"
        calm={0.5}
        title="What you leave with"
        text="Made from your answers, not from a template."
      />
      <ul className="grid gap-px overflow-hidden rounded-2xl border bg-border sm:grid-cols-2 lg:grid-cols-3">
        {FEATURES.map(({ title, text }, index) => (
          <li key={title} className="flex flex-col bg-card p-6 sm:p-7">
            <div aria-hidden="true" className="mb-7 flex h-32 items-center">
              {VIGNETTES[index]}
            </div>
            <h3 className="display text-xl">{title}</h3>
            <p className="mt-2 leading-relaxed text-muted-foreground">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
