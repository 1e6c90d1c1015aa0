/** Marks to stand before the name, drawn on a square of 100; filled, so that they print like the letters. */
export const LOGO_ICONS = [
  { id: "none", label: "No mark", path: "" },
  { id: "disc", label: "Disc", path: "M50 5A45 45 0 1 1 50 95A45 45 0 1 1 50 5Z" },
  {
    id: "ring",
    label: "Ring",
    path: "M50 5A45 45 0 1 1 50 95A45 45 0 1 1 50 5ZM50 29A21 21 0 1 0 50 71A21 21 0 1 0 50 29Z",
  },
  { id: "tile", label: "Tile", path: "M25 5H75Q95 5 95 25V75Q95 95 75 95H25Q5 95 5 75V25Q5 5 25 5Z" },
  { id: "leaf", label: "Leaf", path: "M8 92C4 40 36 6 92 8C96 62 62 96 8 92Z" },
  { id: "bolt", label: "Bolt", path: "M60 4L16 58H44L36 96L84 38H54Z" },
  { id: "peak", label: "Peaks", path: "M4 90L36 22L54 58L64 40L96 90Z" },
  {
    id: "flame",
    label: "Flame",
    path: "M52 4C58 26 86 38 86 64A36 34 0 0 1 14 64C14 50 22 42 28 34C32 46 38 48 42 46C38 30 42 14 52 4Z",
  },
  {
    id: "steps",
    label: "Steps",
    path: "M6 64H30V94H6ZM38 36H62V94H38ZM70 6H94V94H70Z",
  },
] as const;
export type LogoIconId = (typeof LOGO_ICONS)[number]["id"];
export const LOGO_ICON_IDS = LOGO_ICONS.map(({ id }) => id);
