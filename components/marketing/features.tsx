import type { ComponentType } from "react";
import { FEATURES } from "@/lib/content/marketing";
import { Deck, Looks, Names, Numbers, Weeks, Words } from "./feature-vignettes";
import { SectionHead } from "./section-head";

interface Card {
  Picture: ComponentType;
  looks: string;
  /** Of the picture. */
  height?: string;
}

const HEIGHT = "h-52 sm:h-56";

/** In the order of the features: how wide each card is, and what it stands on. */
const CARDS: readonly Card[] = [
  { Picture: Words, looks: "lg:col-span-4 bg-accent" },
  { Picture: Names, looks: "lg:col-span-2 bg-card" },
  { Picture: Numbers, looks: "lg:col-span-2 bg-card", height: "h-52 sm:h-72" },
  { Picture: Looks, looks: "lg:col-span-4 bg-muted", height: "h-64 sm:h-72" },
  { Picture: Weeks, looks: "lg:col-span-3 bg-card" },
  { Picture: Deck, looks: "lg:col-span-3 dark bg-background text-foreground" },
];

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
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-6">
        {FEATURES.map(({ title, text }, at) => {
          const card = CARDS[at];
          return (
            <li
              key={title}
              className={`flex flex-col overflow-hidden rounded-2xl border p-6 sm:p-8 ${card?.looks}`}
            >
              <div aria-hidden="true" className={`mb-8 flex ${card?.height ?? HEIGHT}`}>
                {card && <card.Picture />}
              </div>
              <h3 className="display text-2xl">{title}</h3>
              <p className="mt-2 max-w-[48ch] leading-relaxed text-muted-foreground">{text}</p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
