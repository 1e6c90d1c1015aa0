import type { Brief } from "@/lib/brief/types";
import { ventureBy } from "@/lib/brief/ventures/catalogue";
import type { Venture } from "@/lib/brief/ventures/venture";

/** The known venture, where this business earns in a way that such ventures do: a kitchen run by a charity has other costs. */
export function earnsLike({ venture, archetypes }: Brief): Venture | null {
  const known = ventureBy(venture);
  return known && archetypes[0] && known.kinds.includes(archetypes[0].id) ? known : null;
}
