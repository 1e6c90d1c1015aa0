import { Canvas, Font } from "@react-pdf/renderer";
import { widthOf } from "../measure";
import type { Look } from "./look";

interface NumberProps {
  look: Look;
  size: number;
  color: string;
  width: number;
  number(): number;
}

/**
 * A number that is known when its page is drawn, set flush right. The renderer's own way lays every page out twice
 * more for it.
 */
export function LateNumber({ look, size, color, width, number }: NumberProps) {
  return (
    <Canvas
      style={{ width, height: size * 1.3 }}
      paint={(painter) => {
        const text = String(number());
        const family = look.theme.body;
        const font = Font.getFont({ fontFamily: look.body[0] ?? family, fontWeight: 400 })?.data;
        const left = width - widthOf(text, { family, weight: 400 }) * size;
        painter.font(font, size).fillColor(color).text(text, left, 0, { lineBreak: false });
        return null;
      }}
    />
  );
}

/** Tells on which page it came to stand. */
export const Seen = ({ tell }: { tell(): void }) => (
  <Canvas
    style={{ position: "absolute", top: 0, width: 1, height: 1 }}
    paint={() => {
      tell();
      return null;
    }}
  />
);
