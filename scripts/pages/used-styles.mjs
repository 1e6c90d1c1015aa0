// The rules that a page can match as it stands; the whole sheet comes with the first script.
import { transform } from "lightningcss";

/** Set on the page by its first script. */
const STATES = ["dark", "light", "known", "settled", "asked", "late"];
const ENTITIES = { "&amp;": "&", "&gt;": ">", "&lt;": "<", "&quot;": '"', "&#x27;": "'" };
const plain = (text) => text.replace(/&(?:amp|gt|lt|quot|#x27);/g, (entity) => ENTITIES[entity]);

const classesOf = (page) =>
  new Set(
    [...page.matchAll(/ class="([^"]*)"/g)].flatMap(([, names]) => plain(names).split(/\s+/)).concat(STATES),
  );

export function usedStyles(rules, page) {
  const classes = classesOf(page);
  const canMatch = (selector) =>
    selector.every(({ type, kind, name, selectors }) => {
      if (type === "class") return classes.has(name);
      return !["is", "where", "has"].includes(kind) || selectors.some(canMatch);
    });
  const { code } = transform({
    filename: "page.css",
    code: Buffer.from(rules),
    minify: true,
    visitor: {
      Rule: { style: ({ value }) => (value.selectors.some(canMatch) ? undefined : []) },
    },
  });
  return code.toString();
}
