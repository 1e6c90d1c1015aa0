import { buysOnce } from "@/lib/finance/line-flow";
import { freeStart } from "./free-use";
import type { Material } from "./material";

const GOODS: readonly string[] = ["ecommerce", "hardware"];
/** Nobody signs for a thing that is sold over the counter and bought once. */
export const isBoughtOnce = ({ context: { brief, model } }: Pick<Material, "context">): boolean =>
  GOODS.includes(brief.archetypes[0]?.id ?? "") &&
  buysOnce(model.assumptions) &&
  model.assumptions.lines[0]?.kind === "unitSale";

const BY_THE_PIECE: readonly string[] = ["perUse", "unitSale", "capacity"];
/** Private people who pay each visit or piece sign nothing. */
const isPaidEachTime = ({ context: { brief, model } }: Pick<Material, "context">): boolean =>
  !brief.b2b && BY_THE_PIECE.includes(model.assumptions.lines[0]?.kind ?? "");

/** Whoever signed for what follows a free month pays by day 60: to sign once more would prove what day 20 has proved. */
const afterFreeMonth = (c: Pick<Material, "context">) => freeStart(c) === "the free month";

/** What has to be ordered before it is made. */
const ahead = ({ context: { model } }: Pick<Material, "context">): string => {
  const { presale } = model.assumptions;
  return !presale ? "" : presale.how === "crowdfunding" ? "have backed it" : "have ordered ahead";
};

export const payOrSigned = (c: Pick<Material, "context">): string =>
  ahead(c)
    ? ahead(c)
    : isBoughtOnce(c)
      ? "have bought"
      : isPaidEachTime(c)
        ? "have paid"
        : afterFreeMonth(c)
          ? "pay"
          : "pay or have signed";

export const paidOrSigned = (c: Pick<Material, "context">): string =>
  ahead(c)
    ? ahead(c)
    : isBoughtOnce(c)
      ? "have bought"
      : afterFreeMonth(c) || isPaidEachTime(c)
        ? "have paid"
        : "have paid or signed";
