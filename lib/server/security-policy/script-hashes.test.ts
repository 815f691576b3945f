import { createHash } from 'node:crypto'
import { hashInlineScripts, joinInlineScripts } from './script-hashes.ts'

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

test('each inline script is hashed once, byte for byte', () => {
  const html = '<script>a=1</script><p></p><script id="_R_">b="₹"</script><script>a=1</script>'
  expect(hashInlineScripts(html)).toEqual([hash('a=1'), hash('b="₹"')])
})

test('scripts with a source and data are not hashed', () => {
  const html =
    '<script src="/a.js" async=""></script><script type="application/ld+json">{}</script><script type="text/plain" data-later="/a.js"></script>'
  expect(hashInlineScripts(html)).toEqual([])
  expect(hashInlineScripts('<script type="module">a</script>')).toEqual([hash('a')])
})

test('adjacent inline scripts become one; a script with a source stays unchanged', () => {
  expect(
    joinInlineScripts(
      '<script src="/a.js" async=""></script><script>a</script><script>b<c</script><script>d</script>',
    ),
  ).toBe('<script src="/a.js" async=""></script><script>a;b<c;d</script>')
  expect(joinInlineScripts('<script id="_R_">a</script><script>b</script>')).toBe(
    '<script id="_R_">a</script><script>b</script>',
  )
})

test('the time to join grows with the page, not with its square', () => {
  // CPU time: by the clock a busy machine is slow in one of the two.
  const least = (length: number) => {
    const html = `<script>${'<'.repeat(length)}</script><script>b</script>`
    const times = Array.from({ length: 7 }, () => {
      const began = process.cpuUsage()
      for (let times = 0; times < 20; times++) joinInlineScripts(html)
      const { user, system } = process.cpuUsage(began)
      return user + system
    })
    return Math.min(...times)
  }
  // Eight times the length takes eight times as long; quadratic time would be 64.
  expect(least(800_000) / least(100_000)).toBeLessThan(30)
})
