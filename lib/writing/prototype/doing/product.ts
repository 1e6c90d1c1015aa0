import type { Cast } from "../cast";

/** An app is only spoken of where the founder builds one. */
export const productOf = ({ scene, one, name, manner, says }: Cast) =>
  scene === "device" ? `the ${one}` : manner === null && says(/\bapps?\b/i) ? "the app" : name;
