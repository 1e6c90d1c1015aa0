import { PRODUCT_NAME } from "./product";

export const SITE_DESCRIPTION =
  "Answer five questions about your business idea and walk six steps to names, an analysis, a prototype, a 60-day plan and a pitch deck.";

/** The public pages that a search engine may list, and how often they change. */
export const PUBLIC_PAGES = [
  { path: "/", changes: "monthly", priority: 1 },
  { path: "/pricing", changes: "monthly", priority: 0.9 },
  { path: "/sample", changes: "monthly", priority: 0.8 },
  { path: "/logo-generator", changes: "monthly", priority: 0.8 },
  { path: "/contact", changes: "yearly", priority: 0.4 },
  { path: "/privacy", changes: "yearly", priority: 0.2 },
  { path: "/terms", changes: "yearly", priority: 0.2 },
] as const;
export type PublicPath = (typeof PUBLIC_PAGES)[number]["path"];

interface Page {
  title: string;
  description: string;
  path: PublicPath;
  /** The title stands as it is, without the product's name behind it. */
  whole?: boolean;
}

/** Title, description, canonical address and what a shared link shows, in one. */
export function pageMetadata({ title, description, path, whole = false }: Page) {
  const shown = whole ? title : `${title} · ${PRODUCT_NAME}`;
  return {
    title: whole ? { absolute: title } : title,
    description,
    alternates: { canonical: path },
    openGraph: {
      type: "website" as const,
      siteName: PRODUCT_NAME,
      locale: "en_US",
      title: shown,
      description,
      url: path,
    },
    twitter: { card: "summary_large_image" as const, title: shown, description },
  };
}
