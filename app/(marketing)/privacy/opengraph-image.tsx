import { SHARE_SIZE, shareAlt, shareImage } from "@/components/marketing/share-image";

export const alt = shareAlt("/privacy");
export const size = SHARE_SIZE;
export const contentType = "image/png";

export default function Image() {
  return shareImage("/privacy");
}
