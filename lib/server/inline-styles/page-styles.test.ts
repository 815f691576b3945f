import { readStylesheets } from './page-styles.ts'
import { namesIn } from './selector-names.ts'

const part = (css: string, ...names: string[]) =>
  readStylesheets([{ css, url: '/_next/static/chunks/a.css' }]).partFor(new Set(names))

test('a rule stays where the page has all that its selector names', () => {
  const css = '.a .b{color:red}.a>.c{color:blue}h2,h3{margin:0}#x{top:0}'
  expect(part(css, '.a', '.b', 'h3')).toBe('.a .b{color:red}h3{margin:0}')
  expect(part(css, '#x')).toBe('#x{top:0}')
})

test('states, attributes and what stands in brackets ask for nothing, since they may change', () => {
  const css =
    '.a:hover{top:0}.a[open]>.b:not(.c){top:1px}.a:has(.d){top:2px}:is(.e,.f) .a{top:3px}::backdrop{top:4px}'
  expect(part(css, '.a', '.b')).toBe(css)
})

test('the parts of a field stay where the page has a field of that type', () => {
  const css =
    '::file-selector-button{top:0}::-webkit-datetime-edit{top:1px}::-webkit-inner-spin-button{top:2px}::placeholder{top:3px}'
  expect(part(css)).toBe('::placeholder{top:3px}')
  const [file = '', date = '', number = ''] = ['file', 'month', 'number'].map(type =>
    part(css, ...namesIn(`<input type="${type}" class="a"/>`)),
  )
  expect(file).toBe('::file-selector-button{top:0}::placeholder{top:3px}')
  expect(date).toBe('::-webkit-datetime-edit{top:1px}::placeholder{top:3px}')
  expect(number).toBe('::-webkit-inner-spin-button{top:2px}::placeholder{top:3px}')
})

test('media and layers stay around what stays, and an empty layer keeps its place', () => {
  const css =
    '@layer x{.gone{top:0}}@layer y{@media (min-width:1px){.a{top:0}.gone{top:0}}@media print{.gone{top:0}}}'
  expect(part(css, '.a')).toBe('@layer x{}@layer y{@media (min-width:1px){.a{top:0}}}')
})

test('what is nested in a rule, escaped names and quoted braces stay whole', () => {
  const css = '.w-1\\.5,.x\\:y{content:"}";@starting-style{top:0}}.b{content:"a,b{"}'
  expect(part(css, '.w-1.5', '.x:y', '.b')).toBe(css)
  expect(part('.\\32xl\\:z,.min-\\[9px\\]{top:0}', '.2xl:z')).toBe('.\\32xl\\:z{top:0}')
  expect(part('.\\32xl\\:z,.min-\\[9px\\]{top:0}', '.min-[9px]')).toBe('.min-\\[9px\\]{top:0}')
  expect(part(css, '.x:y')).toBe('.x\\:y{content:"}";@starting-style{top:0}}')
})

test('a movement stays where a rule asks for it', () => {
  const css =
    '@keyframes slide{0%{top:0}to{top:1px}}@keyframes fade{0%{opacity:0}}.a{animation:1s slide}.b{animation:1s fade}'
  expect(part(css, '.a')).toBe('@keyframes slide{0%{top:0}to{top:1px}}.a{animation:1s slide}')
})

test('what a stylesheet names beside itself is named by its whole path', () => {
  expect(part('.a{mask:url(../media/m.svg) 0/1px}', '.a')).toBe(
    '.a{mask:url(/_next/static/media/m.svg) 0/1px}',
  )
})

test('what is no rule stays; a declared name only where a rule reads it', () => {
  const css = '@layer a,b;@font-face{font-family:Own;src:url(/own.woff2)}'
  const named = '@property --x{syntax:"*";inherits:false}.a{top:var(--x)}'
  expect(part(css + named)).toBe(css)
  expect(part(css + named, '.a')).toBe(css + named)
})
