/**
 * Sets the theme before the first paint. Kept free of quotes, angle brackets and ampersands, so that it reaches the
 * page unescaped and its digest in the content policy stays true.
 */
export const THEME_SCRIPT =
  "(function(){var t=`system`;try{t=localStorage.getItem(`theme`)||t}catch(e){t=`system`}" +
  "var k=t===`dark`?true:t===`light`?false:matchMedia(`(prefers-color-scheme: dark)`).matches;" +
  "var r=document.documentElement;r.classList.add(k?`dark`:`light`);r.style.colorScheme=k?`dark`:`light`})()";

/** The properties of the script element; a constant of ours, so nothing that anybody wrote gets into it. */
export const themeScript = { dangerouslySetInnerHTML: { __html: THEME_SCRIPT } };
