"use client";

import { DownloadIcon } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { toast } from "@/lib/client/toast";
import { DOWNLOAD_FAILED } from "@/lib/client/toasts";
import { DEFAULT_BRAND, LOGO_COLOURS, LOGO_FONTS, LOGO_LIMITS } from "@/lib/content/logo-fonts";
import { drawLogo, type LogoSettings, loadFont, logoSvg, saveFile } from "./draw-logo";
import { LogoControls } from "./logo-controls";

const fileName = (text: string, extension: string) =>
  `${
    text
      .trim()
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, "-") || "logo"
  }-logo.${extension}`;

export function LogoMaker({ brand }: { brand: string }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [settings, setSettings] = useState<LogoSettings>({
    text: brand || DEFAULT_BRAND,
    font: LOGO_FONTS[0],
    weight: LOGO_LIMITS.weight,
    size: LOGO_LIMITS.size.start,
    spacing: LOGO_LIMITS.spacing.start,
    colour: LOGO_COLOURS[0],
  });
  const blank = settings.text.trim() === "";

  useEffect(() => {
    let current = true;
    const draw = () => {
      if (current && canvas.current) drawLogo(canvas.current, settings);
    };
    // Without its typeface the name is still drawn, in the browser's own.
    loadFont(settings).then(draw, draw);
    return () => {
      current = false;
    };
  }, [settings]);

  function downloadPng() {
    canvas.current?.toBlob((blob) =>
      blob ? saveFile(blob, fileName(settings.text, "png")) : toast(DOWNLOAD_FAILED),
    );
  }
  async function downloadSvg() {
    if (!canvas.current) return;
    try {
      const svg = await logoSvg(canvas.current, settings);
      saveFile(new Blob([svg], { type: "image/svg+xml" }), fileName(settings.text, "svg"));
    } catch {
      toast(DOWNLOAD_FAILED);
    }
  }

  return (
    <div className="grid gap-8 lg:grid-cols-[20rem_minmax(0,1fr)]">
      <LogoControls settings={settings} onChange={(part) => setSettings({ ...settings, ...part })} />
      <div className="grid content-start gap-4 lg:sticky lg:top-24">
        <div className="rounded-xl border bg-white p-2">
          <canvas
            ref={canvas}
            role="img"
            aria-label={`Preview of the logo: ${settings.text}`}
            className="aspect-[10/3] w-full max-w-[1000px]"
          />
        </div>
        <div className="flex flex-wrap gap-3">
          <Button onClick={downloadPng} disabled={blank}>
            <DownloadIcon aria-hidden="true" />
            Download PNG
          </Button>
          <Button variant="outline" onClick={() => void downloadSvg()} disabled={blank}>
            <DownloadIcon aria-hidden="true" />
            Download SVG
          </Button>
          <p className="self-center text-sm text-muted-foreground">
            PNG 2000 × 600, SVG 1000 × 300, clear ground.
          </p>
        </div>
      </div>
    </div>
  );
}
