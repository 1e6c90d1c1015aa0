import { loadFont } from "@/lib/client/brand-font";
import { logoFileName } from "@/lib/logo/brand-text";
import type { LogoSettings } from "@/lib/logo/settings";
import { drawLogo } from "./draw-logo";

function save(blob: Blob, name: string) {
  const url = URL.createObjectURL(blob);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // Some browsers read the address only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** Draws afresh, so that the file holds the typeface even when it was asked for before the preview had it. */
export async function savePng(settings: LogoSettings): Promise<void> {
  await loadFont(settings);
  const canvas = document.createElement("canvas");
  drawLogo(canvas, settings);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png"));
  if (!blob) throw new Error("The picture could not be written");
  save(blob, logoFileName(settings.text, "png"));
}

/** The server turns the letters into outlines, so that the file opens the same everywhere. */
export async function saveSvg(settings: LogoSettings): Promise<void> {
  const response = await fetch("/api/logo/svg", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(settings),
  });
  if (!response.ok) throw new Error(`The outlines could not be drawn: ${response.status}`);
  save(await response.blob(), logoFileName(settings.text, "svg"));
}
