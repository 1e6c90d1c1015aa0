export interface NavLink {
  label: string;
  href: string;
}

const SHARED: readonly NavLink[] = [
  { label: "Features", href: "/#features" },
  { label: "Process", href: "/#process" },
];
const PRICING: NavLink = { label: "Pricing", href: "/#pricing" };
const DASHBOARD: NavLink = { label: "Dashboard", href: "/dashboard" };

export const navLinks = (landing: boolean): readonly NavLink[] =>
  landing ? [...SHARED, PRICING, DASHBOARD] : [...SHARED, DASHBOARD];
