// In the head of a packed page: no script runs until somebody uses what needs one, and nothing done before that is lost.
(() => {
  const root = document.documentElement;
  const NEEDY = "button:not([data-press],[popovertarget]),input,select,textarea";
  const listening = new AbortController();
  /** What was pressed and filled in before the application could answer, in order. */
  let acts = [];
  let script = null;

  function hint(links, rel) {
    for (const link of document.querySelectorAll(links)) link.rel = rel;
  }

  function wake() {
    if (script) return;
    if (document.readyState === "loading") return addEventListener("DOMContentLoaded", wake, { once: true });
    hint("link[data-awake][as=script]", "preload");
    hint("link[data-awake][as=style]", "stylesheet");
    script = document.createElement("script");
    script.src = root.dataset.awake;
    script.onerror = () => {
      script.remove();
      script = null;
    };
    document.head.append(script);
  }

  function isStored(name) {
    try {
      return localStorage.getItem(name) !== null;
    } catch {
      return false;
    }
  }

  function keep(act) {
    acts = [...acts.filter(({ target, type }) => target !== act.target || type !== act.type), act];
    wake();
  }

  const on = (type, act) => addEventListener(type, act, { capture: true, signal: listening.signal });
  for (const type of ["pointerover", "pointerdown", "focusin", "keydown"])
    on(type, ({ target }) => target.closest?.(NEEDY) && wake());
  on("input", ({ target }) => keep({ type: "input", target, value: target.value, checked: target.checked }));
  on("submit", (event) => event.preventDefault());
  on("click", (event) => {
    const target = event.target.closest(NEEDY);
    if (!target?.matches("button,[type=submit]")) return;
    event.preventDefault();
    target.setAttribute("aria-busy", "true");
    keep({ type: "press", target });
  });
  window.asleep = {
    end() {
      listening.abort();
      return acts;
    },
  };

  // A typeface that cannot be here for the first paint is not waited for: it comes after the page, for the next one.
  const [{ requestStart, responseStart }] = performance.getEntriesByType("navigation");
  const delay = Math.max(responseStart - requestStart, navigator.connection?.rtt ?? 0);
  const isSlow = delay > 100 && !document.referrer.startsWith(location.origin);
  if (isSlow) root.classList.add("late");
  else hint("link[data-face]", "preload");

  addEventListener("DOMContentLoaded", () => {
    const asked = new URLSearchParams(location.search);
    const wakesWith = document.querySelector("[data-wakes-with]")?.dataset.wakesWith.split(" ") ?? [];
    const isWanted = (name) => asked.has(name) || isStored(name);
    root.classList.toggle("asked", wakesWith.some(isWanted));
    if (root.matches(".known,.asked")) wake();
  });
  // Fetched, not run, not before the first paint and one by one: the first press finds it here.
  function fetchAhead() {
    const idle = script || navigator.connection?.saveData || !document.querySelector(NEEDY);
    const wanted = [isSlow && "link[data-face]", !idle && "link[data-awake]"].filter(Boolean);
    const links = wanted.length > 0 ? [...document.querySelectorAll(wanted)] : [];
    (function next() {
      const link = links.shift();
      if (!link) return;
      if (!script) link.rel = "prefetch";
      setTimeout(next);
    })();
  }
  addEventListener("load", () => requestAnimationFrame(() => setTimeout(fetchAhead)));
})();
