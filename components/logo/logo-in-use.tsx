"use client";

import { type ReactNode, useMemo } from "react";
import { contrast } from "@/lib/client/colour";
import type { FirstLogo } from "@/lib/logo/first-logo";
import type { LogoSettings } from "@/lib/logo/settings";
import { drawFitted } from "./draw-logo";
import { LogoCanvas } from "./logo-canvas";

const PAPER = "#FFFFFF";
const NIGHT = "#181513";
const ENOUGH = 3;

/** The colour itself where it can be made out, else the lighter or darker end. */
const readable = (colour: string, ground: string) =>
  contrast(colour, ground) >= ENOUGH
    ? colour
    : contrast(PAPER, ground) > contrast(NIGHT, ground)
      ? PAPER
      : NIGHT;

const firstLetter = (text: string) => [...text.trim()][0]?.toUpperCase() ?? "";

function Scene({ label, ground, children }: { label: string; ground: string; children: ReactNode }) {
  return (
    <figure className="grid gap-2">
      <div
        aria-hidden="true"
        className="grid aspect-[3/2] place-items-center lg:aspect-[2/1] overflow-hidden rounded-xl border"
        style={{ background: ground }}
      >
        {children}
      </div>
      <figcaption className="text-sm text-muted-foreground">{label}</figcaption>
    </figure>
  );
}

const line = "h-1 rounded-full bg-[#d9d2c7]";

/** The same logo where it will live: whether it still reads there shows at a glance. */
export function LogoInUse({ settings, first }: { settings: LogoSettings; first: FirstLogo }) {
  const { colour, icon, text } = settings;
  const looks = useMemo(() => {
    const paper = readable(colour, PAPER);
    const alone = { ...settings, text: icon === "none" ? firstLetter(text) : "", spacing: 0 };
    return {
      paper: { ...settings, colour: paper },
      night: { ...settings, colour: readable(colour, NIGHT) },
      app: { ...alone, colour: readable(PAPER, colour) },
    };
  }, [settings, colour, icon, text]);

  const name = { draw: drawFitted, first: first.name };
  // On a phone below controls that may not have come yet: not shown before the page is whole, or they would push it away.
  return (
    <div className="grid grid-cols-2 gap-4 max-lg:order-last max-lg:later max-lg:not-[.settled]:hidden">
      <Scene label="On a card" ground="#e9e1d3">
        <div className="grid aspect-[85/55] w-[60%] grid-rows-[1fr_auto] rounded-sm bg-white p-[8%] shadow-lift">
          <LogoCanvas
            {...name}
            settings={looks.paper}
            width={480}
            height={160}
            className="w-[72%] place-self-center"
          />
          <span className="grid gap-1">
            <span className={`${line} w-1/3`} />
            <span className={`${line} w-1/2`} />
          </span>
        </div>
      </Scene>
      <Scene label="On a site" ground="#f4f2ee">
        <div className="w-[86%] overflow-hidden rounded-md bg-white shadow-lift">
          <div className="flex items-center gap-2 border-b border-[#e3d8c6] px-[6%] py-[5%]">
            <LogoCanvas {...name} settings={looks.paper} width={360} height={72} className="mr-auto w-1/2" />
            <span className={`${line} w-[10%]`} />
            <span className={`${line} w-[10%]`} />
            <span className="h-3 w-[16%] rounded-sm" style={{ background: looks.paper.colour }} />
          </div>
          <div className="grid gap-1.5 px-[6%] py-[9%]">
            <span className="h-2 w-3/4 rounded-full bg-[#c9c0b2]" />
            <span className="h-2 w-1/2 rounded-full bg-[#c9c0b2]" />
            <span className={`${line} mt-1 w-5/6`} />
          </div>
        </div>
      </Scene>
      <Scene label="As an app" ground="#dfe6e3">
        <span
          className="grid w-[26%] place-items-center rounded-[24%] shadow-lift aspect-square"
          style={{ background: colour }}
        >
          <LogoCanvas
            {...name}
            first={first.letter}
            settings={looks.app}
            width={240}
            height={240}
            className="w-[58%]"
          />
        </span>
      </Scene>
      <Scene label="At night" ground={NIGHT}>
        <LogoCanvas {...name} settings={looks.night} width={600} height={200} className="w-[76%]" />
      </Scene>
    </div>
  );
}
