import { SHARE_SIZE, shareImage } from "@/components/marketing/share-image";
import { PRODUCT_NAME } from "@/lib/content/product";

const TITLE = "Pay once, if at all";

export const alt = `${PRODUCT_NAME}: ${TITLE}`;
export const size = SHARE_SIZE;
export const contentType = "image/png";

export default function Image() {
  return shareImage({ title: TITLE, text: "Start free. Three plans, no subscription.", calm: 0.7 });
}
