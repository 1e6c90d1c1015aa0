import { ApiError } from "@/lib/client/api";
import {
  checkoutFailed,
  PAYMENT_ERROR,
  paymentFailed,
  paymentSuccessful,
  setupFailed,
} from "./payment-toasts";

const refused = (status: number, code: string, message: string) =>
  new ApiError(status, { code, message }, JSON.stringify({ code, message }));
const setup = (error: unknown) => setupFailed(error, () => undefined);

test("where payments are not set up, an upgrade is announced", () => {
  expect(setup(refused(503, "not_configured", "x"))).toMatchObject({ title: "Upgrade Coming Soon" });
});

test("a demo account is sent to sign in, and any other refusal says why", () => {
  expect(setup(refused(403, "forbidden", "Sign In Required: please sign in"))).toMatchObject({
    title: "Sign In Required",
    action: { label: "Sign In" },
  });
  expect(setup(refused(409, "conflict", "Your account has this plan already."))).toMatchObject({
    title: "Payment Setup Failed",
    description: "Your account has this plan already.",
  });
  expect(setup(null)).toMatchObject({ description: "Failed to prepare payment. Please try again." });
});

test("the rest of the catalogue, word for word", () => {
  expect(checkoutFailed(null)).toMatchObject({
    title: "Checkout Failed",
    description: "Failed to start checkout process. Please try again.",
  });
  expect(checkoutFailed(new Error("No checkout URL received"))).toMatchObject({
    description: "No checkout URL received",
  });
  expect(paymentFailed()).toMatchObject({
    title: "Payment Failed",
    description: "There was an issue processing your payment. Please try again.",
  });
  expect(PAYMENT_ERROR).toMatchObject({ title: "Payment Error" });
  expect(paymentSuccessful("Spark")).toMatchObject({ title: "Payment Successful!", duration: 6000 });
});
