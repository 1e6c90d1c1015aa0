import { createHash } from "node:crypto";
import {
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { createServer } from "node:net";
import { platform } from "node:os";
import { join } from "node:path";
import { errorCode } from "@/lib/errors";

export class DirectoryInUse extends Error {
  override readonly name = "DirectoryInUse";
  constructor(
    directory: string,
    readonly pid: number | null,
  ) {
    super(
      `The database in ${directory} is in use by process ${pid ?? "unknown"}. ` +
        "It has one owner at a time: stop that process, or set DATA_DIR or DATABASE_URL for this one.",
    );
  }
}

interface Owner {
  pid: number;
  /** Tells a recycled pid from the one that wrote the file; null where the system does not say. */
  started: string | null;
}

function startOf(pid: number): string | null {
  const stat = `/proc/${pid}/stat`;
  if (!existsSync(stat)) return null;
  const text = readFileSync(stat, "utf8");
  return text.slice(text.lastIndexOf(")") + 2).split(" ")[19] ?? null;
}

function isAlive({ pid, started }: Owner): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return errorCode(error) === "EPERM";
  }
  return started === null || startOf(pid) === started;
}

function readOwner(file: string): Owner | null {
  if (!existsSync(file)) return null;
  const [pid, started] = readFileSync(file, "utf8").split("\n");
  return Number(pid) > 0 ? { pid: Number(pid), started: started || null } : null;
}

/** An abstract socket: the kernel gives it to exactly one process and takes it back when that one dies. */
function bindName(name: string): Promise<(() => void) | null> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", (error: NodeJS.ErrnoException) =>
      error.code === "EADDRINUSE" ? resolve(null) : reject(error),
    );
    server.listen({ path: `\0kindling-${name}` }, () => {
      server.unref();
      resolve(() => server.close());
    });
  });
}

/**
 * Makes this process the only owner of `directory` (created when absent); a dead owner's lock is taken over.
 * The file tells people and other systems who owns it; on Linux the socket decides, so that two processes
 * that find a stale file at once cannot both win. Throws DirectoryInUse. Resolves to the release.
 */
export async function lockDirectory(directory: string): Promise<() => void> {
  mkdirSync(directory, { recursive: true });
  const file = join(directory, "owner.pid");
  const name = createHash("sha256").update(realpathSync(directory)).digest("hex").slice(0, 32);
  const release = platform() === "linux" ? await bindName(name) : () => undefined;
  const owner = readOwner(file);
  if (!release) throw new DirectoryInUse(directory, owner?.pid ?? null);
  if (owner && owner.pid !== process.pid && isAlive(owner)) {
    release();
    throw new DirectoryInUse(directory, owner.pid);
  }
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, `${process.pid}\n${startOf(process.pid) ?? ""}\n`);
  renameSync(draft, file);
  return () => {
    if (readOwner(file)?.pid === process.pid) rmSync(file, { force: true });
    release();
  };
}
