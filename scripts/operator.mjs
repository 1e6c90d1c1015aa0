// Asks the running server for something that only its operator may do.
import nextEnv from "@next/env";

function fail(message, code) {
  console.error(message);
  process.exit(code);
}

/** The server's answer; ends the process with a message when there is none, or a refusal. */
export async function askServer(path, body) {
  nextEnv.loadEnvConfig(process.cwd(), false, { info: () => undefined, error: console.error });
  const secret = process.env.OPERATOR_SECRET;
  if (!secret) {
    fail(
      "OPERATOR_SECRET is not set: add one to .env.local (32 random characters or more) and restart the server.",
      2,
    );
  }
  const url = process.env.APP_URL || `http://localhost:${process.env.PORT || 3000}`;
  const response = await fetch(`${url}${path}`, {
    method: "POST",
    headers: { "Content-Type": "application/json", Authorization: `Bearer ${secret}` },
    body: JSON.stringify(body),
  }).catch((error) =>
    fail(`No server answers at ${url} (${error.cause?.code ?? error.message}). Start it first: npm start`, 1),
  );
  const answer = await response.json();
  if (!response.ok) fail(answer.message, 1);
  return answer;
}
