import { withFixedValues } from './fixed-values.ts'
import { readStylesheets } from './page-styles.ts'

const theme = (more: string) => `@layer theme{:root,:host{--spacing:.25rem;--small:.875rem${more}}}`

test('a measure of the theme stands where it is asked for, and is counted together', () => {
  const css =
    '.a{margin:var(--spacing)}.b{margin:calc(var(--spacing)*-2.5)}.c{top:calc(var(--spacing) * 4)}.d{font-size:var(--small)}'
  expect(withFixedValues(theme('') + css.replace('*-2.5', ' * -2.5'))).toBe(
    `${theme('')}.a{margin:.25rem}.b{margin:-.625rem}.c{top:1rem}.d{font-size:.875rem}`,
  )
})

test.each([
  ['that is set anew further on', '', '@media print{:root{--small:1rem}}.a{font-size:var(--small)}'],
  ['that reads another', ';--font:var(--own)', '.a{font:var(--font)}'],
  ['that is long', `;--font:${'a'.repeat(25)}`, '.a{font:var(--font)}'],
  ['that no theme sets', '', '.a{bottom:var(--bar)}'],
  ['with a fallback', '', '.a{bottom:var(--bar,0px)}'],
])('a name %s stays', (_, more, css) => {
  expect(withFixedValues(theme(more) + css)).toBe(theme(more) + css)
})

test('a fallback stands for what Tailwind never sets, and what nobody reads is not set', () => {
  expect(withFixedValues('.a{line-height:var(--tw-leading,1.5);--tw-font-weight:700;font-weight:700}')).toBe(
    '.a{line-height:1.5;font-weight:700}',
  )
  const set = '.a{line-height:var(--tw-leading,1.5)}.b{--tw-leading:2;line-height:2}'
  expect(withFixedValues(set)).toBe(set)
})

test('what only Tailwind’s layer of values sets is fixed, and the layer keeps its place', () => {
  const values = (more: string) => `@layer properties{@supports (a:b){*,:before{--tw-style:solid${more}}}}`
  const css = `@layer theme{}.a{border-style:var(--tw-style)}@property --tw-style{syntax:"*"}`
  const page = (...texts: string[]) => readStylesheets([{ url: '/a.css', css: texts.join('') }])
  expect(page(values(''), css).partFor(new Set(['.a']))).toBe(
    '@layer properties{}@layer theme{}.a{border-style:solid}',
  )
  const dashed = '.b{--tw-style:dashed}'
  expect(page(values(''), css, dashed).partFor(new Set(['.a']))).toBe(values(';').replace(';', '') + css)
})

test('one declaration is said once', () => {
  expect(withFixedValues('.a{color:red;color:red;top:0}')).toBe('.a{color:red;top:0}')
})

test('a page has the theme of its first stylesheet in the others, and only those values that its rules read', () => {
  const page = readStylesheets([
    { url: '/a.css', css: theme(`;--font:${'a'.repeat(25)};--other:${'b'.repeat(25)}`) },
    { url: '/b.css', css: '.a{font:var(--font);top:var(--small)}.b{font:var(--other)}' },
  ])
  const part = `@layer theme{:root,:host{--font:${'a'.repeat(25)};}}.a{font:var(--font);top:.875rem}`
  expect(page.partFor(new Set(['.a']))).toBe(part)
  // The same page again, and another one.
  expect(page.partFor(new Set(['.a', 'p']))).toBe(part)
  expect(page.partFor(new Set(['.b']))).toContain('.b{font:var(--other)}')
})
