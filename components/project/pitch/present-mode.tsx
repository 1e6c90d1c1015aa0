"use client";

import { ChevronLeftIcon, ChevronRightIcon, MessageSquareTextIcon, XIcon } from "lucide-react";
import * as Dialog from "radix-ui/dialog";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { useFocusOpener } from "@/components/ui/focus-opener";
import type { DeckProps } from "./deck-props";
import { leaveFullScreen, useLeftFullScreen } from "./full-screen";
import { SlideView } from "./slide-view";
import { useDeck } from "./use-deck";

interface PresentModeProps extends DeckProps {
  start: number;
  onClose: () => void;
}

const control = "text-white outline-white! hover:bg-white/15";

export function PresentMode({ slides, figures, palette, brandName, start, onClose }: PresentModeProps) {
  const { index, go, onKeyDown } = useDeck(slides.length, start);
  const [notes, setNotes] = useState(false);
  const slide = slides[index];
  const close = () => {
    leaveFullScreen();
    onClose();
  };
  const focus = useFocusOpener();
  useLeftFullScreen(onClose);
  return (
    <Dialog.Root open onOpenChange={(open) => !open && close()}>
      <Dialog.Portal>
        <Dialog.Content
          {...focus}
          onKeyDown={onKeyDown}
          aria-describedby={undefined}
          className="fixed inset-0 z-[90] grid grid-rows-[1fr_auto] bg-black text-white outline-none"
        >
          <Dialog.Title className="sr-only">{brandName}: pitch deck</Dialog.Title>
          <div className="grid min-h-0 place-items-center overflow-hidden">
            {slide && (
              <div key={index} className="w-[min(100vw,calc((100dvh-4rem)*16/9))] animate-fade">
                <SlideView
                  slide={slide}
                  number={`${index + 1} / ${slides.length}`}
                  heading
                  {...{ figures, palette, brandName }}
                />
              </div>
            )}
          </div>
          {notes && slide && (
            <ul
              aria-label="Key speaking points"
              className="absolute inset-x-0 bottom-16 grid gap-1.5 bg-black/90 px-6 py-5 text-lg"
            >
              {slide.notes.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          )}
          <div className="flex h-16 items-center gap-2 px-4">
            <Button
              variant="ghost"
              size="icon"
              className={control}
              onClick={() => go(index - 1)}
              disabled={index === 0}
            >
              <ChevronLeftIcon aria-hidden="true" />
              <span className="sr-only">Previous slide</span>
            </Button>
            <Button
              variant="ghost"
              size="icon"
              className={control}
              onClick={() => go(index + 1)}
              disabled={index === slides.length - 1}
            >
              <ChevronRightIcon aria-hidden="true" />
              <span className="sr-only">Next slide</span>
            </Button>
            <p role="status" className="px-2 tabular-nums">
              <span className="sr-only">Slide </span>
              {index + 1} / {slides.length}
            </p>
            <Button
              variant="ghost"
              className={`ml-auto ${control}`}
              aria-pressed={notes}
              onClick={() => setNotes(!notes)}
            >
              <MessageSquareTextIcon aria-hidden="true" />
              <span className="max-sm:sr-only">Notes</span>
            </Button>
            <Button variant="ghost" size="icon" className={control} onClick={close}>
              <XIcon aria-hidden="true" />
              <span className="sr-only">Stop presenting</span>
            </Button>
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
