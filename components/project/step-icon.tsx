import {
  CalendarDaysIcon,
  ChartNoAxesCombinedIcon,
  LightbulbIcon,
  type LucideIcon,
  PaletteIcon,
  PresentationIcon,
  SparklesIcon,
} from "lucide-react";
import type { Step } from "@/lib/journey/steps";

const ICONS: Record<Step["icon"], LucideIcon> = {
  lightbulb: LightbulbIcon,
  sparkles: SparklesIcon,
  chart: ChartNoAxesCombinedIcon,
  palette: PaletteIcon,
  calendar: CalendarDaysIcon,
  presentation: PresentationIcon,
};

export function StepIcon({ icon, className }: { icon: Step["icon"]; className?: string }) {
  const Icon = ICONS[icon];
  return <Icon className={className} aria-hidden="true" />;
}
