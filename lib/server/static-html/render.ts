import type { CSSProperties, ReactNode } from 'react'
import { escapeHtml } from '#lib/rules/escape-html.ts'
import { ELEMENT, ELEMENT_KIND, FRAGMENT } from '../next-internals.ts'

/**
 * Renders elements that need no script to HTML, as React would, without React's cost. Components are plain functions
 * here; a client component, a handler or a promise is refused.
 */
export function renderStaticHtml(node: ReactNode): string {
  if (node === null || node === undefined || typeof node === 'boolean') return ''
  if (typeof node === 'string') return escapeHtml(node)
  if (typeof node === 'number' || typeof node === 'bigint') return String(node)
  if (Array.isArray(node)) return node.map(renderStaticHtml).join('')
  if (!isElement(node)) throw new TypeError(`${String(node)} cannot be written as markup.`)
  const { type, props } = node
  if (type === FRAGMENT) return renderStaticHtml(props.children)
  if (typeof type === 'string') return writeTag(type, props)
  if (typeof type !== 'function' || ELEMENT_KIND in type)
    throw new TypeError('A component with a life in the browser cannot be written as markup.')
  return renderStaticHtml(type(props))
}

type Props = Record<string, unknown> & { children?: ReactNode }
type Written = { type: unknown; props: Props }

const isElement = (node: unknown): node is Written =>
  typeof node === 'object' && node !== null && ELEMENT_KIND in node && node[ELEMENT_KIND] === ELEMENT

const VOID = new Set(['img', 'input', 'br', 'hr', 'source', 'meta', 'link'])

function writeTag(tag: string, props: Props): string {
  let text = `<${tag}`
  for (const name in props) text += writeAttribute(tag, name, props[name])
  if (VOID.has(tag)) return `${text}/>`
  const raw = props.dangerouslySetInnerHTML as { __html: string } | undefined
  const innerHtml = raw
    ? raw.__html
    : tag === 'select'
      ? writeChosen(props)
      : renderStaticHtml(props.children)
  return `${text}>${innerHtml}</${tag}>`
}

const NOT_WRITTEN = new Set(['children', 'key', 'dangerouslySetInnerHTML', 'suppressHydrationWarning'])
const NAMES = new Map([
  ['className', 'class'],
  ['htmlFor', 'for'],
  ['defaultValue', 'value'],
])
const SWITCHES = new Set(
  'open hidden disabled required checked selected multiple controls muted loop novalidate'.split(' '),
)

function writeAttribute(tag: string, name: string, value: unknown): string {
  if (value === undefined || value === null || NOT_WRITTEN.has(name)) return ''
  if (typeof value === 'function') throw new TypeError(`${tag} ${name}: markup has no handlers.`)
  if (tag === 'select' && name === 'defaultValue') return ''
  if (name === 'style') return ` style="${escapeHtml(styleText(value as CSSProperties))}"`
  const written = NAMES.get(name) ?? rememberName(name)
  if (SWITCHES.has(written)) return value ? ` ${written}=""` : ''
  if (typeof value === 'boolean') return isText(name) ? ` ${written}="${value}"` : ''
  return ` ${written}="${escapeHtml(String(value))}"`
}

// The names come from components, so they are few.
function rememberName(name: string) {
  const written = name.toLowerCase()
  NAMES.set(name, written)
  return written
}

const isText = (name: string) => name.startsWith('aria-') || name.startsWith('data-')

const styleText = (style: CSSProperties) =>
  Object.entries(style)
    .map(([name, value]) => `${name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)}:${value}`)
    .join(';')

/** The option of a select's value is the selected one. */
const writeChosen = ({ children, defaultValue }: Props): string =>
  [children]
    .flat()
    .map(option =>
      isElement(option) && option.props.value === defaultValue
        ? writeTag('option', { ...option.props, selected: true })
        : renderStaticHtml(option as ReactNode),
    )
    .join('')
