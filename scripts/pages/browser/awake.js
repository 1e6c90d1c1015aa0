// After the page's data: starts the application, and hands it what was done before it could answer.
(() => {
  for (const src of window.asleep.sources)
    document.head.append(Object.assign(document.createElement("script"), { src }));

  /** As if by hand: a framework that compares with what it set last must see a difference. */
  function fillIn({ target, value, checked }) {
    if (target.type === "radio" || target.type === "checkbox") {
      target.checked = !checked;
      return target.click();
    }
    const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(target), "value");
    target.value = value === "" ? "0" : "";
    set.call(target, value);
    for (const type of ["input", "change"]) target.dispatchEvent(new Event(type, { bubbles: true }));
  }

  function press({ target }) {
    target.setAttribute("aria-busy", "false");
    for (const type of ["pointerdown", "mousedown", "pointerup", "mouseup"])
      target.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true }));
    target.click();
  }

  // After the effects of the first render, before what they ask for is drawn.
  addEventListener("hydrated", () =>
    queueMicrotask(() => {
      for (const act of window.asleep.end()) (act.type === "press" ? press : fillIn)(act);
    }),
  );
})();
