"use client";

import { useState } from "react";
import { apiFile, type ReceivedFile } from "@/lib/client/api";
import { toast } from "@/lib/client/toast";
import { DOWNLOADED, notDownloaded } from "@/lib/client/toasts";
import type { DownloadFile } from "./files";

/** Hands the bytes to the browser, which asks or saves as its owner likes. */
function keep({ blob, name }: ReceivedFile): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers read the address only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** One file at a time for each button; `busy` while the server makes it. */
export function useDownload(projectId: string, brandName: string) {
  const [busy, setBusy] = useState(false);
  const download = async ({ path, format, extra }: DownloadFile) => {
    setBusy(true);
    try {
      keep(await apiFile(path, { projectId, brandName, ...extra }));
      toast(DOWNLOADED[format]);
    } catch (error) {
      toast(notDownloaded(error));
    } finally {
      setBusy(false);
    }
  };
  return { busy, download };
}
