"use client";

import { cn } from "@/lib/client/cn";
import { lettersOf } from "@/lib/content/logo-fonts";
import type { LogoOutline } from "@/lib/logo/first-logo";
import type { LogoSettings } from "@/lib/logo/settings";
import { drawLogo } from "./draw-logo";
import { LogoCanvas } from "./logo-canvas";

/** What "transparent" looks like: pale squares, in both themes. */
const CLEAR =
  "bg-[conic-gradient(#f1f1ef_25%,#fff_0_50%,#f1f1ef_0_75%,#fff_0)] bg-[length:24px_24px] bg-white";

/** The picture at half the size of its file, drawn anew with every change. */
export function LogoPreview({ settings, first }: { settings: LogoSettings; first: LogoOutline }) {
  const { foreign } = lettersOf(settings.text);

  return (
    <div className="grid gap-2 max-lg:sticky max-lg:top-16 max-lg:z-20 max-lg:-mx-4 max-lg:bg-background max-lg:px-4 max-lg:py-3">
      <div className="overflow-hidden rounded-xl border">
        <LogoCanvas
          settings={settings}
          draw={drawLogo}
          width={2000}
          height={600}
          first={first}
          view="0 0 1000 300"
          label={settings.text.trim() ? `Preview of the logo: ${settings.text}` : "Preview: no name yet"}
          className={cn("aspect-[10/3] w-full max-w-[1000px]", settings.ground === null && CLEAR)}
        />
      </div>
      {foreign.length > 0 && (
        <p className="text-sm text-muted-foreground">
          {settings.family} has no “{foreign.slice(0, 5).join("")}”. The preview and the PNG borrow it from
          your computer, the SVG from Noto Sans: look at the file before you use it.
        </p>
      )}
    </div>
  );
}
