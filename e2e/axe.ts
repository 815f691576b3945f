import AxeBuilder from '@axe-core/playwright'
import type { Page } from 'playwright/test'
import { themeCss } from '../lib/shop/rules/theme-colours.ts'

export const DARK = {
  text: '#f3e9d7',
  background: '#1b1613',
  primary: '#e0803a',
  secondary: '#7fa3d9',
  accent: '#e0a526',
  cardButton: '#e0803a',
}

// By the rules' own tags: the sizes of what is pressed (WCAG 2.2) are looked at only where their tag is named.
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** What axe finds on a page, each with the place, so that a failing test says what to mend. */
export const faultsOf = async (page: Page, rules?: string[]) => {
  // Without frames of others one page is enough; the other way opens a second one each time, which takes half a second.
  const axe = new AxeBuilder({ page }).setLegacyMode(true)
  const { violations } = await (rules ? axe.withRules(rules) : axe.withTags(TAGS)).analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)} ${failureSummary}`),
  )
}

/** The same in the shop's own colours, and of the contrasts in a dark theme, put where the server writes the theme. */
export const faultsInBothThemes = async (page: Page) => {
  const light = await faultsOf(page)
  const own = await paint(page, themeCss(DARK))
  const dark = await faultsOf(page, ['color-contrast', 'link-in-text-block'])
  await paint(page, own)
  return [...light, ...dark.map(fault => `dark: ${fault}`)]
}

const paint = (page: Page, css: string) =>
  page.evaluate(async theme => {
    const [style] = [...document.querySelectorAll('head style')].filter(one =>
      one.textContent?.includes('--on-primary'),
    )
    if (!style) throw new Error('The page has no theme.')
    const before = style.textContent ?? ''
    style.textContent = theme
    // A colour that is still on its way would be judged half-way.
    await Promise.allSettled(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getTiming().iterations !== Number.POSITIVE_INFINITY)
        .map(({ finished }) => finished),
    )
    return before
  }, css)
