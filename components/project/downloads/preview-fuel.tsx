import type { ActionItem } from "@/lib/artifacts/action-plan/artifact";
import { projectionRows } from "@/lib/artifacts/pitch/slide-plan";
import { legible, readableOn } from "@/lib/client/colour";
import type { BrandPalette } from "../prototype/palette";
import { PreviewPage } from "./preview-page";
import type { PreviewFigures } from "./use-figures";

const YEARS = ["Year 1", "Year 2", "Year 3"];
const TABS = ["Start", "Assumptions", "Model", "Annual", "Scenarios"];

/** What a program opens looks like the program: white, and not in the brand's faces. */
const OF_THE_PROGRAM = { background: "#ffffff", text: "#1a1a1a", fonts: null };

/** The forecast as it opens: the three years, on the sheet of that name. */
export function PreviewWorkbook({ palette, figures }: { palette: BrandPalette; figures: PreviewFigures }) {
  const rows = projectionRows(figures);
  return (
    <PreviewPage palette={{ ...palette, ...OF_THE_PROGRAM }} wide>
      <div className="grid h-full grid-rows-[1fr_auto]">
        <div className="p-[3cqw] text-[2.6cqw]">
          <p className="text-[3.6cqw] font-bold" style={{ color: legible(palette.primary, "#ffffff") }}>
            Year by year
          </p>
          <table className="mt-[1.5cqw] w-full tabular-nums">
            <thead>
              <tr style={{ background: `color-mix(in oklab, #ffffff, ${palette.primary} 8%)` }}>
                {["", ...YEARS].map((head) => (
                  <th key={head} scope="col" className="p-[0.8cqw] text-right font-bold">
                    {head || <span className="sr-only">Figure</span>}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(([label = "", ...values]) => (
                <tr key={label}>
                  <th scope="row" className="p-[0.8cqw] text-left font-normal">
                    {label}
                  </th>
                  {YEARS.map((year, at) => (
                    <td key={year} className="p-[0.8cqw] text-right text-[#1b7a3d]">
                      {values[at]}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        <p className="flex gap-[0.6cqw] bg-[#efefef] px-[2cqw] text-[2cqw] text-[#1a1a1a]">
          {TABS.map((tab) => (
            <span key={tab} className={tab === "Annual" ? "bg-white px-[1.4cqw] font-bold" : "px-[1.4cqw]"}>
              {tab}
            </span>
          ))}
        </p>
      </div>
    </PreviewPage>
  );
}

/** The first two weeks as a calendar program shows them. */
export function PreviewCalendar({ palette, items }: { palette: BrandPalette; items: readonly ActionItem[] }) {
  const days = [1, 2].flatMap((week) => {
    const own = items.filter((item) => item.week === week);
    return [0, 1, 2, 3, 4].map((day) => ({
      key: `${week}-${day}`,
      day: (week - 1) * 7 + day + 1,
      tasks: own.filter((_, index) => Math.min(4, Math.floor((index * 5) / own.length)) === day),
    }));
  });
  return (
    <PreviewPage palette={{ ...palette, ...OF_THE_PROGRAM }} wide>
      <div className="grid h-full grid-cols-5 grid-rows-2 text-[1.9cqw]">
        {days.map(({ key, day, tasks }) => (
          <div key={key} className="overflow-hidden border-r border-b border-[#e3e3e3] p-[1cqw]">
            <p>Day {day}</p>
            {tasks.map(({ title }) => (
              <p
                key={title}
                className="mt-[0.8cqw] line-clamp-3 rounded-[0.6cqw] px-[0.8cqw] leading-[1.25]"
                style={{ background: palette.primary, color: readableOn(palette.primary) }}
              >
                {title}
              </p>
            ))}
          </div>
        ))}
      </div>
    </PreviewPage>
  );
}
