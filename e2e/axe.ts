import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type Axe from 'axe-core'
import type { RunOptions } from 'axe-core'
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

// By tag: the target sizes (WCAG 2.2) are checked only if their tag is named.
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

// Minified it is read by the browser in less than half of the time.
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** The violations that axe finds on a page, each with its place. */
export const faultsOf = async (page: Page, rules?: string[]) => {
  // Once a document: to read it takes as long as a scan.
  if (!(await page.evaluate('Boolean(window.axe)'))) await page.evaluate(AXE)
  const runOnly = rules ? { type: 'rule', values: rules } : { type: 'tag', values: TAGS }
  const { violations } = await page.evaluate(scan, { runOnly } as RunOptions)
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)} ${failureSummary}`),
  )
}

const scan = async (options: RunOptions) => {
  // A colour in transition would be measured half-way.
  await Promise.allSettled(
    document
      .getAnimations()
      .filter(({ effect }) => effect?.getTiming().iterations !== Number.POSITIVE_INFINITY)
      .map(({ finished }) => finished),
  )
  const { axe } = window as unknown as { axe: typeof Axe }
  // To describe what passes, too, would double its work.
  return axe.run(document, { ...options, resultTypes: ['violations'] })
}

/** The same in the shop's own colours, and the contrasts in a dark theme, set where the server writes the theme. */
export const faultsInBothThemes = async (page: Page) => {
  const light = await faultsOf(page)
  const own = await paint(page, themeCss(DARK))
  const dark = await faultsOf(page, ['color-contrast', 'link-in-text-block'])
  await paint(page, own)
  return [...light, ...dark.map(fault => `dark: ${fault}`)]
}

const paint = (page: Page, css: string) =>
  page.evaluate(theme => {
    const [style] = [...document.querySelectorAll('head style')].filter(one =>
      one.textContent?.includes('--on-primary'),
    )
    if (!style) throw new Error('The page has no theme.')
    const before = style.textContent ?? ''
    style.textContent = theme
    return before
  }, css)
