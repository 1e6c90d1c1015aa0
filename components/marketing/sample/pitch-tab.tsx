import { SAMPLE_SLIDES } from "@/lib/content/sample/pitch";
import { SlideDrawing } from "../drawings/slide-drawing";

export function PitchTab() {
  return (
    <ol className="grid gap-x-5 gap-y-7 sm:grid-cols-2">
      {SAMPLE_SLIDES.map(({ label }, index) => (
        <li key={label} className="grid content-start gap-2">
          <h3 className="flex gap-2 font-semibold tabular-nums">
            <span className="text-link">{index + 1}</span>
            {label}
          </h3>
          <SlideDrawing index={index} />
        </li>
      ))}
    </ol>
  );
}
