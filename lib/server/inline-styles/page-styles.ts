import { LruCache } from '#lib/rules/lru-cache.ts'
import { isRead, withFixedValues, withoutUnreadSettings } from './fixed-values.ts'
import { parseStylesheet, type StyleNode } from './parse-css.ts'
import { namesOf } from './selector-names.ts'

/** A stylesheet that was read once: the part of it that a page needs is chosen by the names in the page. */
export type Stylesheet = { partFor: (names: ReadonlySet<string>) => string }

/** The stylesheets of one page, in their order. Each is named by its own address: what it names beside itself is named by a whole path in a page. */
export function readStylesheets(sheets: readonly { css: string; url: string }[]): Stylesheet {
  const css = withFixedValues(sheets.map(({ css, url }) => withWholePaths(css, url)).join(''))
  const inRules = new Set<string>()
  const nodes = parseStylesheet(css).map(node => prepared(node, inRules))
  const asked = [...inRules]
  const parts = new LruCache<string>({ entries: 12 })
  return {
    partFor: names => {
      // Pages of one kind mostly use the same selectors.
      const had = asked.map(name => (names.has(name) ? 1 : 0)).join('')
      const found = parts.get(had)
      if (found !== undefined) return found
      const part = withoutUnusedNames(withoutUnusedMotion(nodes.map(node => node(names)).join('')))
      parts.put(had, part)
      return part
    },
  }
}

type Prepared = (names: ReadonlySet<string>) => string

function prepared(node: StyleNode, inRules: Set<string>): Prepared {
  if (node.kind === 'group') {
    const inside = node.inside.map(each => prepared(each, inRules))
    return names => {
      const text = inside.map(each => each(names)).join('')
      // The first mention of each layer decides their order.
      return text || node.head.startsWith('@layer') ? `${node.head}{${text}}` : ''
    }
  }
  if (node.kind === 'other') return () => node.text
  const selectors = node.selectors.map(text => ({ text, names: namesOf(text) }))
  for (const name of selectors.flatMap(({ names }) => names)) inRules.add(name)
  return names => {
    const met = selectors.filter(selector => selector.names.every(name => names.has(name)))
    return met.length ? `${met.map(({ text }) => text).join(',')}{${node.body}}` : ''
  }
}

const KEYFRAMES = /@(?:-\w+-)?keyframes ([\w-]+)\{(?:[^{}]*\{[^{}]*\})*\}/g

/** Movements that no rule of the part asks for are left out. */
const withoutUnusedMotion = (css: string) => {
  const rules = css.replace(KEYFRAMES, '')
  return css.replace(KEYFRAMES, (motion, name: string) => (rules.includes(name) ? motion : ''))
}

const NAME = /@property (--[\w-]+)\{[^{}]*\}/g
const THEME = /(@layer theme\{:root,:host\{)([^{}]*)/
const NO_PROPERTIES = /(@layer properties)\{@supports [^{]*\{[^{]*\{\}\}\}/
const SETTING = /(--[\w-]+):[^;]*(?:;|$)/g

/** The theme's values and declared names that no rule of the part reads are left out. */
const withoutUnusedNames = (css: string) =>
  withoutUnreadSettings(css)
    .replace(NO_PROPERTIES, '$1{}')
    .replace(NAME, (whole, name: string) => (isRead(css, name) ? whole : ''))
    .replace(
      THEME,
      (_, head: string, body: string) =>
        head + body.replace(SETTING, (whole, name: string) => (isRead(css, name) ? whole : '')),
    )

const withWholePaths = (css: string, url: string) =>
  css.replace(
    /url\((\.\.?\/[^)"']+)\)/g,
    (_, path: string) => `url(${new URL(path, `http://x${url}`).pathname})`,
  )
