import * as z from "zod";
import { founderText } from "@/lib/artifacts/text";

/** What the routes that move money accept; amounts and prices are never among it. */

export const purchaseBody = z.object({
  tier: z.enum(["spark", "fuel", "rocket"], "The plan is spark, fuel or rocket"),
  userEmail: z.string().max(320).optional(),
  userId: z.string().max(200).optional(),
});

const PAYMENT_REFERENCE = /^(cs_(test|live)|pi)_[A-Za-z0-9]{10,200}$/;
const paymentReference = z.string().regex(PAYMENT_REFERENCE, "That is no payment session");

export const paymentStatusParams = z.object({ session_id: paymentReference });

export const refundRequestBody = z.object({
  order: z.string().min(1).max(20),
  reason: founderText({ name: "The reason", max: 2_000 }).default(""),
});

export const cardBody = z.object({
  payment: paymentReference,
  number: z.string().min(12).max(30),
  expiry: z.string().regex(/^\s*\d{1,2}\s*\/\s*(\d{2}|\d{4})\s*$/, "The expiry date is a month and a year"),
  cvc: z.string().regex(/^\d{3,4}$/, "The security code has 3 or 4 digits"),
});

export const authenticationBody = z.object({ payment: paymentReference, complete: z.boolean() });

export const operatorRefundBody = z.object({
  order: z.string().min(1).max(20),
  /** In cents; the whole payment unless told. */
  amount: z.number().int().positive().optional(),
});
