import type { Theme } from "../theme";

const COLOURS = ["primary", "onPrimary", "secondary", "accent", "onAccent", "background", "text"] as const;
const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The brand's colours and typefaces for code: plain CSS, Tailwind's theme, and JSON. */
export function tokenFiles(theme: Theme): Record<string, string> {
  const lines = (prefix: string) =>
    COLOURS.map((name) => `  --${prefix}${kebab(name)}: ${theme[name]};`).join("\n");
  const faces = (prefix: string) =>
    `  --${prefix}display: "${theme.display}", sans-serif;\n  --${prefix}body: "${theme.body}", sans-serif;`;
  const colours = Object.fromEntries(
    COLOURS.map((name) => [kebab(name), { $type: "color", $value: theme[name] }]),
  );
  const fonts = {
    display: { $type: "fontFamily", $value: theme.display },
    body: { $type: "fontFamily", $value: theme.body },
  };
  return {
    "tokens/tokens.css": `:root {\n${lines("brand-")}\n${faces("brand-font-")}\n}\n`,
    "tokens/tailwind.css": `@theme {\n${lines("color-brand-")}\n${faces("font-")}\n}\n`,
    "tokens/tokens.json": `${JSON.stringify({ color: colours, font: fonts }, null, 2)}\n`,
  };
}
