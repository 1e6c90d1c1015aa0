/** @jest-environment jsdom */
import { wantedStep } from "./wanted-step";

function press(key: string, inside: string, more: Partial<KeyboardEvent> = {}): number {
  document.body.innerHTML = `<div id="dialog" tabindex="-1">${inside}</div><div id="other"><button>x</button></div>`;
  const dialog = document.querySelector<HTMLElement>("#dialog");
  const target = document.querySelector("[data-focus]") ?? dialog;
  if (!dialog || !target) throw new Error("no dialog");
  const { altKey, ctrlKey, metaKey, shiftKey, defaultPrevented } = {
    ...{ altKey: false, ctrlKey: false, metaKey: false, shiftKey: false, defaultPrevented: false },
    ...more,
  };
  return wantedStep({
    key,
    altKey,
    ctrlKey,
    metaKey,
    shiftKey,
    defaultPrevented,
    target,
    currentTarget: dialog,
  });
}

test("right arrow and space go on, left arrow goes back", () => {
  expect(press("ArrowRight", "")).toBe(1);
  expect(press(" ", "")).toBe(1);
  expect(press("ArrowLeft", "")).toBe(-1);
  expect(press("Enter", "")).toBe(0);
});

test("space belongs to a focused button or link, arrows do not", () => {
  expect(press(" ", "<button data-focus>Next</button>")).toBe(0);
  expect(press(" ", '<a href="/" data-focus>x</a>')).toBe(0);
  expect(press("ArrowRight", "<button data-focus>Next</button>")).toBe(1);
});

test("both belong to a field and to a tab", () => {
  expect(press("ArrowRight", "<input data-focus>")).toBe(0);
  expect(press(" ", "<textarea data-focus></textarea>")).toBe(0);
  expect(press("ArrowLeft", '<button role="tab" data-focus>x</button>')).toBe(0);
});

test("nothing is taken from a shortcut, a handled press or another dialog", () => {
  expect(press("ArrowRight", "", { altKey: true })).toBe(0);
  expect(press("ArrowLeft", "", { metaKey: true })).toBe(0);
  expect(press(" ", "", { defaultPrevented: true })).toBe(0);
  document.body.innerHTML = "";
  const dialog = document.createElement("div");
  const elsewhere = document.createElement("div");
  const plain = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false, defaultPrevented: false };
  expect(wantedStep({ key: "ArrowRight", ...plain, target: elsewhere, currentTarget: dialog })).toBe(0);
});
