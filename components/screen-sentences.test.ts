import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from '@babel/parser'

// What a person reads or hears stands in lib/messages, so that another language is another folder.
const READ_PROPS = [
  'alt',
  'aria-label',
  'aria-roledescription',
  'hint',
  'label',
  'lead',
  'placeholder',
  'title',
]

const files = ['components', 'app'].flatMap(folder =>
  readdirSync(folder, { recursive: true })
    .map(name => join(folder, String(name)))
    .filter(file => /\.tsx$/.test(file) && !/\.test\.tsx$/.test(file)),
)

test.each(files)('%s holds no sentence of its own', file => {
  expect(sentencesIn(readFileSync(file, 'utf8'))).toEqual([])
})

test('sentences between tags and in what is read aloud are found, whatever stands around them', () => {
  expect(sentencesIn('const a = <p>Only {count} left</p>')).toEqual(['Only', 'left'])
  expect(sentencesIn('const a = <p>{isBusy ? "Saving..." : text}</p>')).toEqual(['Saving...'])
  expect(sentencesIn(`const a = <p>{\`Only \${count}\`}</p>`)).toEqual(['Only'])
  expect(sentencesIn('const a = <img alt="A pot" className="wide tall" />')).toEqual(['A pot'])
  expect(sentencesIn('const a = <Field label={isNew ? "New" : name} />')).toEqual(['New'])
  expect(sentencesIn('const a = <b className="x">{name} · {price("INR")}</b>')).toEqual([])
})

type Node = { type: string; [key: string]: unknown }

function sentencesIn(source: string): string[] {
  const found: string[] = []
  const visit = (node: Node) => {
    if (node.type === 'JSXText') add(String(node.value))
    if (node.type === 'JSXExpressionContainer') shownIn(node.expression).forEach(add)
    if (node.type === 'JSXAttribute') {
      const { name, value } = node as unknown as { name: Node; value: Node | null }
      if (READ_PROPS.includes(String(name.name)) && value) shownIn(value).forEach(add)
      // Other attributes are code; what stands inside them may be a component.
      if (value?.type === 'JSXExpressionContainer') childrenOf(value).forEach(visit)
      return
    }
    childrenOf(node).forEach(visit)
  }
  const add = (text: string) => {
    if (/\p{L}/u.test(text)) found.push(text.trim())
  }
  visit(parse(source, { sourceType: 'module', plugins: ['typescript', 'jsx'] }).program as unknown as Node)
  return found
}

/** The texts that an expression can come to be: of a choice both, of a call none. */
function shownIn(value: unknown): string[] {
  const node = value as Node
  if (node.type === 'StringLiteral') return [String(node.value)]
  if (node.type === 'TemplateLiteral')
    return [(node.quasis as { value: { raw: string } }[]).map(({ value: { raw } }) => raw).join(' ')]
  if (node.type === 'JSXExpressionContainer') return shownIn(node.expression)
  if (node.type === 'ConditionalExpression') return [...shownIn(node.consequent), ...shownIn(node.alternate)]
  if (node.type === 'LogicalExpression') return [...shownIn(node.left), ...shownIn(node.right)]
  return []
}

const childrenOf = (node: Node): Node[] =>
  Object.values(node)
    .flat()
    .filter((child): child is Node => Boolean(child) && typeof (child as Node).type === 'string')
