import { View } from "@react-pdf/renderer";
import { LINE, ROW, type SlideLayout, STATEMENT } from "../slide-layout";
import { mix } from "../theme";
import type { Look } from "./look";
import { keyed, Words } from "./parts";

interface RowProps {
  look: Look;
  layout: SlideLayout;
  k: number;
}

const at = (left: number, top: number, width: number, k: number) => ({
  position: "absolute" as const,
  left: left * k,
  top: top * k,
  width: width * k,
});

function Label({ look, layout, k, ink, children }: RowProps & { ink?: string; children: string }) {
  return (
    <Words
      style={{
        fontFamily: look.display,
        fontWeight: 600,
        fontSize: layout.labelSize * k,
        lineHeight: 1.2,
        color: ink ?? look.theme.heading,
      }}
    >
      {children}
    </Words>
  );
}

/** Points side by side, each on a card. */
export function Cards({ look, layout, k }: RowProps) {
  const { theme } = look;
  return (
    <>
      {keyed(layout.columns).map(({ key, value }) => (
        <View
          key={key}
          style={{
            ...at(value.left, value.top, value.width, k),
            height: layout.card.height * k,
            backgroundColor: value.own ? theme.primary : mix(theme.background, theme.primary, 0.08),
            color: value.own ? theme.onPrimary : theme.text,
            borderTopWidth: 4 * k,
            borderTopColor: theme.accent,
            padding: ROW.pad * k,
            paddingTop: (ROW.pad - 8) * k,
          }}
        >
          <Label look={look} layout={layout} k={k} ink={value.own ? theme.onPrimary : theme.heading}>
            {value.label}
          </Label>
          <View
            style={{
              position: "absolute",
              left: ROW.pad * k,
              right: ROW.pad * k,
              top: layout.card.textTop * k,
            }}
          >
            <Words style={{ fontSize: layout.columnSize * k, lineHeight: 1.36 }}>{value.text}</Words>
          </View>
        </View>
      ))}
    </>
  );
}

/** Points in their order on a line. */
export function Marks({ look, layout, k }: RowProps) {
  const { theme } = look;
  return (
    <>
      <View
        style={{
          ...at(ROW.left, layout.lineTop + LINE.mark / 2 - 1.5, ROW.width, k),
          height: 3 * k,
          backgroundColor: theme.figure,
        }}
      />
      {keyed(layout.columns).map(({ key, value }) => (
        <View key={key} style={at(value.left, layout.lineTop, value.width, k)}>
          <View
            style={{
              width: LINE.mark * k,
              height: LINE.mark * k,
              borderRadius: (LINE.mark / 2) * k,
              backgroundColor: theme.accent,
              borderWidth: 3 * k,
              borderColor: theme.figure,
            }}
          />
          <View style={{ position: "absolute", top: LINE.labelTop * k, width: value.width * k }}>
            <Label look={look} layout={layout} k={k}>
              {value.label}
            </Label>
          </View>
          <View style={{ position: "absolute", top: LINE.textTop * k, width: value.width * k }}>
            <Words style={{ fontSize: layout.columnSize * k, lineHeight: 1.36 }}>{value.text}</Words>
          </View>
        </View>
      ))}
    </>
  );
}

/** What carries a claim, side by side, each under a line. */
export function Reasons({ look, layout, k }: RowProps) {
  return (
    <>
      {keyed(layout.columns).map(({ key, value }) => (
        <View
          key={key}
          style={{
            ...at(value.left, STATEMENT.line, value.width, k),
            borderTopWidth: 3 * k,
            borderTopColor: look.theme.accent,
            paddingTop: (STATEMENT.textTop - STATEMENT.line - 3) * k,
          }}
        >
          <Words style={{ fontSize: layout.columnSize * k, lineHeight: 1.36 }}>{value.text}</Words>
        </View>
      ))}
    </>
  );
}
