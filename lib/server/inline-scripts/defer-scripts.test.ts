import { deferScripts } from './defer-scripts.ts'

const page = [
  '<head><link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/main.js"/>',
  '<link rel="stylesheet" href="/_next/static/a.css"/>',
  '<script src="/_next/static/chunks/a.js" async=""></script>',
  '<script src="/_next/static/chunks/old.js" noModule=""></script></head>',
  '<body><script id="_R_">boot</script><script src="/_next/static/chunks/main.js" async=""></script></body>',
].join('')

test('no script of the framework is fetched by the page itself', () => {
  const held = deferScripts(page)
  expect(held).not.toMatch(/<script[^>]* src=/)
  expect(held).not.toContain('as="script"')
  expect(held).toContain('<script type="text/plain" data-later="/_next/static/chunks/a.js"></script>')
  expect(held).toContain('<script id="_R_">boot</script>')
  expect(held).toContain('a.css')
})

test('the loader is the last of the page, and there is one', () => {
  expect(deferScripts(page).match(/script\[data-later\]/g)).toHaveLength(1)
  expect(deferScripts(page)).toMatch(/<\/script><\/body>$/)
})

test('a page without scripts of the framework stays as it is', () => {
  const html = '<body><script src="https://connect.facebook.net/x.js" async=""></script></body>'
  expect(deferScripts(html)).toBe(html)
})
