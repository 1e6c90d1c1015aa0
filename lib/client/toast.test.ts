import { currentToast, dismissToast, subscribeToToast, TOAST_DURATION, toast, toastLater } from "./toast";

const clear = () => {
  const shown = currentToast();
  if (shown) dismissToast(shown.id);
};
afterEach(clear);

test("a new toast takes the place of the one before", () => {
  toast({ title: "First" });
  toast({ title: "Second" });
  expect(currentToast()?.title).toBe("Second");
});

test("a toast stays 5000 ms unless told, and upgrade toasts never expire", () => {
  toast({ title: "Plain" });
  expect(currentToast()).toMatchObject({ duration: 5000, variant: "default" });
  expect(TOAST_DURATION).toBe(5000);
  toast({ title: "Upgrade Required", duration: Number.POSITIVE_INFINITY });
  expect(currentToast()?.duration).toBe(Number.POSITIVE_INFINITY);
});

test("dismissing an older toast leaves the newer one", () => {
  const first = toast({ title: "First" });
  toast({ title: "Second" });
  dismissToast(first);
  expect(currentToast()?.title).toBe("Second");
});

test("listeners hear of each change until they leave", () => {
  let heard = 0;
  const leave = subscribeToToast(() => {
    heard += 1;
  });
  dismissToast(toast({ title: "Once" }));
  leave();
  toast({ title: "Unheard" });
  expect(heard).toBe(2);
});

test("what can wait is said once nothing else is", () => {
  const failed = toast({ title: "Failed" });
  toastLater({ title: "Achievement" });
  expect(currentToast()?.title).toBe("Failed");
  dismissToast(failed);
  expect(currentToast()?.title).toBe("Achievement");
});
