import { keepOwnScripts } from './script-nonce.ts'

const own =
  '<script id="_R_" nonce="n1">boot("<b>")</script><script src="/_next/a.js" nonce="n1" async=""></script>'
const clean = own.replaceAll(' nonce="n1"', '')
const data = '<script type="application/ld+json">{"name":"a"}</script>'

test('scripts of Next stay, without the nonce, and so do data', () => {
  expect(keepOwnScripts(`<p>a</p>${own}${data}`, 'n1')).toBe(`<p>a</p>${clean}${data}`)
})

test.each([
  '<script>evil()</script>',
  '<SCRIPT src=//evil.example></SCRIPT >',
  '<script nonce="n2">evil()</script>',
  '<script\nnonce=n1>evil()</script>',
  '<script nonce="n1" nonce="n1">evil()</script>',
  '<script/nonce="n1">evil()</script>',
  '<script type="application/ld+json" nonce=x>evil()</script>',
  '<script type="application/ld+json"src=//evil.example></script>',
  '<svg><script>evil()</script></svg>',
  '<scr<script>a</script>ipt>evil()</scr<script>a</script>ipt>',
  '<scr<scr<script>a</script>ipt>b</script>ipt>evil()</script>',
])('%s is removed, or is no script any more', text => {
  const html = keepOwnScripts(`${own}<div>${text}</div>${own}`, 'n1')
  expect(html.match(/<script\b/gi)).toHaveLength(4)
  expect(html).toMatch(new RegExp(`^${escaped(clean)}.*${escaped(clean)}$`, 's'))
})

test.each(['<script>', '<script x="', "<script text='", '<!--<script>'])(
  'an unclosed %s is removed with all that follows, and runs nothing',
  text => {
    const html = keepOwnScripts(`<div>${text}</div>evil()${own}`, 'n1')
    expect(html).not.toContain('evil()')
  },
)

test('without a nonce no script is Next’s', () => {
  expect(keepOwnScripts(`${clean}${data}`, undefined)).toBe(data)
})

test('a page full of opening tags takes no time', () => {
  // CPU time, since a busy machine makes the clock slow.
  const began = process.cpuUsage()
  keepOwnScripts('<script '.repeat(60_000), 'n1')
  keepOwnScripts('<scr<script>a</script>ipt>'.repeat(20_000), 'n1')
  expect(process.cpuUsage(began).user / 1000).toBeLessThan(500)
})

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
