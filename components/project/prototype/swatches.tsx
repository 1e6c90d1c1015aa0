"use client";

import { CheckIcon, CopyIcon } from "lucide-react";
import { useState } from "react";
import { readableOn } from "@/lib/client/colour";
import type { Swatch } from "./palette";

const COPIED_FOR = 1_600;

/** Colours large enough to judge; a click copies the code. */
export function Swatches({ swatches }: { swatches: readonly Swatch[] }) {
  const [copied, setCopied] = useState<string | null>(null);

  async function copy({ name, hex }: Swatch) {
    await navigator.clipboard.writeText(hex);
    setCopied(name);
    setTimeout(() => setCopied((now) => (now === name ? null : now)), COPIED_FOR);
  }

  return (
    <ul className="grid grid-cols-2 overflow-hidden rounded-xl border sm:flex">
      {swatches.map((swatch) => (
        <li key={swatch.name} className="flex-1 max-sm:last:odd:col-span-2">
          <button
            type="button"
            onClick={() => void copy(swatch)}
            className="flex h-28 w-full flex-col justify-end gap-0.5 p-3.5 text-left focus-visible:-outline-offset-4 sm:h-36"
            style={{
              background: swatch.hex,
              color: readableOn(swatch.hex),
              outlineColor: readableOn(swatch.hex),
            }}
          >
            <span className="text-sm font-semibold">{swatch.name}</span>
            <span className="flex items-center gap-1.5 text-sm tabular-nums">
              <span className="sr-only">Copy </span>
              {copied === swatch.name ? "Copied" : swatch.hex}
              {copied === swatch.name ? (
                <CheckIcon className="size-3.5" aria-hidden="true" />
              ) : (
                <CopyIcon className="size-3.5" aria-hidden="true" />
              )}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
