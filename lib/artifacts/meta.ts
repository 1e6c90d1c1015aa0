import * as z from "zod";

const writerSchema = z.enum(["builtin", "model"]);

/** Who wrote an artifact, from what, and what the reader must know; rides beside the documented fields. */
export const metaSchema = z.object({
  writer: writerSchema,
  model: z.string().optional(),
  /** Who wrote which part, where a model was asked; what is in none is the built-in writer's. */
  parts: z.array(z.object({ id: z.string(), writer: writerSchema })).optional(),
  version: z.number().int(),
  seed: z.string(),
  /** Fingerprints of what it was written from; a difference today means it is out of date. */
  inputs: z.record(z.string(), z.string()),
  assumptions: z
    .array(
      z.object({
        key: z.string(),
        label: z.string(),
        value: z.string(),
        provenance: z.string(),
        note: z.string(),
      }),
    )
    .default([]),
  sources: z
    .array(
      z.object({
        id: z.string(),
        publisher: z.string(),
        title: z.string(),
        year: z.number().int(),
        url: z.string(),
      }),
    )
    .default([]),
  warnings: z.array(z.string()).default([]),
});
export type Meta = z.infer<typeof metaSchema>;
