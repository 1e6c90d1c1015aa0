import { createServer } from "node:http";
import next from "next";
import { withBuiltFiles } from "./pages/built-files.mjs";

/** Next's production server, with what the build wrote in front of it. */
export async function serve(port) {
  const app = next({ dev: false, port });
  await app.prepare();
  const handle = withBuiltFiles(app.getRequestHandler(), `http://127.0.0.1:${port}`);
  const server = createServer((request, response) => void handle(request, response));
  server.listen(port, () => console.log(`Ready on http://localhost:${port}`));

  /** Answers what was begun, then leaves with the signal's own code. */
  const leave = (code) => () => server.close(() => app.close().finally(() => process.exit(code)));
  process.once("SIGINT", leave(130));
  process.once("SIGTERM", leave(143));
}
