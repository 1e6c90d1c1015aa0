import * as z from "zod";
import { apiRequest } from "@/lib/client/api";

const confirmationSchema = z.object({
  status: z.enum(["succeeded", "processing", "requires_action", "failed"]),
  message: z.string().optional(),
});
export type Confirmation = z.infer<typeof confirmationSchema>;

export interface Card {
  number: string;
  expiry: string;
  cvc: string;
}

export const confirmCard = async (payment: string, card: Card): Promise<Confirmation> =>
  confirmationSchema.parse(await apiRequest("POST", "/api/sandbox/confirm", { payment, ...card }));

export const answerBank = async (payment: string, complete: boolean): Promise<Confirmation> =>
  confirmationSchema.parse(await apiRequest("POST", "/api/sandbox/authenticate", { payment, complete }));
