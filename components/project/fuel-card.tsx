"use client";

import { CalendarDaysIcon, FileSpreadsheetIcon, MegaphoneIcon, ShapesIcon } from "lucide-react";
import Link from "next/link";
import { FlameSteps } from "@/components/layout/flame-steps";
import { Button } from "@/components/ui/button";
import { tierAtLeast } from "@/lib/journey/tiers";
import { useProjectContext } from "./project-context";

/** Each with the place where an owner of the plan finds it; what is not there yet is said before it is paid, too. */
const PREMIUM = [
  {
    icon: MegaphoneIcon,
    title: "Marketing Plan Generator",
    text: "SEO, social plans, ad copy",
    place: "In preparation. Until then: the strategy in your Business Analysis.",
    inPreparation: true,
  },
  {
    icon: FileSpreadsheetIcon,
    title: "Financial Forecasts",
    text: "Excel exports, revenue projections",
    place: "Under Business Analysis",
    inPreparation: false,
  },
  {
    icon: ShapesIcon,
    title: "Logo Kit Generator",
    text: "Formats, variations, favicon",
    place: "Under Brand Naming",
    inPreparation: false,
  },
  {
    icon: CalendarDaysIcon,
    title: "Calendar Export",
    text: "ICS files",
    place: "Under Action Plan",
    inPreparation: false,
  },
] as const;

export function FuelCard() {
  const { tier } = useProjectContext();
  const owned = tierAtLeast(tier, "fuel");
  return (
    <section
      aria-labelledby="fuel-title"
      className="rounded-xl border bg-[color-mix(in_oklab,var(--card),var(--flame-fuel)_8%)] p-6 sm:p-8"
    >
      <FlameSteps level={2} />
      <h2 id="fuel-title" className="display mt-3 text-2xl">
        Fuel Plan Premium Features
      </h2>
      <ul className="mt-6 grid gap-x-8 gap-y-5 sm:grid-cols-2 xl:grid-cols-4">
        {PREMIUM.map(({ icon: Icon, title, text, place, inPreparation }) => (
          <li key={title} className="flex gap-3.5">
            <Icon className="mt-0.5 size-5 shrink-0 text-tier-fuel" aria-hidden="true" />
            <div>
              <h3 className="font-semibold">{title}</h3>
              <p className="text-sm text-muted-foreground">{text}</p>
              {(owned || inPreparation) && <p className="mt-1 text-sm">{place}</p>}
            </div>
          </li>
        ))}
      </ul>
      {!owned && (
        <Button asChild variant="outline" className="mt-7">
          <Link href="/pricing">Upgrade to Fuel Plan - $599</Link>
        </Button>
      )}
    </section>
  );
}
