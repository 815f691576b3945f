import { inlineStyles } from './inline-styles.ts'
import { readStylesheets } from './page-styles.ts'
import { namesIn } from './selector-names.ts'

const LINK = '<link rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next"/>'
const page = `<html><head>${LINK}<style>:root{--text:#fff}</style></head><body class="b c"><p id="x">.z</p></body></html>`
const read = ([url = '']: readonly string[]) =>
  readStylesheets([{ css: '.b{top:0}.z{top:1px}.count{top:2px}', url }])

test('the rules of a page stand in it behind the theme, and its link waits for a browser without script', () => {
  expect(inlineStyles(page, read)).toBe(
    '<html><head><style>:root{--text:#fff}</style><style data-precedence="next" data-href="page" data-whole="/_next/static/chunks/a.css">.b{top:0}.count{top:2px}</style></head>' +
      '<body class="b c"><p id="x">.z</p><noscript><link rel="stylesheet" href="/_next/static/chunks/a.css"/></noscript></body></html>',
  )
})

test('a page keeps its links where a stylesheet cannot be read, and one that names a path outside', () => {
  expect(inlineStyles(page, () => undefined)).toBe(page)
  const outside = page.replace('chunks/a.css', '../../../secret.css')
  expect(inlineStyles(outside, read)).toBe(outside)
})

test('names are read from tags, classes and ids', () => {
  expect([...namesIn('<DIV class="a  b:c" id="x"><use href=".q"/></DIV>')].sort()).toEqual(
    ['#x', '.a', '.b:c', 'div', 'use'].sort(),
  )
})

test('a chip is styled where a dialog for choices may show one', () => {
  const chips = () => readStylesheets([{ css: '.chip{top:0}', url: '/a.css' }])
  expect(inlineStyles(page, chips)).not.toContain('.chip{')
  expect(inlineStyles(page.replace('id="x"', 'id="choice"'), chips)).toContain('.chip{top:0}')
})
