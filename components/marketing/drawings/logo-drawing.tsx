import type { SampleLogoId } from "@/lib/content/sample/assets";
import { SAMPLE_PALETTE } from "@/lib/content/sample/brand";
import { SAMPLE_NAME } from "@/lib/content/sample/concept";
import { NodMark } from "./nod-mark";

const { primary, accent, background, text } = SAMPLE_PALETTE;

const LOOKS: Record<SampleLogoId, { ground: string; mark: string; name: string | null }> = {
  full: { ground: background, mark: primary, name: text },
  mark: { ground: background, mark: primary, name: null },
  reversed: { ground: primary, mark: accent, name: background },
  single: { ground: "#ffffff", mark: "#000000", name: "#000000" },
};

/** One variation of the sample's logo on its ground. */
export function LogoDrawing({ variation }: { variation: SampleLogoId }) {
  const { ground, mark, name } = LOOKS[variation];
  return (
    <span
      aria-hidden="true"
      className="@container grid h-28 place-items-center rounded-lg border"
      style={{ background: ground }}
    >
      <span className="display flex items-center gap-[0.4em] text-[min(1.5rem,13cqw)]">
        <NodMark colour={mark} className={name ? "h-[1.15em]" : "h-[2em]"} />
        {name && <span style={{ color: name }}>{SAMPLE_NAME}</span>}
      </span>
    </span>
  );
}
