import { createSocket } from "node:dgram";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { withTestDatabase } from "@/db/test-database";
import { checkDomain, type Lookups } from "./check-domain";
import { domainLabel } from "./label";
import { nameSystem } from "./name-system";
import { askRdap } from "./rdap";

withTestDatabase();

/** What registries were recorded to answer, by the label that is asked for. */
const RECORDED: Record<string, (res: import("node:http").ServerResponse) => void> = {
  taken: (res) =>
    res
      .writeHead(200)
      .end(JSON.stringify({ objectClassName: "domain", ldhName: "TAKEN.COM", status: ["active"] })),
  free: (res) => res.writeHead(404).end(JSON.stringify({ errorCode: 404, title: "Not Found" })),
  freebutdelegated: (res) => res.writeHead(404).end("{}"),
  emptynotfound: (res) => res.writeHead(404).end(),
  premium: (res) =>
    res
      .writeHead(404)
      .end(
        JSON.stringify({ errorCode: 404, title: "Reserved name", description: ["This is a premium name."] }),
      ),
  busy: (res) => res.writeHead(429, { "Retry-After": "60" }).end(),
  broken: (res) => res.writeHead(500).end(),
  elsewhere: (res) => res.writeHead(302, { Location: "http://169.254.169.254/latest" }).end(),
  rubbish: (res) => res.writeHead(200).end("<html>"),
  otherobject: (res) => res.writeHead(200).end(JSON.stringify({ objectClassName: "nameserver" })),
  huge: (res) =>
    res.writeHead(200).end(JSON.stringify({ objectClassName: "domain", junk: "x".repeat(200_000) })),
  reset: (res) => res.destroy(),
};

let requests: string[] = [];
const registry = createServer((req, res) => {
  requests.push(req.url ?? "");
  const label = (req.url ?? "").split("/").at(-1)?.split(".")[0] ?? "";
  (RECORDED[label] ?? ((r) => r.writeHead(404).end("{}")))(res);
});

/** A name server that knows delegated names ("…delegated"), drops "silent" and denies the rest. */
const names = createSocket("udp4");
names.on("message", (query, from) => {
  const labels: string[] = [];
  let at = 12;
  for (let size = query[at]; size; size = query[at]) {
    labels.push(query.subarray(at + 1, at + 1 + size).toString());
    at += size + 1;
  }
  if (labels[0]?.includes("silent")) return;
  const known = labels[0]?.endsWith("delegated");
  const head = Buffer.from(query.subarray(0, 12));
  head.writeUInt16BE(known ? 0x8180 : 0x8183, 2);
  head.writeUInt16BE(known ? 1 : 0, 6);
  head.writeUInt32BE(0, 8);
  const target = Buffer.from("\x02ns\x07example\x00", "latin1");
  const answer = Buffer.alloc(12);
  answer.writeUInt16BE(0xc00c, 0);
  answer.writeUInt16BE(2, 2);
  answer.writeUInt16BE(1, 4);
  answer.writeUInt32BE(60, 6);
  answer.writeUInt16BE(target.length, 10);
  names.send(
    Buffer.concat([head, query.subarray(12, at + 5), ...(known ? [answer, target] : [])]),
    from.port,
    from.address,
  );
});

let lookups: Lookups;
beforeAll(async () => {
  await new Promise<void>((done) => registry.listen(0, "127.0.0.1", done));
  await new Promise<void>((done) => names.bind(0, "127.0.0.1", done));
  const base = `http://127.0.0.1:${(registry.address() as AddressInfo).port}/`;
  lookups = {
    registry: (extension) => (extension === ".io" || extension === ".co" ? null : base),
    nameSystem: nameSystem([`127.0.0.1:${names.address().port}`]),
    now: () => new Date("2026-01-05T12:00:00Z"),
  };
});
beforeEach(() => {
  requests = [];
});
afterAll(() => {
  registry.closeAllConnections();
  registry.close();
  names.close();
});

test.each([
  ["taken", "registered", false, "rdap"],
  ["free", "no_record", true, "rdap"],
  ["emptynotfound", "no_record", true, "rdap"],
  ["freebutdelegated", "registered", false, "dns"],
  ["premium", "reserved_or_premium", null, "rdap"],
  ["busy", "unverified", null, "none"],
  ["broken", "unverified", null, "none"],
  ["elsewhere", "unverified", null, "none"],
  ["rubbish", "unverified", null, "none"],
  ["otherobject", "unverified", null, "none"],
  ["huge", "unverified", null, "none"],
  ["reset", "unverified", null, "none"],
])("%s is %s", async (name, state, available, method) => {
  const result = await checkDomain(name, lookups);
  expect(result.domain).toBe(`${name}.com`);
  expect(result.available).toBe(available);
  expect(result.extensions[".com"]).toEqual({
    available,
    state,
    method,
    checkedAt: "2026-01-05T12:00:00.000Z",
  });
});

test("an extension without a registry to believe is taken or unverified, never free", async () => {
  expect((await checkDomain("free", lookups)).extensions[".io"]?.state).toBe("unverified");
  expect((await checkDomain("freebutdelegated", lookups)).extensions[".io"]?.state).toBe("registered");
});

test("a silent name system leaves a registry's 'not found' unproven", async () => {
  expect((await checkDomain("silentname", lookups)).available).toBeNull();
});

test("what is proven is asked once, what is not known is asked again", async () => {
  await checkDomain("taken", lookups);
  await checkDomain("busy", lookups);
  const first = requests.length;
  await checkDomain("taken", lookups);
  expect(requests.length).toBe(first);
  await checkDomain("busy", lookups);
  expect(requests.length).toBeGreaterThan(first);
});

test("without a network all is unverified", async () => {
  expect(await askRdap("http://127.0.0.1:9/", "kindling.com")).toBe("nothing");
  const offline = {
    ...lookups,
    registry: () => "http://127.0.0.1:9/",
    nameSystem: nameSystem(["127.0.0.1:9"]),
  };
  const { available, extensions } = await checkDomain("offline", offline);
  expect(available).toBeNull();
  expect(Object.values(extensions).map(({ state }) => state)).toEqual(Array(6).fill("unverified"));
});

test.each([
  ["Claim Snap", "claimsnap"],
  ["Slate & Start", "slateandstart"],
  ["Büro", "xn--bro-hoa"],
  ["  O'Reilly's ", "oreillys"],
  ["a/../b", "ab"],
  ["x".repeat(64), null],
  ["🔥", null],
  ["---", null],
  ["", null],
])("%j registers as %j", (name, label) => {
  expect(domainLabel(name)).toBe(label);
});
