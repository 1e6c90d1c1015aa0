"use client";

import { type ComponentType, createContext, type ReactNode, useContext, useEffect, useState } from "react";
import { whenKnown } from "@/lib/client/known";
import { logWarning } from "@/lib/client/log";

export interface LivePlansProps {
  /** The tier whose button was pressed before the plans could answer. */
  pressed: string | null;
}

const Press = createContext<{ busy: boolean; press: (tier: string) => void }>({
  busy: false,
  press: () => undefined,
});

/** Shows the plans as they were built; fetches those that can be bought for whoever is signed in, or presses one. */
export function WakingPlans({ children }: { children: ReactNode }) {
  const [Plans, setPlans] = useState<ComponentType<LivePlansProps> | null>(null);
  const [pressed, setPressed] = useState<string | null>(null);
  const [known, setKnown] = useState(false);
  useEffect(() => whenKnown(() => setKnown(true)), []);
  const wanted = known || pressed !== null;
  useEffect(() => {
    if (!wanted) return;
    import("./live-plans").then(
      ({ LivePlans }) => setPlans(() => LivePlans),
      (error) => {
        logWarning("The plans could not be loaded", error);
        setPressed(null);
      },
    );
  }, [wanted]);
  if (Plans) return <Plans pressed={pressed} />;
  return <Press value={{ busy: pressed !== null, press: setPressed }}>{children}</Press>;
}

interface PlanButtonProps {
  tier: string;
  className: string;
  children: ReactNode;
}

export function PlanButton({ tier, className, children }: PlanButtonProps) {
  const { busy, press } = useContext(Press);
  return (
    <button type="button" className={className} aria-busy={busy} onClick={() => press(tier)}>
      {children}
    </button>
  );
}
