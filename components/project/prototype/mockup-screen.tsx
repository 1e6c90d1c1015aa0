import { CircleAlertIcon, CircleDashedIcon } from "lucide-react";
import {
  columnsOf,
  type Frame,
  footOf,
  isWiderAtRight,
  type Mockup,
  type MockupElement,
} from "@/lib/artifacts/prototype/parse-mockup";
import { legible } from "@/lib/client/colour";
import { typeset } from "@/lib/content/typeset";
import { MockupElementDrawing } from "./mockup-element";
import { type BrandPalette, typeOf } from "./palette";
import { ScreenHead } from "./screen-head";

interface MockupScreenProps {
  mockup: Mockup;
  palette: BrandPalette;
  brandName: string;
  /** The text it was drawn from. */
  words: string;
}

const FRAMES: Record<Frame, string> = {
  phone: "min-h-[29rem] rounded-[2rem] border-[6px] border-foreground",
  keypad: "min-h-[29rem] rounded-2xl border-[6px] border-foreground font-mono",
  desk: "min-h-56 rounded-lg border-2 border-foreground",
  paper: "min-h-[29rem] border [&_.lead]:text-2xl",
};
/** A phone with keys shows no brand: text, in one colour. */
const ONE_COLOUR = {
  primary: "#28301f",
  secondary: "#28301f",
  accent: "#28301f",
  background: "#dde4cf",
  text: "#1a2013",
};
const KEYS = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "*", "0", "#"];

function Column({ elements, palette }: { elements: readonly MockupElement[]; palette: BrandPalette }) {
  return (
    <div className="grid grid-cols-1 content-start gap-3.5">
      {elements.map((element) => (
        <MockupElementDrawing key={`${element.kind}-${element.label}`} element={element} palette={palette} />
      ))}
    </div>
  );
}

function Elements({ mockup: { frame, elements }, palette }: { mockup: Mockup; palette: BrandPalette }) {
  const foot = footOf(elements);
  if (frame === "desk") {
    const [left, right] = columnsOf(elements.slice(0, foot));
    const columns = isWiderAtRight(left, right) ? "@md:grid-cols-[2fr_3fr]" : "@md:grid-cols-[3fr_2fr]";
    return (
      <>
        <div className={`grid gap-x-7 gap-y-3.5 ${right.length > 0 ? columns : ""}`}>
          <Column elements={left} palette={palette} />
          <Column elements={right} palette={palette} />
        </div>
        <div className="mt-auto flex flex-wrap items-center gap-3 *:min-w-36">
          {elements.slice(foot).map((element) => (
            <MockupElementDrawing key={element.label} element={element} palette={palette} />
          ))}
        </div>
      </>
    );
  }
  return (
    <>
      <Column elements={elements.slice(0, foot)} palette={palette} />
      <div className="mt-auto">
        <Column elements={elements.slice(foot)} palette={palette} />
      </div>
    </>
  );
}

/** The screen itself, for the eye. */
export function MockupDrawing({ mockup, palette: own, brandName }: Omit<MockupScreenProps, "words">) {
  const keypad = mockup.frame === "keypad";
  const palette = keypad ? { ...own, ...ONE_COLOUR } : own;
  const { background, text } = palette;
  return (
    <div
      aria-hidden="true"
      className={`@container flex flex-col overflow-hidden text-[0.8125rem] shadow-sheet ${FRAMES[mockup.frame]}`}
      style={{ background, color: legible(text, background), ...(keypad ? {} : typeOf(palette)) }}
    >
      {!keypad && <ScreenHead frame={mockup.frame} palette={palette} brandName={brandName} />}
      <div className="flex flex-1 flex-col gap-3.5 p-5">
        {mockup.heading && (
          <p className={`text-lg leading-tight font-bold text-balance ${keypad ? "" : "display"}`}>
            {typeset(mockup.heading)}
          </p>
        )}
        <Elements {...{ mockup, palette }} />
      </div>
      {keypad && (
        <div className="grid grid-cols-3 gap-1.5 bg-foreground p-3 text-center font-semibold text-background">
          {KEYS.map((key) => (
            <span key={key} className="rounded-md border border-background/40 py-1">
              {key}
            </span>
          ))}
        </div>
      )}
      {mockup.frame === "phone" && (
        <div className="mx-auto mb-2 h-1 w-24 rounded-full" style={{ background: text }} />
      )}
    </div>
  );
}

/** A mockup as a drawn screen; its words are there for whoever cannot see the drawing. */
export function MockupScreen({ mockup, palette, brandName, words }: MockupScreenProps) {
  return (
    <figure
      className={`row-span-2 ${mockup.frame === "desk" ? "flex flex-col gap-4 sm:col-span-2" : "grid grid-rows-subgrid"}`}
    >
      <MockupDrawing {...{ mockup, palette, brandName }} />
      <figcaption className="mb-6 grid content-start gap-2 text-sm">
        <span className="font-semibold">{typeset(mockup.title)}</span>
        {mockup.states.map(({ kind, text: shown }) => (
          <span key={kind} className="flex gap-2 text-muted-foreground">
            {kind === "error" ? (
              <CircleAlertIcon className="mt-0.5 size-4 shrink-0 text-destructive" aria-hidden="true" />
            ) : (
              <CircleDashedIcon className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
            )}
            <span>
              <span className="font-medium text-foreground">
                {kind === "error" ? "On an error: " : "When empty: "}
              </span>
              {typeset(shown)}
            </span>
          </span>
        ))}
        <span className="sr-only">{words}</span>
      </figcaption>
    </figure>
  );
}
