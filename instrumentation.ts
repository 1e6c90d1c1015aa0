/** Once, when a server starts: the environment is whole, the database is ours and up to date. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const { startServer } = await import("@/lib/start-server");
  await startServer();
}
