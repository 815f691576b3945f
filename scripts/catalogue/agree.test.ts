import { PassThrough } from 'node:stream'
import { agree } from './agree.ts'

const terminal = (isTTY: boolean) => {
  const input = Object.assign(new PassThrough(), { isTTY })
  const output = Object.assign(new PassThrough(), { isTTY })
  let said = ''
  output.on('data', chunk => {
    said += chunk
  })
  const streams = { input, output } as unknown as Parameters<typeof agree>[2]
  return { input, streams, said: () => said }
}
const DOUBTS = ['3 prices fall by more than half.']

test('without a doubt nothing is asked', async () => {
  const { streams, said } = terminal(false)
  expect(await agree([], false, streams)).toBe(true)
  expect(said()).toBe('')
})

test.each([
  ['yes', true],
  ['Y', true],
  ['no', false],
  ['', false],
  ['yesterday', false],
])('who is asked and says "%s" is understood', async (answer, understood) => {
  const { input, streams, said } = terminal(true)
  const asking = agree(DOUBTS, false, streams)
  input.write(`${answer}\n`)
  expect(await asking).toBe(understood)
  expect(said()).toMatch(/^3 prices fall by more than half\.\n/)
  expect(said()).toContain('Is that meant, and may it be published? yes or no: ')
})

test('a terminal that is closed says no', async () => {
  const { input, streams } = terminal(true)
  const asking = agree(DOUBTS, false, streams)
  input.end()
  expect(await asking).toBe(false)
})

test('where nobody can be asked nothing is published, and --yes is named; --yes says so beforehand', async () => {
  const { streams, said } = terminal(false)
  expect(await agree(DOUBTS, false, streams)).toBe(false)
  expect(said()).toContain(
    'Nothing was published: nobody can be asked here. If it is meant, say so with --yes.',
  )
  expect(await agree(DOUBTS, true, streams)).toBe(true)
})
