import { readableOn } from "@/lib/client/colour";
import { SAMPLE_LOGOS, SAMPLE_MOCKUPS, SAMPLE_TYPE } from "@/lib/content/sample/assets";
import { SAMPLE_BRAND, SAMPLE_COLOURS } from "@/lib/content/sample/brand";
import { LogoDrawing } from "../drawings/logo-drawing";
import { ScreenDrawing } from "../drawings/screen-drawing";

export function AssetsTab() {
  return (
    <div className="grid gap-9">
      <section className="grid gap-3">
        <h3 className="font-semibold">Logo variations</h3>
        <ul className="grid grid-cols-2 gap-4 lg:grid-cols-4">
          {SAMPLE_LOGOS.map(({ id, label }) => (
            <li key={id} className="grid gap-2 text-sm text-muted-foreground">
              <LogoDrawing variation={id} />
              {label}
            </li>
          ))}
        </ul>
      </section>
      <section className="grid gap-3">
        <h3 className="font-semibold">Colour palette</h3>
        <ul className="grid grid-cols-2 overflow-hidden rounded-lg border sm:flex">
          {SAMPLE_COLOURS.map(({ role, name, hex }) => (
            <li
              key={hex}
              className="grid flex-1 gap-0.5 p-3.5 pt-12 text-sm max-sm:last:col-span-2"
              style={{ background: hex, color: readableOn(hex) }}
            >
              <span className="font-semibold">{name}</span>
              <span>{role}</span>
              <span className="tabular-nums">{hex}</span>
            </li>
          ))}
        </ul>
      </section>
      <section className="grid gap-3">
        <h3 className="font-semibold">Typography</h3>
        <ul className="grid gap-6 sm:grid-cols-2">
          {SAMPLE_TYPE.map(({ role, family, use }, index) => (
            <li key={role} className="border-t pt-4">
              <p className={index === 0 ? "display text-4xl" : "text-2xl"}>{SAMPLE_BRAND.tagline}</p>
              <p className="mt-2 text-sm text-muted-foreground">
                {role}: {family}. {use}.
              </p>
            </li>
          ))}
        </ul>
      </section>
      <section className="grid gap-3">
        <h3 className="font-semibold">Mockups</h3>
        <ul className="grid grid-cols-2 gap-4 lg:grid-cols-4">
          {SAMPLE_MOCKUPS.map(({ id, title }) => (
            <li key={id} className="grid gap-2 text-sm font-medium">
              <ScreenDrawing screen={id} />
              <span>{title}</span>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
