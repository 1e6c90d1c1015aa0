import type { MetadataRoute } from "next";
import { PUBLIC_PAGES } from "@/lib/content/seo";
import { appUrl } from "@/lib/env";

// The public address is known when the server runs, not when it is built.
export const dynamic = "force-dynamic";

export default function sitemap(): MetadataRoute.Sitemap {
  return PUBLIC_PAGES.map(({ path, changes, priority }) => ({
    url: new URL(path, appUrl()).href,
    changeFrequency: changes,
    priority,
  }));
}
