import type { ReactNode } from "react";
import { cn } from "@/lib/client/cn";
import { legible, readableOn } from "@/lib/client/colour";
import { fitted } from "@/lib/client/fitted";
import { typeset } from "@/lib/content/typeset";
import { type BrandPalette, typeOf } from "../prototype/palette";

interface PreviewPageProps {
  palette: BrandPalette;
  /** Slides are wide, pages are tall. */
  wide: boolean;
  children: ReactNode;
  cover?: boolean;
}

/** A page as a picture: everything in it is measured in its own width, so that it shrinks as a picture does. */
export function PreviewPage({ palette, wide, cover = false, children }: PreviewPageProps) {
  const ground = cover ? palette.primary : wide ? palette.background : "#ffffff";
  return (
    <div
      className={cn(
        "@container relative shrink-0 overflow-hidden rounded-sm border shadow-sheet",
        wide ? "aspect-video w-72 sm:w-96" : "aspect-[210/297] w-52 sm:w-60",
      )}
      style={{
        background: ground,
        color: cover ? readableOn(palette.primary) : legible(palette.text, ground),
        ...typeOf(palette),
      }}
    >
      {children}
    </div>
  );
}

/** The brand in its own colour, as on the file's first page. */
export function PreviewCover({
  palette,
  wide,
  brandName,
  title,
}: Omit<PreviewPageProps, "children" | "cover"> & { brandName: string; title: string }) {
  const rule = (
    <span className="my-[2.4cqw] block h-[1cqw] w-[9cqw]" style={{ background: palette.accent }} />
  );
  return (
    <PreviewPage palette={palette} wide={wide} cover>
      <svg
        aria-hidden="true"
        viewBox="0 0 100 100"
        className="absolute -top-[12cqw] -right-[18cqw] w-[80cqw]"
      >
        <g opacity="0.18" fill="none" stroke="currentColor">
          <circle cx="50" cy="50" r="42" strokeWidth="9" />
          <circle cx="50" cy="50" r="21" strokeWidth="4" />
        </g>
        <circle cx="50" cy="50" r="6.3" fill={palette.accent} />
      </svg>
      <div className={cn("absolute inset-x-[10cqw]", wide ? "bottom-[8cqw]" : "bottom-[22cqw]")}>
        {!wide && rule}
        <p
          className="display leading-tight"
          style={{ fontSize: fitted(brandName, wide ? "7.5cqw" : "10cqw", { letter: 0.72, lines: 2.5 }) }}
        >
          {brandName}
        </p>
        {wide && rule}
        <p className={cn("mt-[1cqw] line-clamp-2", wide ? "text-[3cqw]" : "text-[4.4cqw]")}>{title}</p>
      </div>
    </PreviewPage>
  );
}

interface PreviewTextProps {
  palette: BrandPalette;
  brandName: string;
  /** The document's, in the running head. */
  document: string;
  title: string;
  lines: readonly string[];
  /** Below the text. */
  children?: ReactNode;
}

/** A printed page: running head, chapter, text; on which page it stands is the file's to say. */
export function PreviewText(props: PreviewTextProps) {
  const { palette, brandName, document, title, lines, children } = props;
  const entries = lines.map((text, index) => ({ id: `${index}`, text }));
  const heading = legible(palette.primary, "#ffffff");
  return (
    <PreviewPage palette={palette} wide={false}>
      <div className="absolute inset-x-[10.4cqw] inset-y-[6cqw] grid grid-rows-[auto_1fr_auto] overflow-hidden">
        <p className="flex justify-between gap-[2cqw] border-b border-current/20 pb-[1cqw] text-[1.7cqw]">
          <span className="display truncate" style={{ color: heading }}>
            {brandName}
          </span>
          <span className="shrink-0 opacity-70">{document}</span>
        </p>
        <div className="overflow-hidden">
          <p className="display mt-[5cqw] text-[4.6cqw] leading-tight" style={{ color: heading }}>
            {title}
          </p>
          <div className="mt-[3cqw] grid gap-[1.6cqw] text-[2.1cqw] leading-[1.55]">
            {entries.map(({ id, text }) => (
              <p key={id}>{typeset(text)}</p>
            ))}
          </div>
          {children}
        </div>
        <p className="pt-[2cqw] text-[1.7cqw] opacity-70">Planning figures, not a promise of results</p>
      </div>
    </PreviewPage>
  );
}
