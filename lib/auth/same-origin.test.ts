import { signHeaderToken } from "./header-token";
import { assertSameOrigin } from "./same-origin";

const sub = crypto.randomUUID();
const token = signHeaderToken({ sub, sid: crypto.randomUUID(), typ: "demo" });
const signed = JSON.stringify({ uid: "demo-1", token });
const check = (headers: Record<string, string>) => () =>
  assertSameOrigin(new Request("http://localhost:3000/api/projects", { method: "POST", headers }));

test.each([
  ["our own page", { "sec-fetch-site": "same-origin" }],
  ["our own page, with cookies", { "sec-fetch-site": "same-origin", cookie: "a=b" }],
  ["our origin, where the browser says no more", { origin: "http://localhost:3000", cookie: "a=b" }],
  ["a program with a signed header", { "x-demo-user": signed }],
])("lets %s through", (_who, headers) => {
  expect(check(headers)).not.toThrow();
});

test.each([
  ["another site", { "sec-fetch-site": "cross-site" }],
  ["a neighbouring site", { "sec-fetch-site": "same-site" }],
  ["the address bar", { "sec-fetch-site": "none" }],
  [
    "another site that claims our origin",
    { "sec-fetch-site": "cross-site", origin: "http://localhost:3000" },
  ],
  ["another origin", { origin: "https://elsewhere.example" }],
  ["another port", { origin: "http://localhost:3001" }],
  ["no origin at all", { origin: "null" }],
  ["neither header", {}],
  ["neither header, with cookies", { cookie: "a=b" }],
  ["a signed header beside cookies", { "x-demo-user": signed, cookie: "a=b" }],
  ["an unsigned header", { "x-demo-user": "demo-1" }],
  ["a token in the wrong header", { "x-firebase-user": signed }],
  ["another site with a signed header", { "sec-fetch-site": "cross-site", "x-demo-user": signed }],
])("refuses %s", (_who, headers) => {
  expect(check(headers)).toThrow(expect.objectContaining({ code: "forbidden", status: 403 }));
});
