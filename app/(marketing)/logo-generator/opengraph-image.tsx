import { SHARE_SIZE, shareImage } from "@/components/marketing/share-image";
import { PRODUCT_NAME } from "@/lib/content/product";

const TITLE = "A logo in plain letters";

export const alt = `${PRODUCT_NAME}: ${TITLE}`;
export const size = SHARE_SIZE;
export const contentType = "image/png";

export default function Image() {
  return shareImage({ title: TITLE, text: "Eight typefaces, PNG and SVG, free.", calm: 0.4, tone: "night" });
}
