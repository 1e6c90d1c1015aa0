import { SHARE_SIZE, shareImage } from "@/components/marketing/share-image";
import { PRODUCT_NAME } from "@/lib/content/product";

const TITLE = "Write to us";

export const alt = `${PRODUCT_NAME}: ${TITLE}`;
export const size = SHARE_SIZE;
export const contentType = "image/png";

export default function Image() {
  return shareImage({ title: TITLE, text: "Questions about a plan, a payment or your data.", calm: 0.6 });
}
