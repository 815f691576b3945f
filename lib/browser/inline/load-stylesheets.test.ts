/** @jest-environment jsdom */
import { LOAD_STYLESHEETS } from '#lib/server/inline-scripts/compiled.ts'

const added = (head: string) => {
  document.head.innerHTML = head
  // biome-ignore lint/security/noGlobalEval: as the browser runs it, inline
  window.eval(LOAD_STYLESHEETS)
  return [...document.querySelectorAll('link')].map(link => [
    link.rel,
    link.getAttribute('href'),
    link.dataset.precedence,
  ])
}

test('each stylesheet that the page was painted without is added, as the framework names it', () => {
  expect(added('<style></style><style data-whole="/a.css /b.css">.a{top:0}</style>')).toEqual([
    ['stylesheet', '/a.css', 'next'],
    ['stylesheet', '/b.css', 'next'],
  ])
})

test('a page that kept its links gets none', () => {
  expect(added('<link rel="stylesheet" href="/a.css">')).toEqual([['stylesheet', '/a.css', undefined]])
})

test('they apply together, once the last one has come or failed', () => {
  added('<style data-whole="/a.css /b.css">.a{top:0}</style>')
  const links = [...document.querySelectorAll('link')]
  const media = () => links.map(link => link.media)
  expect(media()).toEqual(['print', 'print'])
  links[1]?.dispatchEvent(new Event('load'))
  expect(media()).toEqual(['print', 'print'])
  links[0]?.dispatchEvent(new Event('error'))
  expect(media()).toEqual(['all', 'all'])
})
