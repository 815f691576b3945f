/** @jest-environment jsdom */
import { act, useState } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { filledPart } from './filled-part.tsx'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

const Counter = ({ words }: { words: string[] }) => {
  const [count, setCount] = useState(words.length)
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {count} words
    </button>
  )
}
const Part = filledPart('counter', Counter)

const shown = async (place: string, data: string) => {
  document.body.innerHTML = '<main></main>'
  const main = document.querySelector('main') as HTMLElement
  await act(async () => createRoot(main).render(<Part place={place} data={data} />))
  return main.innerHTML
}

test('in a template its place stands, and nothing of it is rendered', async () => {
  expect(await shown('__place__', '__data__')).toBe('<div class="contents">__place__</div>')
})

test('a page without the part has nothing there', async () => {
  expect(await shown('', '')).toBe('<div class="contents"></div>')
})

test('the browser goes on with what the server has filled in', async () => {
  const refused = jest.spyOn(console, 'error')
  document.body.innerHTML =
    '<main><div class="contents"><button type="button">2<!-- --> words</button></div></main>'
  const button = document.querySelector('button')
  const main = document.querySelector('main') as HTMLElement
  await act(async () => hydrateRoot(main, <Part place="" data='{"words":["one","two"]}' />))
  expect(document.querySelector('button')).toBe(button)
  await act(async () => button?.click())
  expect(button?.textContent).toBe('3 words')
  expect(refused).not.toHaveBeenCalled()
})
