import type { Brief } from "@/lib/brief/types";
import { ventureBy } from "@/lib/brief/ventures/catalogue";
import type { Scene } from "./data/scenes";
import type { Form } from "./form";
import { usualWork } from "./scene-of-way";

const MET_THERE: readonly Scene[] = ["seat", "session", "visit", "event", "project", "course"];
const HANDED_OVER: readonly Scene[] = ["goods", "counter", "object", "seat"];

/** What ventures of a known kind sell is met as their form is: nobody books a seat at what is packed, and nothing is packed of what is done. */
export function suitedToVenture(scene: Scene, brief: Brief, form: Form): Scene {
  const usual: readonly Form[] = ventureBy(brief.venture)?.kinds ?? [];
  if (!usual.includes(form)) return scene;
  if (form === "ecommerce" && MET_THERE.includes(scene)) return "goods";
  const sells = usual.some((kind) => kind === "ecommerce" || kind === "local" || kind === "hardware");
  if (form === "services" && !sells && HANDED_OVER.includes(scene)) return usualWork(brief);
  return form === "local" && scene === "project" ? "visit" : scene;
}
