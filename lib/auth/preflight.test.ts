import { createServer, type RequestListener, type Server } from "node:http";
import { jest } from "@jest/globals";
import { refusesRedirect } from "./preflight";

const servers: Server[] = [];
afterAll(() => {
  for (const server of servers) server.close();
});

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  return `http://127.0.0.1:${address.port}`;
}

test("a real provider's refusal of an address that it does not know, and its welcome of one that it does", async () => {
  // The provider warns that it is run for a test.
  const quiet = [
    jest.spyOn(console, "warn").mockReturnValue(),
    jest.spyOn(console, "info").mockReturnValue(),
  ];
  const { default: Provider } = await import("oidc-provider");
  const listen: { answer?: RequestListener } = {};
  const issuer = await serve((request, response) => listen.answer?.(request, response));
  listen.answer = new Provider(issuer, {
    clients: [{ client_id: "kindling", client_secret: "s", redirect_uris: ["http://localhost:3000/known"] }],
    features: { devInteractions: { enabled: false } },
    interactions: { url: () => "/interaction" },
  }).callback();
  const address = (redirect: string) =>
    `${issuer}/auth?${new URLSearchParams({
      response_type: "code",
      client_id: "kindling",
      redirect_uri: redirect,
      scope: "openid",
      code_challenge: "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM",
      code_challenge_method: "S256",
    })}`;
  expect(await refusesRedirect(address("http://localhost:3000/elsewhere"))).toBe(true);
  expect(await refusesRedirect(address("http://localhost:3000/known"))).toBe(false);
  for (const spy of quiet) spy.mockRestore();
});

test("Google's redirect to its error page", async () => {
  const reason = Buffer.from("\n\x15redirect_uri_mismatch\x12\xb0\x01You can't sign in").toString("base64");
  const refusal = `/signin/oauth/error?${new URLSearchParams({ authError: reason })}`;
  const google = await serve((request, response) => {
    response.writeHead(302, { location: request.url === "/bad" ? refusal : "/signin/identifier" }).end();
  });
  expect(await refusesRedirect(`${google}/bad`)).toBe(true);
  expect(await refusesRedirect(`${google}/good`)).toBe(false);
});

test("in doubt the popup goes: another refusal, a failure, nobody there", async () => {
  const other = await serve((request, response) => {
    response.writeHead(request.url === "/500" ? 500 : 400).end("redirect_uri? invalid_scope".slice(14));
  });
  expect(await refusesRedirect(`${other}/400`)).toBe(false);
  expect(await refusesRedirect(`${other}/500`)).toBe(false);
  expect(await refusesRedirect("http://127.0.0.1:9/")).toBe(false);
});
