import type { Order } from "@/db/orders";

/** What a payment provider can do; Stripe and the test checkout both do it. Amounts are in cents. */

export interface Payment {
  id: string;
  status: "open" | "processing" | "succeeded" | "failed" | "canceled";
  /** What was received. */
  amount: number;
  currency: string;
  livemode: boolean;
  customer: string | null;
  /** When it was paid. */
  at: Date;
  refunds: readonly { id: string; amount: number; failed: boolean; at: Date }[];
  disputes: readonly { id: string; amount: number; state: "open" | "won" | "lost"; at: Date }[];
}

export interface Reading {
  payments: readonly Payment[];
  /** What the order is as long as none of the payments succeeded. */
  status: "open" | "processing" | "failed" | "canceled";
}

export interface Intent {
  id: string;
  clientSecret: string;
}

export interface PaymentProvider {
  kind: Order["provider"];
  livemode: boolean;
  /** What the browser needs to talk to the provider; null for the test checkout. */
  publishableKey: string | null;
  /** The order's payment, made when it has none; asking twice gives the same one. */
  openIntent(order: Order): Promise<Intent>;
  /** The order's checkout page; a new one when the last ran out. */
  openCheckout(order: Order, urls: { success: string; cancel: string }): Promise<{ id: string; url: string }>;
  /** How things stand with the provider right now. */
  read(order: Order): Promise<Reading>;
  /** Sends `amount` back; the same key again sends nothing more. */
  refund(paymentId: string, amount: number, key: string): Promise<void>;
  /** Makes sure that nobody can pay this order any more, unless it is paid. */
  close(order: Order): Promise<void>;
}
