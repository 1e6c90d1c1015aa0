import { lettersOf, logoFont, nearestWeight } from "@/lib/content/logo-fonts";

const FOLDER = "/fonts/logo";
const loading = new Map<string, Promise<unknown>>();

/** A name of our own, so that a copy of the family on the visitor's machine is never taken for it. */
export const faceName = (family: string) => `Logo ${family}`;

async function loadFile(family: string, weight: number, file: string): Promise<void> {
  const face = new FontFace(faceName(family), `url(${FOLDER}/${file})`, { weight: `${weight}` });
  document.fonts.add(await face.load());
}

export interface BrandFont {
  family: string;
  weight: number;
  /** What is to be set in it. */
  text: string;
}

/** Loads the files that the text needs, each once; one that failed is asked for again next time. */
export async function loadFont({ text, family, weight }: BrandFont): Promise<void> {
  const font = logoFont(family);
  const near = nearestWeight(font, weight);
  const files = lettersOf(text).subsets.map((subset) => font.file(near, subset));
  await Promise.all(
    files.map((file) => {
      const known = loading.get(file) ?? loadFile(family, near, file);
      loading.set(file, known);
      known.catch(() => loading.delete(file));
      return known;
    }),
  );
}
