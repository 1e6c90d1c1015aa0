import type { NextConfig } from "next";
import { documentHeaders } from "@/lib/auth/headers";
import { PUBLIC_PAGES } from "@/lib/content/seo";

// For every answer. Documents get the rest from the proxy or, if public, below; an opener policy here would cut the sign-in popup,
// which passes through the interface, from the page that opened it.
const securityHeaders = [
  { key: "Strict-Transport-Security", value: "max-age=31536000; includeSubDomains" },
  { key: "X-Content-Type-Options", value: "nosniff" },
  { key: "Referrer-Policy", value: "strict-origin-when-cross-origin" },
  { key: "Permissions-Policy", value: "microphone=(self), camera=(), geolocation=()" },
];

/** The public pages are served without the proxy. */
const publicHeaders = (path: string) =>
  Object.entries(documentHeaders(path, null)).map(([key, value]) => ({ key, value }));

const config: NextConfig = {
  reactStrictMode: true,
  poweredByHeader: false,
  // Packages that load files of their own at run time, or open sockets, stay out of the bundle.
  serverExternalPackages: ["@electric-sql/pglite", "pg", "@neondatabase/serverless", "ws", "pino"],
  outputFileTracingIncludes: { "/api/**": ["./assets/fonts/**"] },
  allowedDevOrigins: ["127.0.0.1", "localhost"],
  experimental: { globalNotFound: true },
  headers: async () => [
    { source: "/:path*", headers: securityHeaders },
    ...PUBLIC_PAGES.map(({ path }) => ({ source: path, headers: publicHeaders(path) })),
  ],
};

export default config;
