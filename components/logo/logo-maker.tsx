"use client";

import { DownloadIcon, RotateCcwIcon, Undo2Icon } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Spinner } from "@/components/ui/spinner";
import { logWarning } from "@/lib/client/log";
import { DOWNLOAD_FAILED } from "@/lib/client/public-toasts";
import { toast } from "@/lib/client/toast";
import type { FirstLogo } from "@/lib/logo/first-logo";
import { LogoControls } from "./logo-controls";
import { savePng, saveSvg } from "./logo-files";
import { LogoInUse } from "./logo-in-use";
import { LogoPreview } from "./logo-preview";
import { useLogoSettings } from "./use-logo-settings";

const FILES = { PNG: savePng, SVG: saveSvg } as const;
type Kind = keyof typeof FILES;
const KINDS: readonly Kind[] = ["PNG", "SVG"];

export function LogoMaker({ first }: { first: FirstLogo }) {
  const { settings, change, undo, canUndo, startOver } = useLogoSettings();
  const [saving, setSaving] = useState<Kind | null>(null);
  const blank = settings.text.trim() === "";

  async function download(kind: Kind) {
    setSaving(kind);
    try {
      await FILES[kind](settings);
    } catch (error) {
      logWarning(`The ${kind} could not be saved`, error);
      toast(DOWNLOAD_FAILED);
    } finally {
      setSaving(null);
    }
  }

  return (
    <div
      data-wakes-with="brand logoSettings"
      className="grid gap-8 lg:grid-cols-[20rem_minmax(0,1fr)] lg:gap-12"
    >
      <div className="grid content-start gap-4 max-lg:contents lg:sticky lg:top-24 lg:order-last lg:self-start">
        <LogoPreview settings={settings} first={first.name} />
        <div className="flex flex-wrap items-center gap-3">
          {KINDS.map((kind) => (
            <Button
              key={kind}
              variant={kind === "PNG" ? "default" : "outline"}
              disabled={blank || saving !== null}
              onClick={() => void download(kind)}
            >
              {saving === kind ? <Spinner className="size-4" /> : <DownloadIcon aria-hidden="true" />}
              Download {kind}
            </Button>
          ))}
          <Button variant="ghost" className="max-sm:-ml-5" onClick={undo} disabled={!canUndo}>
            <Undo2Icon aria-hidden="true" />
            Undo
          </Button>
          <Button variant="ghost" onClick={startOver}>
            <RotateCcwIcon aria-hidden="true" />
            Start over
          </Button>
        </div>
        <p className="text-sm text-muted-foreground">
          PNG 2000 × 600 pixels. SVG 1000 × 300, with the letters as outlines: it needs no font to open.
        </p>
        {!blank && <LogoInUse settings={settings} first={first} />}
      </div>
      <LogoControls settings={settings} onChange={change} />
    </div>
  );
}
