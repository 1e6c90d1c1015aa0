"use client";

import { useEffect, useRef, useState } from "react";
import { useAuth } from "@/components/auth/auth-provider";
import { Providers } from "@/components/layout/providers";
import { StartBuilding } from "@/components/marketing/start-building";
import { Button } from "@/components/ui/button";

const nothing = () => undefined;

/** Answers the press that it came with, as soon as it is known who pressed. */
function PressedStart() {
  const { loading } = useAuth();
  const place = useRef<HTMLDivElement>(null);
  const pressed = useRef(false);
  useEffect(() => {
    if (loading || pressed.current) return;
    pressed.current = true;
    const button = place.current?.querySelector("button");
    button?.focus();
    button?.click();
  }, [loading]);
  return (
    <div ref={place}>
      <StartBuilding onStart={nothing} />
    </div>
  );
}

/** The way from the sample to a project of one's own; who is there is asked only when it is taken. */
export function StartFromSample() {
  const [wanted, setWanted] = useState(false);
  if (!wanted) return <Button onClick={() => setWanted(true)}>Start Building Now</Button>;
  return (
    <Providers>
      <PressedStart />
    </Providers>
  );
}
