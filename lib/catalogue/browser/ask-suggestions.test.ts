import { askSuggestions } from './ask-suggestions.ts'

const answering = (data: unknown, status = 200) => {
  const fetched = jest.fn(async (_address: string) => Response.json({ status: 'true', data }, { status }))
  globalThis.fetch = fetched as unknown as typeof fetch
  return fetched
}
const stole = { text: 'Bagh stole', kind: 'product', href: '/product/s', image: '' }

test('nothing is asked for less than two letters', async () => {
  const fetched = answering([stole])
  expect(await askSuggestions('b')).toEqual([])
  expect(await askSuggestions('  b')).toEqual([])
  expect(fetched).not.toHaveBeenCalled()
})

test('the same beginning is asked once, however it is spelled', async () => {
  const fetched = answering([stole])
  expect(await askSuggestions('Bagh  s')).toEqual([stole])
  expect(await askSuggestions('bagh s')).toEqual([stole])
  expect(fetched.mock.calls.map(([address]) => address)).toEqual(['/api/Suggest?q=bagh+s'])
})

test('an answer that leads elsewhere is left out', async () => {
  answering([stole, { ...stole, href: 'javascript:alert(1)' }, { ...stole, href: 'https://other.example/' }])
  expect(await askSuggestions('elsewhere')).toEqual([stole])
})

test('a failure suggests nothing, and is asked again', async () => {
  answering([], 500)
  expect(await askSuggestions('failing')).toEqual([])
  answering([stole])
  expect(await askSuggestions('failing')).toEqual([stole])
})
