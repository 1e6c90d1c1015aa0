import { SHARE_SIZE, shareImage } from "@/components/marketing/share-image";
import { PRODUCT_NAME } from "@/lib/content/product";

const TITLE = "Privacy";

export const alt = `${PRODUCT_NAME}: ${TITLE}`;
export const size = SHARE_SIZE;
export const contentType = "image/png";

export default function Image() {
  return shareImage({ title: TITLE, text: "What we keep, what for, and what you can do.", calm: 0.95 });
}
