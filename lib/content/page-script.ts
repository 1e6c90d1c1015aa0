/**
 * Runs before the first paint and does what the frame of every page needs, so that a page without anything else to do
 * ships no script: the theme and its switch, the mobile menu (which closes when the focus leaves it), whether somebody is
 * signed in here, and the sections below the fold after the first paint, one at a time. Kept free of quotes, angle
 * brackets and ampersands, so that it reaches the page unescaped and its digest in the content policy stays true.
 */
export const PAGE_SCRIPT =
  "(function(){var d=document,r=d.documentElement,c=r.classList,m=matchMedia(`(prefers-color-scheme: dark)`),s=null;" +
  "try{s=localStorage}catch(e){s=null}" +
  "var t=s?s.getItem(`theme`):null;" +
  "function show(){var k=t===`dark`?true:t===`light`?false:m.matches;" +
  "c.toggle(`dark`,k);c.toggle(`light`,!k);r.style.colorScheme=k?`dark`:`light`}" +
  "show();m.addEventListener(`change`,show);" +
  "if(s)c.toggle(`known`,s.getItem(`firebaseUser`)!==null||s.getItem(`demoUser`)!==null);" +
  "addEventListener(`load`,function(){var a=Array.from(d.querySelectorAll(`[class*=later],[class*=later]>section`));" +
  "function next(){var e=a.shift();if(e){e.classList.add(`settled`);after(next)}}" +
  "function after(f){requestAnimationFrame(function(){setTimeout(f)})}" +
  "after(next)});" +
  "d.addEventListener(`focusin`,function(e){var o=d.querySelector(`[popover]:popover-open`),f=e.target;" +
  "if(o)if(!o.contains(f))if(!f.closest(`[popovertarget]`))o.hidePopover()});" +
  "addEventListener(`storage`,function(e){if(e.key===`theme`){t=e.newValue;show()}});" +
  "d.addEventListener(`click`,function(e){var b=e.target.closest(`[data-press]`);if(!b)return;" +
  "if(b.dataset.press===`theme`){t=c.contains(`dark`)?`light`:`dark`;show();try{s.setItem(`theme`,t)}catch(e){s=null}}" +
  "else{b.closest(`[popover]`).hidePopover()}})})()";
