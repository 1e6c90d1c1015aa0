// A public page as it is sent: its scripts wait until somebody acts, and its policy names the few that do not.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { usedStyles } from "./used-styles.mjs";

const browserCode = (name) => readFileSync(new URL(`browser/${name}.js`, import.meta.url), "utf8").trim();
const ASLEEP = browserCode("asleep");
const AWAKE = browserCode("awake");
const digest = (text) => createHash("sha256").update(text).digest("base64");

/** Everything that would run, but for what stands in the head without an address: that is the page's own. */
function takeScripts(page) {
  const sources = [];
  const data = [];
  const [head, body] = page.split("</head>");
  const withoutAddressed = (html) =>
    html.replace(/<script(?![^>]* noModule)[^>]* src="([^"]+)"[^>]*><\/script>/g, (_, src) => {
      sources.push(src);
      return "";
    });
  const withoutInline = (html) =>
    html.replace(/<script(?![^>]* type=)[^>]*>([\s\S]*?)<\/script>/g, (_, code) => {
      data.push(code);
      return "";
    });
  const rest = [withoutAddressed(head), withoutInline(withoutAddressed(body))].join("</head>");
  return { page: rest.replaceAll(/<link rel="preload" as="script"[^>]*>/g, ""), sources, data };
}

/** The first paint waits for no second request: the rules it needs stand in the page, the whole sheet is for later. */
function withStyles(page) {
  const [link, address] = /<link rel="stylesheet" href="\/_next\/([\w./-]+\.css)"/.exec(page) ?? [];
  if (!link) return page;
  const rules = readFileSync(join(".next", address), "utf8").replaceAll("url(../", "url(/_next/static/");
  const waiting = `<link data-awake="" as="style" href="/_next/${address}"`;
  return page.replace(link, () => `<style>${usedStyles(rules, page)}</style>${waiting}`);
}

/** `addressOf` says where the script is served that wakes the page. */
export function sleepingPage(whole, addressOf) {
  const { page, sources, data } = takeScripts(whole);
  const waking = [...data, `window.asleep.sources=${JSON.stringify(sources)}`, AWAKE].join(";\n");
  const address = addressOf(digest(waking).replace(/\W/g, "").slice(0, 12));
  const hints = [address, ...sources].map((src) => `<link data-awake="" as="script" href="${src}"/>`);
  const html = withStyles(page)
    .replaceAll(/<link rel="preload"(?=[^>]* as="font")/g, '<link data-face=""')
    .replace("<html ", () => `<html data-awake="${address}" `)
    .replace("</head>", () => `${hints.join("")}<script>${ASLEEP}</script></head>`);
  const inline = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(
    ([, code]) => `'sha256-${digest(code)}'`,
  );
  const strict = (policy) => policy.replace(/(script-src[^;]*)'unsafe-inline'/, `$1${inline.join(" ")}`);
  return { html, waking, strict };
}
