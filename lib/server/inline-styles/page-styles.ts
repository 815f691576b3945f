import { namesOf } from './selector-names.ts'
import { parseStylesheet, type StyleNode } from './stylesheet.ts'

/** A stylesheet that was read once: the part of it that a page needs is chosen by the names in the page. */
export type Stylesheet = { partFor: (names: ReadonlySet<string>) => string }

/** `url` is the stylesheet's own address: what it names beside itself is named by a whole path in a page. */
export function readStylesheet(css: string, url: string): Stylesheet {
  const nodes = parseStylesheet(withWholePaths(css, url)).map(prepared)
  return { partFor: names => withoutUnusedMotion(nodes.map(node => node(names)).join('')) }
}

type Prepared = (names: ReadonlySet<string>) => string

function prepared(node: StyleNode): Prepared {
  if (node.kind === 'group') {
    const inside = node.inside.map(prepared)
    return names => {
      const text = inside.map(each => each(names)).join('')
      // The first mention of each layer decides their order.
      return text || node.head.startsWith('@layer') ? `${node.head}{${text}}` : ''
    }
  }
  if (node.kind === 'other') return () => node.text
  const selectors = node.selectors.map(text => ({ text, names: namesOf(text) }))
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

const withWholePaths = (css: string, url: string) =>
  css.replace(
    /url\((\.\.?\/[^)"']+)\)/g,
    (_, path: string) => `url(${new URL(path, `http://x${url}`).pathname})`,
  )
