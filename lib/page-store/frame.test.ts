import { createHash } from 'node:crypto'
import { fillFrame, frameOf, place } from './frame.ts'
import { hashInlineScripts } from './inline-scripts.ts'

const data = `self.__next_f.push([1,${JSON.stringify(JSON.stringify({ title: place('title'), term: place('term') }))}])`
const quiet = 'later()'
const page = `<head><title>${place('title')}</title></head><body><input value="${place('term')}"><main>${place('main')}</main><script>${data}</script><script>${quiet}</script></body>`
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const frame = frameOf(page, `script-src 'self' ${hash(data)} ${hash(quiet)}`)
const NASTY = `"</script><!--\u2028\\ $& 'x' & é`
const filling = {
  ...{ title: NASTY, description: '', canonical: '', term: NASTY },
  ...{ main: '<ul><li>$& one</li></ul>', head: '<link rel="preload">' },
}

test('a text that reads like a place is a text', () => {
  const odd = frameOf(
    page.replace('<main>', '<p title="__fill_main__">__fill_head__</p><main>'),
    frame.policy,
  )
  expect(fillFrame(odd, filling).html).toContain('<p title="__fill_main__">__fill_head__</p>')
})

test('markup stands where it belongs, text is text', () => {
  const { html } = fillFrame(frame, filling)
  expect(html).toContain('<main><ul><li>$& one</li></ul></main>')
  expect(html).toContain('<link rel="preload"></head>')
  expect(html).not.toContain('<!--')
  expect(html.match(/<\/script>/g)).toHaveLength(2)
})

test('the page’s own data say the same, and can be nothing else', () => {
  const { html } = fillFrame(frame, filling)
  const told: unknown[] = []
  const script = /<script>(self.*?)<\/script>/s.exec(html)?.[1] ?? ''
  new Function('self', script)({
    __next_f: { push: (one: [number, string]) => told.push(JSON.parse(one[1])) },
  })
  expect(told).toEqual([{ title: NASTY, term: NASTY }])
})

test('the policy lets exactly the page’s own scripts run', () => {
  const { html, policy } = fillFrame(frame, filling)
  expect(policy).toBe(`script-src 'self' ${hashInlineScripts(html).join(' ')}`)
  expect(fillFrame(frame, { ...filling, term: 'x' }).policy).not.toBe(policy)
})

test('a frame that says the places’ words by itself does not grow by them', () => {
  const own = place('main').repeat(290) + place('term').repeat(290) + place('nothing' as 'main')
  const text = `self.__next_f.push([1,${JSON.stringify(own)}])`
  const grown = frameOf(`${page}<p>${own}</p><script>${text}</script>`, `script-src ${hash(text)}`)
  const main = 'x'.repeat(50_000)
  const { html } = fillFrame(grown, { ...filling, main, term: 'saree' })
  expect(html.split(main)).toHaveLength(2)
  expect(html.indexOf(main)).toBe(html.indexOf('<main>') + 6)
  expect(html.match(/saree/g)?.length).toBeLessThan(10)
  expect(html.length).toBeLessThan(60_000)
  expect(html).not.toContain(place('term').slice(0, 10))
})
