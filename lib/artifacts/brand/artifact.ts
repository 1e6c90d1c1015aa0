import * as z from "zod";
import { defineArtifact } from "../define";
import { metaSchema } from "../meta";
import { founderText, line } from "../text";

export const DOMAIN_STATES = ["registered", "no_record", "unverified", "reserved_or_premium"] as const;

export const domainCheckSchema = z.object({
  /** true = no record found, false = taken, null = not known. */
  available: z.boolean().nullable(),
  state: z.enum(DOMAIN_STATES).default("unverified"),
  checkedAt: z.string().nullable().default(null),
  method: z.enum(["rdap", "dns", "none"]).default("none"),
});
export type DomainCheck = z.infer<typeof domainCheckSchema>;

/** By extension with its dot: ".com". */
export const extensionsSchema = z.record(z.string(), domainCheckSchema);

export const domainResultSchema = z.object({
  domain: z.string(),
  available: z.boolean().nullable(),
  extensions: extensionsSchema,
});
export type DomainResult = z.infer<typeof domainResultSchema>;

export const brandNameSchema = z.object({
  name: z.string().min(1).max(50),
  rationale: line.default(""),
  tagline: line.default(""),
  domain: z.string().default(""),
  available: z.boolean().nullable().default(null),
  extensions: extensionsSchema.default({}),
  /** How it is built, e.g. "compound"; shown as a small label. */
  kind: z.string().optional(),
  /** How it sounds and is spelled. */
  sayability: z.string().optional(),
});
export type BrandName = z.infer<typeof brandNameSchema>;

export const selectedBrandSchema = brandNameSchema.extend({ isCustom: z.boolean().default(false) });
export type SelectedBrand = z.infer<typeof selectedBrandSchema>;

const olderShape = z.object({
  selectedName: z.string(),
  tagline: z.string().default(""),
  domainAvailable: z.boolean().nullable().default(null),
});

/** Projects saved before there were ten names hold one selected name. */
function upgrade(stored: unknown): unknown {
  const older = olderShape.safeParse(stored);
  if (!older.success) return stored;
  const { selectedName, tagline, domainAvailable } = older.data;
  return {
    names: [
      { name: selectedName, tagline, rationale: "", domain: "", available: domainAvailable, extensions: {} },
    ],
  };
}

export const brandArtifact = defineArtifact({
  id: "brand",
  title: "Brand Naming",
  column: "brandData",
  tier: "freemium",
  endpoint: "/api/brands/generate",
  input: z.object({
    concept: founderText({ name: "The concept", min: 1, max: 6_000 }),
    industry: founderText({ name: "The industry", max: 200 }).optional(),
  }),
  output: z.preprocess(
    upgrade,
    z.object({ names: z.array(brandNameSchema).max(20), meta: metaSchema.optional() }),
  ),
  dependsOn: ["concept", "wording"],
  slug: "brand-names",
  downloads: [],
});
export type BrandData = z.infer<typeof brandArtifact.output>;
