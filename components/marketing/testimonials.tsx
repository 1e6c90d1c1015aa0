import { Doodle } from "@/components/layout/doodle";
import { TESTIMONIALS } from "@/lib/content/marketing";
import { SectionTitle } from "./section-head";

/** On the dark ground in both themes: a pause between what it makes and what it costs. */
export function Testimonials() {
  return (
    <section
      aria-labelledby="voices-title"
      className="dark mt-24 border-y bg-background text-foreground lg:mt-32"
    >
      <div className="mx-auto max-w-7xl px-4 py-20 sm:px-6 lg:px-8 lg:py-28">
        <Doodle calm={0.72} width={1200} height={90} className="mb-8 h-14 text-link! sm:mb-10 sm:h-auto" />
        <SectionTitle id="voices-title" title="From people who started" />
        <ul className="mt-12 grid gap-x-12 gap-y-14 max-lg:max-w-2xl lg:grid-cols-3">
          {TESTIMONIALS.map(({ quote, name, role }) => (
            <li key={name} className="flex">
              <figure className="flex flex-1 flex-col">
                <blockquote className="display flex-1 text-2xl leading-[1.25] font-bold tracking-[-0.01em]">
                  <p className="-indent-[0.42em]">“{quote}”</p>
                </blockquote>
                <figcaption className="mt-8 border-t pt-4">
                  <span className="font-semibold">{name}</span>
                  <span className="block text-sm text-muted-foreground">{role}</span>
                </figcaption>
              </figure>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
