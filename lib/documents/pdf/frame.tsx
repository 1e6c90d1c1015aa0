import { Circle, Page, Svg, Text, View } from "@react-pdf/renderer";
import type { ReactNode } from "react";
import { mix } from "../theme";
import type { Look } from "./look";
import { nameSize } from "./name-size";
import { LateNumber, Seen } from "./page-number";
import { Words } from "./parts";

export interface CoverText {
  title: string;
  summary: string;
  note: string;
}

/** The brand in its own colour, its name as large as it fits. */
export function Cover({ look, text, size = "A4" }: { look: Look; text: CoverText; size?: "A4" }) {
  const { theme, display, body } = look;
  const soft = mix(theme.primary, theme.onPrimary, 0.14);
  return (
    <Page
      size={size}
      style={{ backgroundColor: theme.primary, color: theme.onPrimary, fontFamily: body }}
      bookmark={text.title}
    >
      <Svg viewBox="0 0 595 840" style={{ position: "absolute", top: 0, left: 0, width: 595, height: 840 }}>
        <Circle cx={520} cy={150} r={230} stroke={soft} strokeWidth={46} fill="none" />
        <Circle cx={520} cy={150} r={118} stroke={soft} strokeWidth={20} fill="none" />
        <Circle cx={520} cy={150} r={34} fill={theme.accent} />
      </Svg>
      <View style={{ height: 770, paddingTop: 62, paddingHorizontal: 62, justifyContent: "flex-end" }}>
        <View style={{ width: 54, height: 5, backgroundColor: theme.accent, marginBottom: 26 }} />
        <Words
          left
          style={{
            fontFamily: display,
            fontWeight: 600,
            fontSize: nameSize(look.brandName, 470, 60, 3),
            lineHeight: 1.25,
            maxLines: 3,
            textOverflow: "ellipsis",
          }}
        >
          {look.brandName}
        </Words>
        <Words style={{ fontSize: 21, lineHeight: 1.3, marginTop: 14 }}>{text.title}</Words>
        {text.summary ? (
          <View style={{ maxWidth: 400, marginTop: 26 }}>
            <Words left style={{ fontSize: 12, lineHeight: 1.55, maxLines: 6, textOverflow: "ellipsis" }}>
              {text.summary}
            </Words>
          </View>
        ) : null}
      </View>
      <Text style={{ fontSize: 9, paddingHorizontal: 62, marginTop: 20 }}>{text.note}</Text>
    </Page>
  );
}

/** Running head and foot; the page number counts the cover and the contents. */
interface FrameProps {
  look: Look;
  title: string;
  /** Pages that are put before this one later. */
  shift?: number;
  /** Where the page will stand, when that is not where it is laid out. */
  page?: number;
}

export function Frame({ look, title, shift = 0, page }: FrameProps) {
  const { styles } = look;
  return (
    <>
      <View style={styles.head} fixed>
        <Text style={{ ...styles.headBrand, maxLines: 1, textOverflow: "ellipsis" }}>{look.brandName}</Text>
        <Text>{title}</Text>
      </View>
      <View style={styles.foot} fixed>
        <Text>Planning figures, not a promise of results</Text>
        <LateNumber
          {...{ look, size: 8, color: look.theme.muted, width: 60 }}
          number={() => {
            look.pages.drawn += 1;
            return page ?? look.pages.drawn + shift;
          }}
        />
      </View>
    </>
  );
}

interface PagesProps {
  look: Look;
  /** The document's title, for the running head. */
  document: string;
  /** Pages that are put before this one later. */
  shift?: number;
  /** Filled to just above the foot: two rows of drawings need all the room there is. */
  low?: boolean;
  children: ReactNode;
}

/** Pages with running head and foot; chapters flow through as many as they need. */
export function Pages({ look, document, shift = 0, low = false, children }: PagesProps) {
  return (
    <Page size="A4" style={{ ...look.styles.page, ...(low && { paddingBottom: 54 }) }}>
      <Frame look={look} title={document} shift={shift} />
      {children}
    </Page>
  );
}

/** Above the margin of what came before, which may reach over the foot of the page. */
const RISE = 12;

/** Room below what came before: unlike a height, a margin stays behind when the next thing begins a page. */
export const Gap = ({ size }: { size: number }) => (
  <View minPresenceAhead={-size - RISE} style={{ height: 0, marginTop: -RISE, marginBottom: size + RISE }} />
);

interface ChapterHeadProps {
  look: Look;
  title: string;
  /** Stands below another chapter on the same page. */
  follows?: boolean;
  /** Room that what comes next needs on the same page, in points. */
  ahead?: number;
  /** Told which page the chapter came to stand on. */
  seen?: (page: number) => void;
}

/** Never the last thing on a page. Its parts are children of the page itself, else they are not kept with what follows. */
export function ChapterHead({ look, title, follows = false, ahead = 80, seen }: ChapterHeadProps) {
  // The renderer's types know it on pages only.
  const outline = { bookmark: title };
  return (
    <>
      {follows ? <Gap size={22} /> : null}
      <View minPresenceAhead={ahead} wrap={false} id={anchor(title)} {...outline}>
        {seen ? <Seen tell={() => seen(look.pages.drawn)} /> : null}
        <Words style={look.styles.chapter}>{title}</Words>
      </View>
    </>
  );
}

export const anchor = (title: string): string => title.toLowerCase().replace(/[^a-z0-9]+/g, "-");
