import { progressBar } from './progress-bar.ts'

const terminal = (isTTY: boolean) => {
  const written: string[] = []
  return { isTTY, written, write: (text: string) => written.push(text) }
}

test('a bar is drawn on a terminal, not too often, and cleared at the end', () => {
  const stream = terminal(true)
  let time = 1_000
  const bar = progressBar(stream, () => time)
  bar.show('reading', 1, 2)
  bar.show('reading', 1.1, 2)
  time += 200
  bar.show('reading', 2, 2)
  bar.clear()
  expect(stream.written).toHaveLength(3)
  expect(stream.written[0]).toContain('███████████████░░░░░░░░░░░░░░░  50 %')
  expect(stream.written[1]).toContain('100 %')
  expect(stream.written[2]).toBe('\r\x1b[K')
})

test('without a terminal nothing is written', () => {
  const stream = terminal(false)
  const bar = progressBar(stream)
  bar.show('reading', 1, 2)
  bar.clear()
  expect(stream.written).toEqual([])
})
