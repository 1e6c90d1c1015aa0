import { Nowhere } from "@/components/layout/nowhere";
import { PublicShell } from "@/components/layout/public-shell";
import { PRODUCT_NAME } from "@/lib/content/product";
import RootLayout from "./layout";

export const metadata = { title: `Page not found · ${PRODUCT_NAME}` };

/** For addresses that no page has. Whole, so that no other page has to carry it along. */
export default function GlobalNotFound() {
  return (
    <RootLayout>
      <PublicShell>
        <Nowhere />
      </PublicShell>
    </RootLayout>
  );
}
