import { CheckIcon, HourglassIcon } from "lucide-react";
import { isInPreparation } from "@/lib/billing/plans";

/** One line of what a plan holds, and whether it is there yet. */
export function PlanFeature({ feature }: { feature: string }) {
  const Icon = isInPreparation(feature) ? HourglassIcon : CheckIcon;
  return (
    <li className="flex gap-2.5">
      <Icon className="mt-1 size-4 shrink-0 text-link" aria-hidden="true" />
      <span>
        {feature}
        {isInPreparation(feature) && (
          <span className="ml-2 text-[0.8125rem] whitespace-nowrap text-muted-foreground">
            in preparation
          </span>
        )}
      </span>
    </li>
  );
}
