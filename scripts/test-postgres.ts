// Runs the data-layer and route tests on a real PostgreSQL that this script starts and stops.
import { execFileSync, spawnSync } from "node:child_process";
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

const SUITES = ["db/(?!drivers)", "app/api", "lib/(api|auth|billing|domains|generation)"];

function findServer(): string | null {
  const root = "/usr/lib/postgresql";
  const versions = existsSync(root) ? readdirSync(root).sort((a, b) => Number(b) - Number(a)) : [];
  const places = [
    ...versions.map((version) => join(root, version, "bin")),
    "/opt/homebrew/bin",
    "/usr/local/bin",
    "/usr/bin",
  ];
  return places.find((place) => existsSync(join(place, "initdb"))) ?? null;
}

const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });

const bin = findServer();
if (!bin) {
  console.log(
    "\n*** SKIPPED: no PostgreSQL server is installed here (on Debian: apt-get install postgresql). ***\n",
  );
  process.exit(0);
}

const directory = mkdtempSync(join(tmpdir(), "kindling-postgres-"));
chmodSync(directory, 0o777);
/** PostgreSQL refuses to run as root, so root lends it the user that its package made. */
const serve = (program: string, args: string[]) => {
  const command = [join(bin, program), ...args];
  const [first = "", ...rest] =
    process.getuid?.() === 0 ? ["runuser", "-u", "postgres", "--", ...command] : command;
  execFileSync(first, rest, { stdio: ["ignore", "ignore", "inherit"], cwd: directory });
};
const data = join(directory, "data");
const port = await freePort();
serve("initdb", ["-D", data, "-U", "kindling", "-A", "trust", "-E", "UTF8"]);
serve("pg_ctl", [
  "-D",
  data,
  "-w",
  "-l",
  join(directory, "log"),
  "-o",
  `-p ${port} -k ${directory} -h 127.0.0.1`,
  "start",
]);
try {
  const { status } = spawnSync("npx", ["jest", "--runInBand", "--testPathPatterns", ...SUITES], {
    stdio: "inherit",
    env: {
      ...process.env,
      NODE_OPTIONS: "--experimental-vm-modules --no-warnings",
      TEST_DATABASE_URL: `postgres://kindling@127.0.0.1:${port}/postgres`,
    },
  });
  process.exitCode = status ?? 1;
} finally {
  serve("pg_ctl", ["-D", data, "-m", "immediate", "stop"]);
  rmSync(directory, { recursive: true, force: true });
}
