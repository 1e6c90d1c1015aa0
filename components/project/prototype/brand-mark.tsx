import { readableOn } from "@/lib/client/colour";
import { initialOf, markIn } from "@/lib/content/brand-mark";
import type { BrandPalette } from "./palette";

interface BrandMarkProps {
  palette: BrandPalette;
  brandName: string;
  visualIdentity: string;
}

/** What the identity draws around the letter, over the whole of its box, in one ink. */
export function MarkPath({ visualIdentity, ink }: { visualIdentity: string; ink: string }) {
  const { path, filled, dashed } = markIn(visualIdentity);
  return (
    <svg aria-hidden="true" viewBox="0 0 64 64" className="absolute inset-0 size-full" fill="none">
      <path
        d={path}
        fill={filled ? ink : undefined}
        stroke={filled ? undefined : ink}
        strokeWidth="4"
        strokeLinecap="round"
        strokeLinejoin="round"
        strokeDasharray={dashed ? "6 7" : undefined}
      />
    </svg>
  );
}

/** The first letter of the name with what the identity draws around it, on the main colour. */
export function BrandMarkDrawing({ palette, brandName, visualIdentity }: BrandMarkProps) {
  const { primary, accent } = palette;
  return (
    <span className="relative grid size-20 place-items-center">
      <MarkPath visualIdentity={visualIdentity} ink={accent} />
      <span className="display relative text-4xl leading-none" style={{ color: readableOn(primary) }}>
        {initialOf(brandName)}
      </span>
    </span>
  );
}
