import { SHARE_SIZE, shareImage } from "@/components/marketing/share-image";
import { PRODUCT_NAME } from "@/lib/content/product";

const TITLE = "Sample project: Nodline";

export const alt = `${PRODUCT_NAME}: ${TITLE}`;
export const size = SHARE_SIZE;
export const contentType = "image/png";

export default function Image() {
  return shareImage({
    title: TITLE,
    text: "A finished project to look through, from concept to pitch.",
    calm: 0.85,
    tone: "spruce",
  });
}
