/** @jest-environment jsdom */
import { expect, jest, test } from "@jest/globals";
import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { currentToast } from "@/lib/client/toast";
import type { Offer } from "./offer";

/** Stripe.js itself comes from Stripe's own address only, so that what we ask of it is checked at its door. */
type Outcome = { error?: { message?: string }; paymentIntent?: { status: string } };
let outcome: Outcome | Error = {};
const ready: (() => void)[] = [];
const element = {
  on: (event: string, run: () => void) => (event === "ready" ? ready.push(run) : 0),
  mount: () => {
    for (const run of ready.splice(0)) setTimeout(run);
  },
  destroy: jest.fn(),
};
const create = jest.fn((_type: string, _options: object) => element);
const elements = { create, getElement: () => element };
const openElements = jest.fn((_options: object) => elements);
const confirmPayment = jest.fn(async (_options: object) => {
  if (outcome instanceof Error) throw outcome;
  return outcome;
});
const loadStripe = jest.fn(async (_key: string) => ({ elements: openElements, confirmPayment }));
jest.unstable_mockModule("@stripe/stripe-js/pure", () => ({ loadStripe }));
const { StripeForm } = await import("./stripe-form");

const offer: Offer = {
  clientSecret: "pi_1_secret_2",
  amount: 19_900,
  tierName: "Spark",
  tier: "spark",
  meta: { provider: "stripe", publishableKey: "pk_test_1", orderNumber: "K-000001", paymentId: "pi_1" },
};

async function pay(result: Outcome | Error) {
  outcome = result;
  const onPaid = jest.fn(async (_: "succeeded" | "processing") => undefined);
  render(<StripeForm offer={offer} email="mara@example.test" payLabel="Pay $199.00" onPaid={onPaid} />);
  const button = screen.getByRole("button", { name: "Pay $199.00" });
  expect(button).toBeDisabled();
  await waitFor(() => expect(button).toBeEnabled());
  await userEvent.click(button);
  await waitFor(() => expect(button).toBeEnabled());
  return onPaid;
}

test("Stripe's script is asked for when the form is shown, and not before", async () => {
  expect(loadStripe).not.toHaveBeenCalled();
  const onPaid = await pay({ paymentIntent: { status: "succeeded" } });
  expect(loadStripe).toHaveBeenCalledWith("pk_test_1");
  expect(openElements).toHaveBeenCalledWith({
    clientSecret: "pi_1_secret_2",
    appearance: { theme: "night" },
  });
  expect(create).toHaveBeenCalledWith("payment", { layout: { type: "accordion", radios: "never" } });
  expect(confirmPayment).toHaveBeenCalledWith({
    elements,
    confirmParams: { return_url: "http://localhost/payment-success", receipt_email: "mara@example.test" },
    redirect: "if_required",
  });
  expect(onPaid).toHaveBeenCalledWith("succeeded");
});

test.each([
  [{ error: { message: "Your card was declined." } }, "Payment Failed", "Your card was declined."],
  [{ error: {} }, "Payment Failed", "There was an issue processing your payment. Please try again."],
  [new Error("lost"), "Payment Error", "An unexpected error occurred. Please try again."],
])("what goes wrong is told as catalogued: %j", async (result, title, description) => {
  const warn = jest.spyOn(console, "warn").mockImplementation(() => undefined);
  const onPaid = await pay(result);
  expect(currentToast()).toMatchObject({ title, description, variant: "destructive" });
  expect(onPaid).not.toHaveBeenCalled();
  warn.mockRestore();
});
