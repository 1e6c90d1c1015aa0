"use client";

import { Button } from "@/components/ui/button";

/** The analysis does not know the last correction yet, and can be written with it. */
export function OutdatedNotice({ onRefine }: { onRefine: () => void }) {
  return (
    <p
      role="status"
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-lg bg-warning-wash px-4 py-2 text-sm text-warning"
    >
      What stands above was written before you corrected this.
      <Button size="sm" variant="ink" onClick={onRefine}>
        Write it again
      </Button>
    </p>
  );
}
