import type { CSSProperties, ReactNode } from "react";
import type { Prototype } from "@/lib/artifacts/prototype/artifact";
import { parseMockup } from "@/lib/artifacts/prototype/parse-mockup";
import { MockupDrawing } from "../prototype/mockup-screen";
import { MoodBoard } from "../prototype/mood-board";
import type { BrandPalette } from "../prototype/palette";

interface DrawingProps {
  palette: BrandPalette;
  brandName: string;
  prototype: Prototype;
}

/** Paper stays white in the dark: what is drawn on it keeps its dark edges. */
const ON_PAPER = { "--ink": "#1c1714" } as CSSProperties;

/** A drawing of the panel, as small as the text of a previewed page. */
function Small({ children }: { children: ReactNode }) {
  return (
    <div aria-hidden="true" className="relative h-[90cqw]" style={ON_PAPER}>
      <div className="absolute top-[3cqw] left-0 w-[60rem] origin-top-left scale-[.169] sm:scale-[.196]">
        {children}
      </div>
    </div>
  );
}

export function PreviewBoard({ palette, brandName, prototype, tagline }: DrawingProps & { tagline: string }) {
  return (
    <Small>
      <MoodBoard {...{ palette, brandName, tagline }} visualIdentity={prototype.visualIdentity} />
    </Small>
  );
}

export function PreviewMockups({ palette, brandName, prototype }: DrawingProps) {
  return (
    <Small>
      <div className="grid grid-cols-3 gap-6">
        {prototype.mockups.slice(0, 6).map((words, index) => (
          <MockupDrawing key={words} mockup={parseMockup(words, index + 1)} {...{ palette, brandName }} />
        ))}
      </div>
    </Small>
  );
}
