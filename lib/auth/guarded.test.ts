import { unstable_doesMiddlewareMatch as middlewareSees } from "next/experimental/testing/server";
import { PUBLIC_PAGES } from "@/lib/content/seo";
import { config } from "@/proxy";
import { isGuarded, isInPopup, takesNonce } from "./guarded";
import { documentHeaders } from "./headers";

test.each([
  "/quiz",
  "/quiz/abc",
  "/dashboard",
  "/dashboard/",
  "/project/1",
  "/project",
  "/dashboard.rsc",
  "/project/1.segments/_tree.segment.rsc",
  "//dashboard",
  "/%64ashboard",
  "/project%2F1",
  "\\dashboard",
  "/DASHBOARD",
  "/billing",
  "/account",
  "/billing/K-000001",
  "/checkout/cs_test_1",
])("%s is guarded", (path) => {
  expect(isGuarded(path)).toBe(true);
});

test.each([
  "/",
  "/pricing",
  "/quizzes",
  "/dashboards",
  "/projects-of-others",
  "/sign-in",
  "/%",
  "/logo-generator",
])("%s is not", (path) => {
  expect(isGuarded(path)).toBe(false);
});

test("pages that are rendered for each request carry a nonce, and only the popup gives up its isolation", () => {
  const rendered = [
    "/dashboard",
    "/quiz",
    "/quiz/1",
    "/project/1",
    "/sign-in",
    "/sign-in/popup",
    "/firebase-setup",
  ];
  expect(rendered.filter((path) => !takesNonce(path))).toEqual([]);
  const built = ["/", "/pricing", "/sign-inside", "/project", "/quiz/1/2", "/dashboard/nowhere"];
  expect(built.filter(takesNonce)).toEqual([]);
  expect(isInPopup("/sign-in/popup")).toBe(true);
  expect(isInPopup("/sign-in")).toBe(false);
});

describe("the proxy", () => {
  const sees = (url: string) => middlewareSees({ config, nextConfig: {}, url });

  test("is left out for the public pages, which are the same for everybody", () => {
    expect(PUBLIC_PAGES.map(({ path }) => path).filter(sees)).toEqual([]);
  });

  test.each([
    "/dashboard",
    "/quiz/1",
    "/project/1",
    "/DASHBOARD",
    "/%64ashboard",
    "/dashboard.rsc",
    "/sign-in",
  ])("sees %s", (path) => expect(sees(path)).toBe(true));

  test.each(["/pricing/x", "/pricings", "/privacy%2F..%2Fdashboard", "/nowhere"])("sees %s as well", (path) =>
    expect(sees(path)).toBe(true),
  );
});

describe("headers of a document", () => {
  const policy = (path: string, nonce: string | null) =>
    documentHeaders(path, nonce)["Content-Security-Policy"];

  test("a workspace page runs only scripts that the server wrote", () => {
    const script = policy("/dashboard", "abc")
      ?.split("; ")
      .find((rule) => rule.startsWith("script-src"));
    expect(script).toContain("'nonce-abc' 'strict-dynamic'");
    expect(script).not.toContain("unsafe-inline");
  });

  test("a built page allows inline scripts and is as strict in everything else", () => {
    const rules = policy("/", null)?.split("; ");
    expect(rules).toEqual(
      expect.arrayContaining([
        "default-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
      ]),
    );
    expect(rules?.find((rule) => rule.startsWith("script-src"))).not.toContain("nonce");
  });

  test("the return from a payment tells nobody where it came from", () => {
    expect(documentHeaders("/payment-success", null)["Referrer-Policy"]).toBe("no-referrer");
    expect(documentHeaders("/", null)["Referrer-Policy"]).toBe("strict-origin-when-cross-origin");
  });
});
