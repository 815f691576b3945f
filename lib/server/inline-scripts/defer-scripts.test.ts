import { SCRIPT_TAGS } from '../test-next-page.ts'
import { deferScripts } from './defer-scripts.ts'

const { preload, script, noModule } = SCRIPT_TAGS
const page = [
  `<head>${preload}<link rel="stylesheet" href="/_next/static/a.css"/>${script.replace('main', 'a')}${noModule}</head>`,
  `<body><script id="_R_">boot</script>${script}</body>`,
].join('')

test('no script of the framework is fetched by the page itself', () => {
  const deferred = deferScripts(page)
  expect(deferred).not.toMatch(/<script[^>]* src=/)
  expect(deferred).not.toContain('as="script"')
  expect(deferred).toContain('<script type="text/plain" data-later="/_next/static/chunks/a.js"></script>')
  expect(deferred).toContain('<script id="_R_">boot</script>')
  expect(deferred).toContain('a.css')
})

test('the loader is the last of the page, and there is one', () => {
  expect(deferScripts(page).match(/script\[data-later\]/g)).toHaveLength(1)
  expect(deferScripts(page)).toMatch(/<\/script><\/body>$/)
})

test('a page without scripts of the framework stays as it is', () => {
  const html = '<body><script src="https://connect.facebook.net/x.js" async=""></script></body>'
  expect(deferScripts(html)).toBe(html)
})
