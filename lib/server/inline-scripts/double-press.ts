import { SAME_PRESS_MS } from '#lib/constants.ts'

/** How long a form that the browser sends by itself is under way, if the page is not left before. */
const UNDER_WAY_MS = 8000

/**
 * Written into the page itself, so that it is there before any other script: a second press on the same button of a
 * form within half a second is the first one, and so is each while the browser is sending that form. Nor does a press
 * count at the same place on what the first one has brought there (a dialog, the next line): the finger meant what was
 * there before. What is chosen or typed in between makes it another press. Steppers and hearts count each.
 */
export const SAME_PRESS = `{let l,t,x,y,g,S="[type=submit]:not([aria-pressed],.stepper *)",on=addEventListener;on("click",e=>{let c=e.target.closest?.("button,a,dialog");if(!c)return;if(c.matches(S)&&c===g||l&&e.timeStamp-t<${SAME_PRESS_MS}&&(l===c?c.matches(S):e.detail&&Math.hypot(e.clientX-x,e.clientY-y)<30&&(l.matches(S)||!l.getClientRects().length))){e.preventDefault();e.stopImmediatePropagation()}else{l=c;t=e.timeStamp;x=e.clientX;y=e.clientY}},true);for(let n of["input","keydown"])on(n,e=>{if(e.key!="Enter"&&e.key!=" ")l=0},true);on("submit",e=>{let b=e.submitter;if(!e.defaultPrevented&&b?.matches(S)){g=b;setTimeout(()=>g=0,${UNDER_WAY_MS})}});on("pageshow",()=>g=0)}`
