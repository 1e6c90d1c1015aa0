"use client";

import { ChevronLeftIcon, ChevronRightIcon, PresentationIcon } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { cn } from "@/lib/client/cn";
import { typeset } from "@/lib/content/typeset";
import type { DeckProps } from "./deck-props";
import { enterFullScreen } from "./full-screen";
import { PresentMode } from "./present-mode";
import { SlideView } from "./slide-view";
import { useDeck } from "./use-deck";

export function Deck({ slides, figures, palette, brandName }: DeckProps) {
  const { index, go, onKeyDown } = useDeck(slides.length);
  const [presenting, setPresenting] = useState(false);
  const present = () => {
    enterFullScreen();
    setPresenting(true);
  };
  const strip = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const { current } = strip;
    const thumbnail = current?.children[index];
    if (current && thumbnail instanceof HTMLElement)
      current.scrollLeft = thumbnail.offsetLeft - (current.clientWidth - thumbnail.clientWidth) / 2;
  }, [index]);
  const slide = slides[index];
  if (!slide) return null;
  const shared = { figures, palette, brandName };
  const counted = (at: number) => `${at + 1} / ${slides.length}`;
  return (
    <section
      aria-roledescription="carousel"
      aria-label="Slides of the deck"
      onKeyDown={onKeyDown}
      className="grid grid-cols-1 gap-4"
    >
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_18rem]">
        <section
          key={index}
          aria-roledescription="slide"
          aria-label={`Slide ${index + 1} of ${slides.length}`}
          className="animate-fade"
        >
          <SlideView
            slide={slide}
            number={counted(index)}
            heading
            className="rounded-xl border shadow-sheet"
            {...shared}
          />
        </section>
        <div aria-live="polite">
          <h4 className="text-sm font-semibold">Key speaking points</h4>
          <ul className="mt-2">
            {slide.notes.map((point) => (
              <li key={point} className="border-b py-2.5 leading-snug text-muted-foreground last:border-0">
                {typeset(point)}
              </li>
            ))}
          </ul>
        </div>
      </div>
      <div className="flex flex-wrap items-center gap-2.5">
        <Button variant="outline" size="icon" onClick={() => go(index - 1)} disabled={index === 0}>
          <ChevronLeftIcon aria-hidden="true" />
          <span className="sr-only">Previous slide</span>
        </Button>
        <Button
          variant="outline"
          size="icon"
          onClick={() => go(index + 1)}
          disabled={index === slides.length - 1}
        >
          <ChevronRightIcon aria-hidden="true" />
          <span className="sr-only">Next slide</span>
        </Button>
        <p className="px-2 font-medium tabular-nums">{counted(index)}</p>
        <Button className="ml-auto" onClick={present}>
          <PresentationIcon aria-hidden="true" />
          Present
        </Button>
      </div>
      <ol ref={strip} className="relative -mx-1 flex gap-2.5 overflow-x-auto p-1 pb-3">
        {slides.map((thumbnail, at) => (
          <li key={thumbnail.name} className="w-32 shrink-0">
            <button
              type="button"
              onClick={() => go(at)}
              aria-current={at === index ? "true" : undefined}
              aria-label={`Slide ${at + 1}: ${thumbnail.title}`}
              className={cn(
                "block w-full overflow-hidden rounded-md border-2 text-start",
                at === index ? "border-foreground" : "border-transparent hover:border-input",
              )}
            >
              <span aria-hidden="true" className="block">
                <SlideView slide={thumbnail} number={counted(at)} {...shared} />
              </span>
            </button>
          </li>
        ))}
      </ol>
      {presenting && (
        <PresentMode slides={slides} {...shared} start={index} onClose={() => setPresenting(false)} />
      )}
    </section>
  );
}
