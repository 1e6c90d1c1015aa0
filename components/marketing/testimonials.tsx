import { TESTIMONIALS } from "@/lib/content/marketing";
import { SectionHead } from "./section-head";

export function Testimonials() {
  return (
    <section aria-labelledby="voices-title" className="mx-auto max-w-7xl px-4 pt-20 sm:px-6 lg:px-8 lg:pt-28">
      <SectionHead id="voices-title" calm={0.72} title="From people who started" />
      <ul className="grid gap-x-10 gap-y-12 md:grid-cols-3">
        {TESTIMONIALS.map(({ quote, name, role }) => (
          <li key={name}>
            <figure>
              <blockquote className="text-xl leading-relaxed">“{quote}”</blockquote>
              <figcaption className="mt-5 border-t-2 border-primary pt-3">
                <span className="font-semibold">{name}</span>
                <span className="block text-sm text-muted-foreground">{role}</span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  );
}
