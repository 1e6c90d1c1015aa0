import { Document, Page, Path, Svg, Text, View } from "@react-pdf/renderer";
import { contrast } from "@/lib/client/colour";
import { type Look, lookOf } from "../pdf/look";
import { keyed, NumberedItems, Section } from "../pdf/parts";
import type { Prepared } from "../prepare";
import { namedColours, type Theme } from "../theme";
import { type Brand, type Mark, type MarkPath, markOf, transformOf } from "./marks";

/** So that the same brand gives the same bytes. */
const FIXED = new Date("2024-01-01T00:00:00Z");

const paintOf = ({ colour, line }: MarkPath) =>
  line
    ? ({
        stroke: colour,
        strokeWidth: line.width,
        strokeLinecap: "round",
        strokeLineJoin: "round",
        fill: "none",
        ...(line.dashes && { strokeDasharray: line.dashes }),
      } as const)
    : { fill: colour };

export function MarkDrawing({ mark, width, height }: { mark: Mark; width: number; height: number }) {
  const scale = Math.min(width / mark.width, height / mark.height);
  return (
    <Svg
      viewBox={`0 0 ${mark.width} ${mark.height}`}
      style={{ width: mark.width * scale, height: mark.height * scale }}
    >
      {keyed(mark.shapes).map(({ key, value }) => (
        <Path key={key} d={value.d} {...paintOf(value)} transform={transformOf(value)} />
      ))}
    </Svg>
  );
}

/** A page that is the mark and nothing else. */
export const MarkDocument = ({ mark, title }: { mark: Mark; title: string }) => (
  <Document
    title={title}
    creator="Kindling"
    producer="Kindling"
    creationDate={FIXED}
    modificationDate={FIXED}
  >
    <Page
      size={[mark.width / 2, mark.height / 2]}
      style={mark.ground ? { backgroundColor: mark.ground } : {}}
    >
      <View style={{ position: "absolute", top: 0, left: 0 }}>
        <MarkDrawing mark={mark} width={mark.width / 2 - 1} height={mark.height / 2 - 1} />
      </View>
    </Page>
  </Document>
);

function Sample({ look, name, mark, ground }: { look: Look; name: string; mark: Mark; ground: string }) {
  return (
    <View style={{ width: 230 }}>
      <View
        style={{
          height: 84,
          backgroundColor: ground,
          borderRadius: 6,
          alignItems: "center",
          justifyContent: "center",
          borderWidth: 0.5,
          borderColor: look.theme.rule,
        }}
      >
        <MarkDrawing mark={mark} width={200} height={70} />
      </View>
      <Text style={{ ...look.styles.label, marginTop: 4 }}>{name}</Text>
    </View>
  );
}

const RULES = [
  "Clear space: at least a quarter of the mark's height on every side. It is already part of every file.",
  "Smallest size: 24 pixels or 8 mm high for the full logo, 16 pixels or 5 mm for the icon.",
  'Use "reversed" on the main ground of the palette, "light" on photographs and dark grounds, "dark" where only one ink is printed.',
  "Do not stretch, tilt, outline, shade or tint the mark, and do not set the name in another typeface.",
];

/** The mark with the room around it that nothing else may enter. */
function ClearSpace({ look, mark }: { look: Look; mark: Mark }) {
  return (
    <View style={{ width: 230 }}>
      <View
        style={{
          height: 104,
          borderRadius: 6,
          backgroundColor: look.theme.wash,
          alignItems: "center",
          justifyContent: "center",
        }}
      >
        <View
          style={{ borderWidth: 0.75, padding: 1, borderStyle: "dashed", borderColor: look.theme.heading }}
        >
          <MarkDrawing mark={mark} width={200} height={84} />
        </View>
      </View>
      <Text style={{ ...look.styles.label, marginTop: 4 }}>
        clear space: the dashed line is the edge of every file; nothing else comes inside
      </Text>
    </View>
  );
}

const WRONG = [
  ["stretched", { transform: "scale(1, 0.55)" }, 0],
  ["tilted", { transform: "rotate(-9deg)" }, 0],
  ["faded", {}, 0.66],
] as const;

/** What is not done to the mark, each crossed out. */
function Misuse({ look, mark }: { look: Look; mark: Mark }) {
  return (
    <View style={{ width: 230 }}>
      <View style={{ flexDirection: "row", gap: 6 }}>
        {WRONG.map(([name, style, veil]) => (
          <View
            key={name}
            style={{
              flex: 1,
              height: 104,
              borderRadius: 6,
              alignItems: "center",
              justifyContent: "center",
              borderWidth: 0.5,
              borderColor: look.theme.rule,
            }}
          >
            <View style={style}>
              <MarkDrawing mark={mark} width={62} height={30} />
            </View>
            {veil > 0 ? (
              <View
                style={{
                  ...{ position: "absolute", top: 30, left: 2, width: 68, height: 44 },
                  ...{ backgroundColor: look.theme.background, opacity: veil },
                }}
              />
            ) : null}
            <Svg
              viewBox="0 0 72 104"
              style={{ position: "absolute", top: 0, left: 0, width: 72, height: 104 }}
            >
              <Path d="M10 94 L62 10" stroke="#b3261e" strokeWidth={1.2} fill="none" />
            </Svg>
          </View>
        ))}
      </View>
      <Text style={{ ...look.styles.label, marginTop: 4 }}>
        {`not ${WRONG.map(([name]) => name).join(", not ")}`}
      </Text>
    </View>
  );
}

const facesOf = ({ display, body }: Theme): string =>
  display === body ? `Typeface: ${display}` : `Typefaces: ${display} and ${body}`;

/** One page: what the files are for, and what not to do with them. */
export function GuideDocument({ prepared, brand }: { prepared: Prepared; brand: Brand }) {
  const { theme } = prepared;
  const look = lookOf(prepared);
  const of = (version: "main" | "dark" | "light" | "reversed") => markOf(brand, "full", version);
  return (
    <Document
      title={`${brand.name}: logo guide`}
      creator="Kindling"
      producer="Kindling"
      creationDate={FIXED}
      modificationDate={FIXED}
    >
      <Page size="A4" style={{ ...look.styles.page, paddingTop: 56, paddingBottom: 40 }}>
        <Text style={look.styles.chapter}>Logo guide</Text>
        <View style={{ flexDirection: "row", flexWrap: "wrap", gap: 11, rowGap: 12 }}>
          <Sample look={look} name="main, on white" mark={of("main")} ground="#ffffff" />
          <Sample
            look={look}
            name="reversed, on the main ground"
            mark={{ ...of("reversed"), ground: null }}
            ground={theme.primary}
          />
          <Sample look={look} name="dark, one ink" mark={of("dark")} ground="#ffffff" />
          <Sample look={look} name="light, on dark grounds" mark={of("light")} ground="#222222" />
        </View>
        <View style={{ flexDirection: "row", gap: 11, marginTop: 12 }}>
          <ClearSpace look={look} mark={of("main")} />
          <Misuse look={look} mark={of("main")} />
        </View>
        <Section look={look}>How to use it</Section>
        <NumberedItems look={look} items={RULES} />
        <Section look={look}>Palette</Section>
        <View style={{ flexDirection: "row", gap: 8 }}>
          {namedColours(theme).map(([name, hex]) => (
            <View key={name} style={{ flex: 1 }}>
              <View
                style={{
                  height: 44,
                  borderRadius: 5,
                  backgroundColor: hex,
                  borderWidth: 0.5,
                  borderColor: look.theme.rule,
                }}
              />
              <Text style={{ ...look.styles.label, marginTop: 4 }}>{`${name} ${hex.toUpperCase()}`}</Text>
            </View>
          ))}
        </View>
        <Text
          style={{ ...look.styles.label, marginTop: 8 }}
        >{`Reversed reads at ${contrast(theme.primary, theme.onPrimary).toFixed(1)} to 1. ${facesOf(theme)}, under the SIL Open Font License 1.1.`}</Text>
        <Text style={{ ...look.styles.label, marginTop: 4 }}>
          A name, a domain and a trademark are three things: no trademark search was made.
        </Text>
      </Page>
    </Document>
  );
}
