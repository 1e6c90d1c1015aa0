import { LogoMaker } from "@/components/logo/logo-maker";
import { PageHead } from "@/components/marketing/page-head";
import { pageMetadata } from "@/lib/content/seo";
import { firstLogo } from "@/lib/logo/first-logo";

export const metadata = pageMetadata({
  title: "Logo generator",
  description:
    "Set your brand name in one of eight typefaces, choose weight, spacing and colour, and download it as PNG or SVG. Free, without an account.",
  path: "/logo-generator",
});

const TIPS = [
  {
    title: "Small first",
    text: "Shrink it to the size of a thumbnail. If you cannot read it there, make it heavier.",
  },
  { title: "One colour", text: "It has to work in black on a receipt before it works in colour." },
  { title: "Air", text: "Short names take more letter spacing than long ones." },
] as const;

export default function LogoGeneratorPage() {
  return (
    <div className="mx-auto max-w-7xl px-4 pb-20 sm:px-6 lg:px-8">
      <PageHead
        title="A logo in plain letters"
        text="Set your name, choose its weight and colour, take the file."
        calm={0.4}
      />
      <LogoMaker first={firstLogo()} />
      <ul className="mt-16 max-md:later grid gap-8 md:grid-cols-3">
        {TIPS.map(({ title, text }) => (
          <li key={title} className="border-t-2 border-primary pt-4">
            <h2 className="display text-xl">{title}</h2>
            <p className="mt-2 leading-relaxed text-muted-foreground">{text}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
