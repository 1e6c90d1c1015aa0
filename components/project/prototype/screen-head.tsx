import type { CSSProperties } from "react";
import type { Frame } from "@/lib/artifacts/prototype/parse-mockup";
import { legible, readableOn } from "@/lib/client/colour";
import { fitted } from "@/lib/client/fitted";
import { initialOf } from "@/lib/content/brand-mark";
import type { BrandShape } from "@/lib/content/brand-shape";
import { type BrandPalette, shapeFor } from "./palette";

const HEADS: Record<BrandShape["head"], (palette: BrandPalette) => CSSProperties> = {
  filled: ({ primary }) => ({ background: primary, color: readableOn(primary) }),
  ink: ({ text }) => ({ background: text, color: readableOn(text) }),
  ruled: ({ primary, background }) => ({
    color: legible(primary, background),
    borderBottom: `2px solid ${primary}`,
  }),
  open: ({ primary, background }) => ({ color: legible(primary, background) }),
};

interface ScreenHeadProps {
  frame: Frame;
  palette: BrandPalette;
  brandName: string;
}

/** The brand's name at the head of a screen, in the brand's own manner; a desk's window has its three dots. */
export function ScreenHead({ frame, palette, brandName }: ScreenHeadProps) {
  const { head, capitals } = shapeFor(palette);
  return (
    <div
      className={`flex items-center justify-between gap-3 px-5 ${frame === "desk" ? "py-2" : "pt-4 pb-3.5"}`}
      style={HEADS[frame === "paper" ? "filled" : head](palette)}
    >
      {frame === "desk" && (
        <span className="flex gap-1 [&>i]:size-2 [&>i]:rounded-full [&>i]:border [&>i]:border-current">
          <i />
          <i />
          <i />
        </span>
      )}
      <span className="@container min-w-0 flex-1">
        <span
          className={`display block leading-[1.15] font-bold wrap-anywhere ${capitals ? "tracking-wide uppercase" : ""}`}
          style={{
            fontSize: fitted(brandName, frame === "paper" ? "1.25rem" : "1rem", {
              letter: capitals ? 0.86 : 0.64,
              lines: 2.4,
            }),
          }}
        >
          {brandName}
        </span>
      </span>
      <span
        className={`display grid shrink-0 place-items-center rounded-full font-bold ${frame === "desk" ? "size-5 text-[0.6875rem]" : "size-7 text-sm"}`}
        style={{ background: palette.accent, color: readableOn(palette.accent) }}
      >
        {initialOf(brandName)}
      </span>
    </div>
  );
}
