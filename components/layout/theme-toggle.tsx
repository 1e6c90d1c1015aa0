import { MoonIcon, SunIcon } from "lucide-react";
import { buttonVariants } from "@/components/ui/button-variants";

/** Pressed, it is answered by the page's first script. Both icons are in the markup and CSS picks one. */
export function ThemeToggle() {
  return (
    <button type="button" data-press="theme" className={buttonVariants({ variant: "ghost", size: "icon" })}>
      <SunIcon className="hidden dark:block" aria-hidden="true" />
      <MoonIcon className="dark:hidden" aria-hidden="true" />
      <span className="sr-only">Switch between light and dark</span>
    </button>
  );
}
