import type { MetadataRoute } from "next";
import { appUrl } from "@/lib/env";

export const dynamic = "force-dynamic";

const PRIVATE = [
  "/account",
  "/api/",
  "/billing",
  "/dashboard",
  "/firebase-setup",
  "/firebase-test",
  "/payment-success",
  "/project/",
  "/quiz",
  "/sign-in",
];

export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: "*", allow: "/", disallow: PRIVATE },
    sitemap: new URL("/sitemap.xml", appUrl()).href,
  };
}
