// What the build wrote is the same for everybody: it is asked of Next once, packed as small as it goes, and kept.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const { BROTLI_PARAM_QUALITY: QUALITY, BROTLI_PARAM_SIZE_HINT: SIZE } = constants;
const pack = {
  br: (body) => promisify(brotliCompress)(body, { params: { [QUALITY]: 10, [SIZE]: body.length } }),
  gzip: (body) => promisify(gzip)(body, { level: 9 }),
};
const PACKS = /^(?:text|application)\/(?:html|css|javascript)\b/;
/** Set for each answer anew, or about the bytes that are not sent as they came. */
const NOT_KEPT = ["connection", "keep-alive", "date", "content-length", "transfer-encoding"];

function builtAddresses() {
  const { routes } = JSON.parse(readFileSync(".next/prerender-manifest.json", "utf8"));
  const folder = ".next/static/chunks";
  const scripts = existsSync(folder) ? readdirSync(folder) : [];
  return new Set([...Object.keys(routes), ...scripts.map((name) => `/_next/static/chunks/${name}`)]);
}

/** The first paint waits for no second request: the style sheet stands in the page, and its file is left to printers. */
function withStyles(body) {
  const page = body.toString();
  const [link, address] =
    /<link rel="stylesheet" href="\/_next\/([\w./-]+\.css)"[^>]*?(?=\/>)/.exec(page) ?? [];
  if (!link) return body;
  const rules = readFileSync(join(".next", address), "utf8").replaceAll("url(../", "url(/_next/static/");
  return Buffer.from(page.replace(link, () => `<style>${rules}</style>${link} media="print"`));
}

/** Null for what is not the same for everybody: a guarded page answers "private", an address without a page 404. */
async function packed(address) {
  const response = await fetch(address, { headers: { "accept-encoding": "identity" }, redirect: "manual" });
  const body = Buffer.from(await response.arrayBuffer());
  const { headers } = response;
  if (response.status !== 200 || !PACKS.test(headers.get("content-type") ?? "")) return null;
  if (!/^(?:s-maxage=|public\b)/.test(headers.get("cache-control") ?? "")) return null;
  const shown = [...headers].filter(([name]) => !NOT_KEPT.includes(name));
  const whole = withStyles(body);
  return {
    headers: shown,
    etag: headers.get("etag"),
    br: await pack.br(whole),
    gzip: await pack.gzip(whole),
  };
}

function send(kept, coding, request, response) {
  const fresh = kept.etag !== null && request.headers["if-none-match"] === kept.etag;
  response.setHeaders(new Map(kept.headers));
  if (fresh) return response.writeHead(304).end();
  response.setHeader("Content-Encoding", coding);
  response.setHeader("Content-Length", kept[coding].length);
  response.writeHead(200).end(request.method === "HEAD" ? undefined : kept[coding]);
}

/** Only plain requests of a page or a script: what Next's own client asks for has headers of its own. */
const isPlain = ({ method, headers }) => (method === "GET" || method === "HEAD") && headers.rsc === undefined;

/** Answers from what was kept; everything else, and the first time everything, is for `handle`. */
export function withBuiltFiles(handle, origin) {
  const addresses = builtAddresses();
  const kept = new Map();
  return (request, response) => {
    const [path] = request.url.split("?", 1);
    if (!addresses.has(path) || !isPlain(request)) return handle(request, response);
    const accepted = request.headers["accept-encoding"] ?? "";
    const coding = /\bbr\b/.test(accepted) ? "br" : /\bgzip\b/.test(accepted) ? "gzip" : null;
    const known = kept.get(path);
    if (known && coding) return send(known, coding, request, response);
    if (known === undefined) {
      kept.set(path, null);
      packed(origin + path).then(
        (answer) => kept.set(path, answer),
        () => kept.delete(path),
      );
    }
    return handle(request, response);
  };
}
