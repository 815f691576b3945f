/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { useRemovedItems } from '#lib/browser/use-removed-items.ts'
import { RemovedItemPlace } from './removed-item.tsx'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())
const wait = (ms: number) => act(async () => jest.advanceTimersByTime(ms))

const NAMES = ['Stole', 'Pot', 'Kurta']

/** A list as the cart and the wishlist are: each thing can be taken away and put back. */
function List({ refuse = false }: { refuse?: boolean }) {
  const [held, setHeld] = useState(NAMES)
  const { places, empty, saved, over } = useRemovedItems(held, name => name)
  const remove = (name: string) => {
    empty(name, 120)
    setHeld(now => now.filter(each => each !== name))
    saved(name)
  }
  const undo = async (name: string) => {
    if (refuse) return false
    setHeld(now => [...now, name])
    over(name)
    return true
  }
  return (
    <main id="main" tabIndex={-1}>
      <ul>
        {places.map(({ key, item, emptied }) => (
          <li key={key}>
            {emptied ? (
              <RemovedItemPlace
                ms={emptied.ms}
                isOnThisPage={emptied.isOnThisPage}
                height={emptied.height}
                name={item}
                message="Removed."
                action="/do/wishlist/keep"
                onUndo={() => undo(item)}
                onOver={() => over(key)}
              >
                <input type="hidden" name="id" value={item} />
              </RemovedItemPlace>
            ) : (
              <>
                <h2>
                  <a href={`/${item}`}>{item}</a>
                </h2>
                <button type="button" onClick={() => remove(item)}>
                  Remove {item}
                </button>
              </>
            )}
          </li>
        ))}
      </ul>
    </main>
  )
}

const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })))
const rows = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent)

test('what is taken away leaves its place, as tall as it was, with the focus on Undo', async () => {
  render(<List />)
  await press('Remove Pot')
  expect(rows()).toEqual(['StoleRemove Stole', 'UndoPot Removed.', 'KurtaRemove Kurta'])
  const undo = screen.getByRole('button', { name: 'Undo: Pot' })
  expect(document.activeElement).toBe(undo)
  expect(undo.closest('form')?.style.minHeight).toBe('120px')
})

test('the press that took it away does not put it back; one half a second later does, where it stood', async () => {
  render(<List />)
  await press('Remove Pot')
  await press('Undo: Pot')
  expect(screen.queryByRole('button', { name: 'Remove Pot' })).toBeNull()
  await wait(500)
  await press('Undo: Pot')
  expect(rows()).toEqual(NAMES.map(name => `${name}Remove ${name}`))
  await wait(20)
  expect(document.activeElement?.textContent).toBe('Pot')
})

test('after eight seconds the place goes, and the focus goes on to what stands next', async () => {
  render(<List />)
  await press('Remove Pot')
  await wait(7900)
  expect(screen.queryByRole('button', { name: 'Undo: Pot' })).toBeTruthy()
  await wait(200)
  expect(rows()).toEqual(['StoleRemove Stole', 'KurtaRemove Kurta'])
  expect(document.activeElement?.textContent).toBe('Kurta')
})

test('where nothing else stands there the focus goes to the page', async () => {
  render(<List />)
  for (const name of NAMES) {
    await press(`Remove ${name}`)
    await wait(600)
  }
  for (let n = 0; n < 14; n++) await wait(600)
  expect(document.activeElement?.id).toBe('main')
})

test('who has gone on meanwhile keeps the focus', async () => {
  render(<List />)
  await press('Remove Pot')
  const elsewhere = screen.getByRole('button', { name: 'Remove Stole' })
  act(() => elsewhere.focus())
  await wait(8100)
  expect(document.activeElement).toBe(elsewhere)
})

test('what cannot be put back leaves its place as it is', async () => {
  render(<List refuse />)
  await press('Remove Pot')
  await wait(500)
  await press('Undo: Pot')
  expect(rows()[1]).toBe('UndoPot Removed.')
})
