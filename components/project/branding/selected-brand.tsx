import Link from "next/link";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import type { SelectedBrand as Brand } from "@/lib/artifacts/brand/artifact";
import { fitted } from "@/lib/client/fitted";
import { DomainBadge, ExtensionMarks } from "./domain-marks";

export function SelectedBrand({ brand }: { brand: Brand }) {
  return (
    <section
      aria-label="Your brand"
      className="@container relative overflow-hidden rounded-xl bg-foreground px-6 py-7 text-background sm:px-9 sm:py-9"
    >
      <div className="flex flex-wrap items-center gap-2">
        <p className="mr-2 text-sm opacity-80">Your brand</p>
        {brand.isCustom && <Badge>Custom</Badge>}
        <DomainBadge available={brand.available} />
      </div>
      <p
        className="display mt-3 [--usual:3rem] wrap-anywhere sm:[--usual:4.5rem]"
        style={{ fontSize: fitted(brand.name, "var(--usual)") }}
      >
        {brand.name}
      </p>
      {brand.tagline && <p className="mt-3 text-lg">{brand.tagline}</p>}
      <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
        {brand.domain && <p className="font-medium break-all">{brand.domain}</p>}
        <div className="rounded-md bg-card px-3 py-1 empty:hidden">
          <ExtensionMarks extensions={brand.extensions} />
        </div>
        <Button asChild className="sm:ml-auto">
          <Link href={`/logo-generator?brand=${encodeURIComponent(brand.name)}`}>Create Logo</Link>
        </Button>
      </div>
    </section>
  );
}
