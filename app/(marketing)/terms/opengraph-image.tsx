import { SHARE_SIZE, shareImage } from "@/components/marketing/share-image";
import { PRODUCT_NAME } from "@/lib/content/product";

const TITLE = "Terms";

export const alt = `${PRODUCT_NAME}: ${TITLE}`;
export const size = SHARE_SIZE;
export const contentType = "image/png";

export default function Image() {
  return shareImage({ title: TITLE, text: "What you can expect of us, and we of you.", calm: 0.95 });
}
