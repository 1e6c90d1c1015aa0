import { Circle, Svg, Text, View } from "@react-pdf/renderer";
import { type PlannedSlide, projectionRows } from "@/lib/artifacts/pitch/slide-plan";
import {
  BODY_TOP,
  BULLET_GAP,
  LEFT,
  layoutSlide,
  PICTURE,
  SLIDE,
  type SlideLayout,
  TITLE,
} from "../slide-layout";
import { isRightToLeft, shorten } from "../text";
import { mix } from "../theme";
import { CashChart } from "./cash-chart";
import type { Look } from "./look";
import { FundsChart, MarketChart } from "./market-charts";
import { CustomerChart, RevenueChart } from "./money-charts";
import { nameSize } from "./name-size";
import { keyed, Table, Words } from "./parts";
import { Cards, Marks, Reasons } from "./slide-points";
import { UnitCards } from "./unit-cards";

/** Where brand and number stand. */
const FOOT = 502;

const Projections = ({ look }: { look: Look }) =>
  look.figures ? (
    <Table look={look} head={["", "Year 1", "Year 2", "Year 3"]} rows={projectionRows(look.figures)} />
  ) : null;

interface PictureProps {
  look: Look;
  slide: PlannedSlide;
  layout: SlideLayout;
  width: number;
  k: number;
}

function Picture({ look, slide, layout, width, k }: PictureProps) {
  if (slide.visual === "market") return <MarketChart look={look} width={width} height={210 * k} />;
  if (slide.visual === "unit") return <UnitCards look={look} width={width} k={k} />;
  if (slide.visual === "funds")
    return (
      <FundsChart
        look={look}
        width={width}
        height={(FOOT - PICTURE.top) * k}
        zoom={slide.bullets.length > 0 ? (1.15 * width) / (PICTURE.width * k) : 1.7}
      />
    );
  if (slide.visual === "growth") return <CustomerChart look={look} width={width} height={250 * k} />;
  if (slide.visual !== "revenue") return null;
  if (!layout.ledger)
    return (
      <View>
        <RevenueChart look={look} width={width} height={118 * k} />
        <Projections look={look} />
      </View>
    );
  const name = { ...look.styles.strong, fontSize: 13 * k, lineHeight: 1.2 };
  return (
    <View>
      <Text style={name}>Revenue</Text>
      <RevenueChart look={look} width={width} height={126 * k} />
      <Text style={name}>Cash before funding</Text>
      <CashChart look={look} width={width} height={140 * k} />
    </View>
  );
}

interface SlideProps {
  look: Look;
  slide: PlannedSlide;
  number: number;
  /** 1 at full size; smaller as a picture of it. */
  k?: number;
}

function Bullets({ look, layout, k }: { look: Look; layout: SlideLayout; k: number }) {
  const size = layout.bullets.size * k;
  return (
    <View style={{ width: layout.bodyWidth * k, gap: size * BULLET_GAP }}>
      {keyed(layout.bullets.texts).map(({ key, value }) => (
        <View key={key} style={{ flexDirection: "row", gap: 14 * k }}>
          <View
            style={{
              width: 8 * k,
              height: 8 * k,
              borderRadius: 4 * k,
              marginTop: size * 0.68 - 4 * k,
              backgroundColor: look.theme.accent,
              borderWidth: 0.5,
              borderColor: look.theme.muted,
            }}
          />
          <View style={{ flex: 1 }}>
            <Words style={{ fontSize: size, lineHeight: 1.36 }}>{value}</Words>
          </View>
        </View>
      ))}
    </View>
  );
}

/** One slide, at full size or as a picture of it. */
export function SlideDrawing({ look, slide, number, k = 1 }: SlideProps) {
  const { theme, display } = look;
  const layout = layoutSlide(slide, theme);
  const small = { fontSize: 12 * k, lineHeight: 1.3, color: theme.muted };
  const at = (left: number, top: number) => ({ position: "absolute" as const, left: left * k, top: top * k });
  return (
    <View
      style={{
        width: SLIDE.width * k,
        height: SLIDE.height * k,
        backgroundColor: theme.background,
        color: theme.text,
        overflow: "hidden",
      }}
    >
      <View
        style={{ ...at(0, 0), width: 12 * k, height: SLIDE.height * k, backgroundColor: theme.primary }}
      />
      <Text style={{ ...small, ...at(LEFT, 42), fontSize: 14 * k }}>{slide.name}</Text>
      <View style={{ ...at(LEFT, layout.titleTop), width: TITLE.width * k }}>
        <View style={isRightToLeft(slide.title) ? {} : { width: layout.titleWidth * k }}>
          <Words
            style={{
              fontFamily: display,
              fontWeight: 600,
              fontSize: layout.title.size * k,
              lineHeight: 1.16,
              color: theme.heading,
            }}
          >
            {layout.title.texts[0] ?? ""}
          </Words>
        </View>
      </View>
      {layout.ledger ? (
        <View style={{ ...at(LEFT, BODY_TOP - 12), width: layout.bodyWidth * k }}>
          <Projections look={look} />
        </View>
      ) : null}
      <View style={at(LEFT, layout.bodyTop)}>
        <Bullets look={look} layout={layout} k={k} />
      </View>
      {slide.visual === "cards" ? <Cards look={look} layout={layout} k={k} /> : null}
      {slide.visual === "timeline" ? <Marks look={look} layout={layout} k={k} /> : null}
      {slide.visual === "statement" ? <Reasons look={look} layout={layout} k={k} /> : null}
      {layout.split ? (
        <View style={{ ...at(layout.picture.left, PICTURE.top - 6), width: layout.picture.width * k }}>
          <Picture look={look} slide={slide} layout={layout} width={layout.picture.width * k} k={k} />
        </View>
      ) : null}
      <View
        style={{
          ...at(LEFT, FOOT),
          width: (SLIDE.width - LEFT - 54) * k,
          flexDirection: "row",
          justifyContent: "space-between",
        }}
      >
        <Text style={small}>{shorten(look.brandName, 60)}</Text>
        <Text style={small}>{String(number)}</Text>
      </View>
    </View>
  );
}

export function CoverSlide({ look, line, k = 1 }: { look: Look; line: string; k?: number }) {
  const { theme } = look;
  const soft = mix(theme.primary, theme.onPrimary, 0.14);
  return (
    <View
      style={{
        width: SLIDE.width * k,
        height: SLIDE.height * k,
        backgroundColor: theme.primary,
        color: theme.onPrimary,
        overflow: "hidden",
      }}
    >
      <Svg
        viewBox="0 0 960 540"
        style={{ position: "absolute", top: 0, left: 0, width: 959 * k, height: 539 * k }}
      >
        <Circle cx={830} cy={120} r={240} stroke={soft} strokeWidth={50} fill="none" />
        <Circle cx={830} cy={120} r={120} stroke={soft} strokeWidth={22} fill="none" />
        <Circle cx={830} cy={120} r={36} fill={theme.accent} />
      </Svg>
      <View style={{ position: "absolute", left: 66 * k, right: 200 * k, bottom: 74 * k }}>
        <Words
          left
          style={{
            fontFamily: look.display,
            fontWeight: 600,
            fontSize: nameSize(look.brandName, 640, 72, 3) * k,
            lineHeight: 1.25,
          }}
        >
          {look.brandName}
        </Words>
        <View
          style={{ width: 60 * k, height: 6 * k, backgroundColor: theme.accent, marginVertical: 16 * k }}
        />
        <View>
          <Words left style={{ fontSize: 20 * k, lineHeight: 1.4 }}>
            {shorten(line, 170)}
          </Words>
        </View>
      </View>
    </View>
  );
}
