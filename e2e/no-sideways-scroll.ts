import { expect, type Page } from 'playwright/test'

/** A page is no wider than its screen. */
export const expectNoSidewaysScroll = async (page: Page, where?: string) =>
  expect(await sidewaysScroll(page), where).toEqual([])

/** How wide a page is that can be scrolled sideways, and which elements cause it. */
export async function sidewaysScroll(page: Page): Promise<string[]> {
  await page.waitForLoadState()
  // By a locator: a page that has just begun has no element yet.
  return page.locator('html').evaluate((html, screen) => {
    const { scrollWidth, clientWidth } = html
    // Not innerWidth: a phone zooms out until a page that is too wide fits.
    const width = Math.min(clientWidth, screen)
    if (scrollWidth <= width) return []
    const causes = [...document.body.querySelectorAll('*')]
      .filter(each => each.getBoundingClientRect().right > width + 0.5)
      .slice(-5)
      .map(each => each.outerHTML.slice(0, 120))
    return [`${scrollWidth} px`, ...causes]
  }, page.viewportSize()?.width ?? Number.POSITIVE_INFINITY)
}
