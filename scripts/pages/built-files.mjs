// What the build wrote is the same for everybody: it is asked of Next once, packed as small as it goes, and kept.
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { withOwnAddresses } from "./own-addresses.mjs";
import { sleepingPage } from "./sleeping-page.mjs";

const { BROTLI_PARAM_QUALITY: QUALITY, BROTLI_PARAM_SIZE_HINT: SIZE } = constants;
const squeeze = {
  br: (body) => promisify(brotliCompress)(body, { params: { [QUALITY]: 11, [SIZE]: body.length } }),
  gzip: (body) => promisify(gzip)(body, { level: 9 }),
};
const PACKS = /^(?:text|application)\/(?:html|css|javascript)\b/;
/** Set for each answer anew, or about the bytes that are not sent as they came. */
const NOT_KEPT = ["connection", "keep-alive", "date", "etag", "content-length", "transfer-encoding"];
const CHUNKS = "/_next/static/chunks/";
/** Where the script of a page is that sleeps: /_next/static/awake/<page>.<digest>.js */
const AWAKE = /^\/_next\/static\/awake(\/.*)\.\w+\.js$/;

function builtAddresses() {
  const { routes } = JSON.parse(readFileSync(".next/prerender-manifest.json", "utf8"));
  const folder = `.next${CHUNKS.slice("/_next".length)}`;
  const scripts = existsSync(folder) ? readdirSync(folder) : [];
  return new Set([...Object.keys(routes), ...scripts.map((name) => CHUNKS + name)]);
}

async function kept(headers, text) {
  const body = Buffer.from(text);
  const etag = `"${createHash("sha256").update(body).digest("base64url").slice(0, 20)}"`;
  return {
    headers: new Map(headers).set("etag", etag),
    br: await squeeze.br(body),
    gzip: await squeeze.gzip(body),
  };
}

/** Null for what is not the same for everybody: a guarded page answers "private", an address without a page 404. */
async function packed(origin, path) {
  const response = await fetch(origin + path, {
    headers: { "accept-encoding": "identity" },
    redirect: "manual",
  });
  const text = await response.text();
  const type = response.headers.get("content-type") ?? "";
  if (response.status !== 200 || !PACKS.test(type)) return null;
  if (!/^(?:s-maxage=|public\b)/.test(response.headers.get("cache-control") ?? "")) return null;
  const headers = new Map([...response.headers].filter(([name]) => !NOT_KEPT.includes(name)));
  if (!type.startsWith("text/html")) return kept(headers, text);
  const { html, waking, strict } = sleepingPage(
    withOwnAddresses(text),
    (digest) => `/_next/static/awake${path}.${digest}.js`,
  );
  const script = [
    ["content-type", "application/javascript; charset=UTF-8"],
    ["cache-control", "public, max-age=31536000, immutable"],
  ];
  const policy = strict(headers.get("content-security-policy") ?? "");
  const page = await kept(headers.set("content-security-policy", policy), html);
  return { ...page, waking: await kept(script, waking) };
}

function send(answer, coding, request, response) {
  response.setHeaders(answer.headers);
  if (request.headers["if-none-match"] === answer.headers.get("etag")) return response.writeHead(304).end();
  response.setHeader("Content-Encoding", coding);
  response.setHeader("Content-Length", answer[coding].length);
  response.writeHead(200).end(request.method === "HEAD" ? undefined : answer[coding]);
}

/** Only plain requests of a page or a script: what Next's own client asks for has headers of its own. */
const isPlain = ({ method, headers }) => (method === "GET" || method === "HEAD") && headers.rsc === undefined;

/** Answers from what was kept; everything else, and the first time everything, is for `handle`. */
export function withBuiltFiles(handle, origin) {
  const addresses = builtAddresses();
  const packing = new Map();
  const ready = new Map();

  function pack(path) {
    if (!packing.has(path)) {
      packing.set(
        path,
        packed(origin, path).then(
          (answer) => ready.set(path, answer).get(path),
          (error) => {
            console.error(`${path} could not be packed`, error);
            packing.delete(path);
          },
        ),
      );
    }
    return packing.get(path);
  }

  return async (request, response) => {
    const [path] = request.url.split("?", 1);
    const sleeper = AWAKE.exec(path)?.[1];
    const page = sleeper ?? path;
    if (!addresses.has(page) || !isPlain(request)) return handle(request, response);
    const accepted = request.headers["accept-encoding"] ?? "";
    const coding = /\bbr\b/.test(accepted) ? "br" : "gzip";
    const answer = sleeper ? (await pack(page))?.waking : ready.get(page);
    if (answer && (sleeper || accepted.includes(coding))) return send(answer, coding, request, response);
    pack(page);
    return handle(request, response);
  };
}
