/** Canonical and sharing addresses were written when the page was built: they are those of the server that sends it. */
export function withOwnAddresses(page, address = process.env.APP_URL) {
  const [, built] = /<link rel="canonical" href="(https?:\/\/[^/"]+)/.exec(page) ?? [];
  return built && address ? page.replaceAll(built, new URL(address).origin) : page;
}
