import { CheckIcon } from "lucide-react";
import type { ComponentType } from "react";
import type { SampleMockupId } from "@/lib/content/sample/assets";
import { SAMPLE_PALETTE } from "@/lib/content/sample/brand";
import { SAMPLE_NAME } from "@/lib/content/sample/concept";
import { SAMPLE } from "@/lib/content/sample/figures";
import { NodMark } from "./nod-mark";

const { primary, secondary, accent, background, text } = SAMPLE_PALETTE;
const faint = `color-mix(in oklab, ${text}, ${background} 82%)`;

const Press = ({ children }: { children: string }) => (
  <span
    className="mt-auto rounded-md py-2 text-center text-xs font-semibold"
    style={{ background: primary, color: background }}
  >
    {children}
  </span>
);

const Pin = ({ number, className }: { number: number; className: string }) => (
  <span
    className={`absolute grid size-5 place-items-center rounded-full text-[0.6875rem] font-bold ${className}`}
    style={{ background: accent, color: text }}
  >
    {number}
  </span>
);

function Room() {
  return (
    <>
      <span className="relative block flex-1 rounded-md border bg-white p-3" style={{ borderColor: faint }}>
        <span className="block h-10 rounded-sm" style={{ background: secondary }} />
        <span className="mt-2 block h-1.5 w-4/5 rounded" style={{ background: faint }} />
        <span className="mt-1.5 block h-1.5 w-3/5 rounded" style={{ background: faint }} />
        <Pin number={1} className="top-8 right-4" />
        <Pin number={2} className="bottom-3 left-6" />
      </span>
      <Press>Sign this version</Press>
    </>
  );
}

const OPEN = [
  ["Headline, page 3", "Ana · today"],
  ["Photo of the shop", "Client · Thu"],
  ["Opening hours", "Ana · Fri"],
] as const;

function Open() {
  return (
    <>
      {OPEN.map(([what, who]) => (
        <span key={what} className="flex items-start gap-2 border-b pb-2" style={{ borderColor: faint }}>
          <span className="mt-1 size-2.5 shrink-0 rounded-full" style={{ background: accent }} />
          <span className="text-xs leading-tight">
            <span className="block font-semibold">{what}</span>
            {who}
          </span>
        </span>
      ))}
      <Press>Remind everybody</Press>
    </>
  );
}

function Sign() {
  return (
    <>
      <span className="text-xs leading-snug">Version 3, with all five points settled.</span>
      <span className="grid place-items-center py-2">
        <NodMark colour={primary} className="h-12" />
      </span>
      <span className="border-b-2 pb-1 text-lg italic" style={{ borderColor: text }}>
        J. Okafor
      </span>
      <Press>I agree to this version</Press>
    </>
  );
}

function Count() {
  const { roundsAfter } = SAMPLE.pilot;
  return (
    <>
      <span className="display text-3xl">2 of {roundsAfter}</span>
      <span className="text-xs">rounds used, as the contract says</span>
      {["Mon: layout", "Wed: words"].map((round) => (
        <span key={round} className="flex items-center gap-1.5 text-xs">
          <CheckIcon className="size-3.5" strokeWidth={3} style={{ color: primary }} />
          {round}
        </span>
      ))}
      <Press>Send the count</Press>
    </>
  );
}

const SCREENS: Record<SampleMockupId, ComponentType> = { room: Room, open: Open, sign: Sign, count: Count };

/** One drawn screen of the sample product. Decorative: its title stands beside it. */
export function ScreenDrawing({ screen }: { screen: SampleMockupId }) {
  const Inside = SCREENS[screen];
  return (
    <span
      aria-hidden="true"
      className="flex h-64 flex-col overflow-hidden rounded-2xl border-4 border-foreground"
      style={{ background, color: text }}
    >
      <span
        className="flex items-center gap-2 px-3 py-2 text-xs font-semibold"
        style={{ background: primary, color: background }}
      >
        <NodMark colour={accent} className="h-3" />
        {SAMPLE_NAME}
      </span>
      <span className="flex flex-1 flex-col gap-2.5 p-3">
        <Inside />
      </span>
    </span>
  );
}
