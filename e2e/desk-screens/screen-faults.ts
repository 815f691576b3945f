import type { Page } from 'playwright/test'
import { faultsOf } from '../axe.ts'

/** What is wrong with an open page of the desk for eyes, fingers and screen readers, folded parts included. */
export async function screenFaults(page: Page): Promise<string[]> {
  const height = await page.evaluate(unfold)
  // What lies below the bars at the foot is scrolled: they cover no more than a part of it for a while.
  await page.setViewportSize({ width: 360, height: Math.max(740, height) })
  const faults = await faultsOf(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  faults.push(...(await faultsOf(page, COLOURS)).map(fault => `dark: ${fault}`))
  await page.emulateMedia({ colorScheme: 'light' })
  await page.setViewportSize({ width: 320, height: 640 })
  faults.push(...(await page.evaluate(cutParts)).map(fault => `at 320 px: ${fault}`))
  await page.setViewportSize({ width: 360, height: 740 })
  const large = await page.addStyleTag({ content: ':root { font-size: 200% !important }' })
  faults.push(...(await page.evaluate(cutParts)).map(fault => `with letters of 200 %: ${fault}`))
  await large.evaluate(style => (style as HTMLElement).remove())
  return faults
}

const COLOURS = ['color-contrast', 'link-in-text-block']

function unfold() {
  for (const folded of document.querySelectorAll('details')) folded.open = true
  return document.documentElement.scrollHeight
}

/** What does not fit: the page by the width of its layout, and whatever is cut off or sticks out of its box. */
function cutParts() {
  const { scrollWidth, clientWidth } = document.documentElement
  const name = (part: Element) =>
    `<${part.tagName.toLowerCase()} class="${part.getAttribute('class') ?? ''}"> ${part.textContent?.trim().slice(0, 60)}`
  const found = scrollWidth > clientWidth ? [`${scrollWidth - clientWidth} px too wide`] : []
  const isForReaders = (part: Element | null): boolean =>
    part !== null &&
    (part.matches('svg') ||
      getComputedStyle(part).clipPath === 'inset(50%)' ||
      isForReaders(part.parentElement))
  // What is scrolled by itself, such as a table, shows all of it.
  const scrolls = (part: Element) => /auto|scroll/.test(getComputedStyle(part).overflowX)
  const inScroller = (part: Element | null): boolean =>
    part !== null && (scrolls(part) || inScroller(part.parentElement))
  for (const part of document.querySelectorAll('body *')) {
    const box = part.getBoundingClientRect()
    if (box.width === 0 || box.height === 0 || isForReaders(part)) continue
    const style = getComputedStyle(part)
    const hides = /hidden|clip/.test(style.overflowX) || /hidden|clip/.test(style.overflowY)
    const isWide = part.scrollWidth > part.clientWidth + 1 && part.clientWidth > 0
    const isTall = part.scrollHeight > part.clientHeight + 1 && part.clientHeight > 0
    const hasWords = Boolean(part.textContent?.trim())
    if (hides && hasWords && (isWide || isTall)) found.push(`cut: ${name(part)}`)
    else if (part.matches('button, a.btn, label.btn, summary, th, .desk-tag') && isWide)
      found.push(`sticks out: ${name(part)}`)
    else if (
      (box.right > clientWidth + 1 || box.left < -1) &&
      hasWords &&
      !inScroller(part) &&
      style.position !== 'absolute'
    )
      found.push(`beyond the edge: ${name(part)}`)
  }
  return found.slice(0, 5)
}
