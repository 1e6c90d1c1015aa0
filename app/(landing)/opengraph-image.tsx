import { SHARE_SIZE, shareImage } from "@/components/marketing/share-image";
import { PRODUCT_NAME } from "@/lib/content/product";

const TITLE = "Stop Doodling, Start Doing";

export const alt = `${PRODUCT_NAME}: ${TITLE}`;
export const size = SHARE_SIZE;
export const contentType = "image/png";

export default function Image() {
  return shareImage({
    title: TITLE,
    text: "From the idea in your notebook to a launch package.",
    calm: 0.15,
    tone: "ember",
  });
}
