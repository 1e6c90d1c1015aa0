import { safeText } from "./text";

const MAX_STEM = 80;

/** Whole words of what is too long, where it has several. */
const cut = (stem: string): string =>
  stem.length > MAX_STEM
    ? stem
        .slice(0, MAX_STEM + 1)
        .replace(/-[^-]*$/, "")
        .slice(0, MAX_STEM)
    : stem;

/** Letters, digits and single hyphens of a brand, in ASCII; "your-brand" when nothing is left. */
export function asciiStem(brand: string): string {
  const stem = brand
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/ß/g, "ss")
    .replace(/[^A-Za-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "");
  return cut(stem) || "your-brand";
}

/** The brand as it is written, without what a file system or a header could trip over; at most 120 bytes. */
export function unicodeStem(brand: string): string {
  let stem = safeText(brand)
    .replace(/[\\/:*?"<>|;%\p{C}]+/gu, " ")
    .replace(/\s+/g, " ")
    .replace(/\.{2,}/g, ".")
    .replace(/^[\s.-]+|[\s.-]+$/g, "");
  while (Buffer.byteLength(stem) > 120) stem = [...stem].slice(0, -1).join("").trimEnd();
  return stem || asciiStem(brand);
}

/** `{brand}-{slug}.{extension}`, in ASCII for every client and in full for those that read RFC 6266. */
export function contentDisposition(brand: string, slug: string, extension: string): string {
  const tail = `-${slug}.${extension}`;
  const full = encodeURIComponent(unicodeStem(brand) + tail).replace(
    /['()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${asciiStem(brand)}${tail}"; filename*=UTF-8''${full}`;
}

/** Inside an archive: in ASCII, because some programs that unpack know nothing else. */
export const fileName = (brand: string, slug: string, extension: string): string =>
  `${asciiStem(brand)}-${slug}.${extension}`;
