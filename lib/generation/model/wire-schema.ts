import * as z from "zod";

type Json = { [key: string]: unknown };

/** Limits that strict structured output refuses or reads differently by host; they move into the description. */
const LIMITS = ["minLength", "maxLength", "minItems", "maxItems", "minimum", "maximum"] as const;
const DROPPED = [
  ...LIMITS,
  "pattern",
  "format",
  "default",
  "$schema",
  "exclusiveMinimum",
  "exclusiveMaximum",
];

function limitsOf(node: Json): string {
  return LIMITS.flatMap((key) => (typeof node[key] === "number" ? [`${key} ${node[key]}`] : [])).join(", ");
}

function strict(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(strict);
  if (value === null || typeof value !== "object") return value;
  const node: Json = { ...value };
  const limits = limitsOf(node);
  if (limits) node.description = [node.description, `(${limits})`].filter(Boolean).join(" ");
  for (const key of DROPPED) delete node[key];
  const mapped = Object.fromEntries(Object.entries(node).map(([key, child]) => [key, strict(child)]));
  if (mapped.type !== "object" || !mapped.properties) return mapped;
  return { ...mapped, required: Object.keys(mapped.properties), additionalProperties: false };
}

/** The object inside an output schema, whether or not it is wrapped for older shapes. */
function objectOf(schema: z.ZodType): z.ZodObject {
  if (schema instanceof z.ZodObject) return schema;
  if (schema instanceof z.ZodPipe && schema.out instanceof z.ZodObject) return schema.out;
  throw new Error("an artifact's output must be an object");
}

/** The part of an artifact's output that one section writes, every field required. */
export function sectionSchema(output: z.ZodType, fields: readonly string[]): z.ZodObject {
  const { shape } = objectOf(output);
  return z.object(
    Object.fromEntries(
      fields.map((field) => {
        const schema: unknown = shape[field];
        if (!(schema instanceof z.ZodType)) throw new Error(`no field ${field} to write`);
        return [field, schema instanceof z.ZodOptional ? schema.unwrap() : schema];
      }),
    ),
  );
}

/** What goes over the wire for it: JSON Schema that every strict mode accepts. */
export const wireSchema = (schema: z.ZodObject) =>
  strict(z.toJSONSchema(schema, { io: "input", target: "draft-7" })) as Json;
