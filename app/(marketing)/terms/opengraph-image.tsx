import { SHARE_SIZE, shareAlt, shareImage } from "@/components/marketing/share-image";

export const alt = shareAlt("/terms");
export const size = SHARE_SIZE;
export const contentType = "image/png";

export default function Image() {
  return shareImage("/terms");
}
