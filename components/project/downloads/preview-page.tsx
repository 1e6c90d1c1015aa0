import type { ReactNode } from "react";
import { cn } from "@/lib/client/cn";
import { legible, readableOn } from "@/lib/client/colour";
import type { BrandPalette } from "../prototype/palette";

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
        wide ? "aspect-video w-64 sm:w-72" : "aspect-[210/297] w-40 sm:w-44",
      )}
      style={{
        background: ground,
        color: cover ? readableOn(palette.primary) : legible(palette.text, ground),
      }}
    >
      {wide && !cover && (
        <span className="absolute inset-y-0 left-0 w-[1.25cqw]" style={{ background: palette.primary }} />
      )}
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
  return (
    <PreviewPage palette={palette} wide={wide} cover>
      <svg
        aria-hidden="true"
        viewBox="0 0 100 100"
        className="absolute -top-[12cqw] -right-[18cqw] w-[80cqw] opacity-20"
      >
        <circle cx="50" cy="50" r="42" fill="none" stroke="currentColor" strokeWidth="9" />
        <circle cx="50" cy="50" r="20" fill="none" stroke="currentColor" strokeWidth="4" />
      </svg>
      <div className={cn("absolute inset-x-[10cqw]", wide ? "bottom-[8cqw]" : "bottom-[22cqw]")}>
        <span className="block h-[1cqw] w-[9cqw]" style={{ background: palette.accent }} />
        <p
          className={cn(
            "mt-[4cqw] line-clamp-2 leading-tight font-bold",
            wide ? "text-[7.5cqw]" : "text-[10cqw]",
          )}
        >
          {brandName}
        </p>
        <p className={cn("mt-[1cqw] line-clamp-2", wide ? "text-[3cqw]" : "text-[4.4cqw]")}>{title}</p>
      </div>
    </PreviewPage>
  );
}

interface PreviewTextProps extends Omit<PreviewPageProps, "children" | "cover"> {
  title: string;
  lines: readonly string[];
}

export function PreviewText({ palette, wide, title, lines }: PreviewTextProps) {
  const ground = wide ? palette.background : "#ffffff";
  const entries = lines.map((text, index) => ({ id: `${index}`, text }));
  return (
    <PreviewPage palette={palette} wide={wide}>
      <div className={wide ? "p-[7cqw]" : "p-[10cqw]"}>
        <p
          className={cn("line-clamp-3 leading-tight font-bold", wide ? "text-[5cqw]" : "text-[6.4cqw]")}
          style={{ color: legible(palette.primary, ground) }}
        >
          {title}
        </p>
        <div
          className={cn(
            "mt-[4cqw] grid",
            wide ? "gap-[1.8cqw] text-[3cqw]" : "gap-[2.4cqw] text-[2.9cqw] leading-[1.5]",
          )}
        >
          {entries.map(({ id, text }) => (
            <p key={id} className={wide ? "line-clamp-2" : undefined}>
              {text}
            </p>
          ))}
        </div>
      </div>
    </PreviewPage>
  );
}
