/** @jest-environment jsdom */
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { mutate, SWRConfig } from 'swr'
import { tellTabs } from '#lib/browser/tabs.ts'
import { withNetwork } from '#scripts/jest/fake-browser.ts'
import { decodeCart, encodeCart } from '../rules/cart-cookie.ts'
import type { Line } from '../rules/lines.ts'
import { testItem } from '../rules/test-item.ts'
import { useCart } from './use-cart.ts'

const POT: Line = { id: 1070, unit: 2, size: 'S', color: '' }
const forget = () => {
  for (const name of ['cartItems', 'user_name']) document.cookie = `${name}=; max-age=0; path=/`
}
const hold = (...lines: Line[]) => {
  document.cookie = `cartItems=${encodeCart({ guest: 'a'.repeat(24), lines })}; path=/`
}
const held = () =>
  decodeCart(/cartItems=([^;]*)/.exec(document.cookie)?.[1]).lines.map(({ id, unit }) => [id, unit])
const signIn = () => {
  document.cookie = 'user_name=Asha; path=/'
}
// Another test is another page.
beforeEach(async () => {
  forget()
  await mutate(() => true, undefined, { revalidate: false })
})

function Cart() {
  const cart = useCart()
  const press = (act: () => Promise<unknown>) => async (event: { currentTarget: HTMLButtonElement }) => {
    const control = event.currentTarget
    const said = await act()
    control.dataset.said = JSON.stringify(said) ?? 'done'
  }
  return (
    <>
      <output aria-label="units">{cart.count ?? 'unknown'}</output>
      <p role="alert">{cart.error}</p>
      <button type="button" onClick={press(() => cart.add({ ...POT, unit: 1 }, 4))}>
        Add
      </button>
      <button type="button" onClick={press(() => cart.step(POT, 1, 4))}>
        One more
      </button>
      <button type="button" onClick={press(() => cart.step(POT, -1, 4))}>
        One less
      </button>
      <button type="button" onClick={press(() => cart.remove(POT))}>
        Remove
      </button>
    </>
  )
}
const units = () => screen.getByLabelText('units').textContent
const shows = (what: string) => waitFor(() => expect(units()).toBe(what))
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })))
const said = (name: string) => screen.getByRole('button', { name }).dataset.said

const open = async (count: string) => {
  render(
    <SWRConfig value={{ dedupingInterval: 0 }}>
      <Cart />
    </SWRConfig>,
  )
  await shows(count)
}

describe('a visitor', () => {
  test('has the cart of the cookie, and changes it without asking the network', async () => {
    const requests = withNetwork(() => ({}))
    hold(POT)
    await open('2')
    await press('One more')
    await shows('3')
    await press('Add')
    await shows('4')
    expect(said('Add')).toBe('{"added":1}')
    await press('One less')
    await shows('3')
    expect(held()).toEqual([[1070, 3]])
    await press('Remove')
    await shows('0')
    expect(document.cookie).not.toContain('cartItems')
    expect(requests).toEqual([])
  })

  test('is told where the stock ends, and nothing is added', async () => {
    hold({ ...POT, unit: 4 })
    await open('4')
    await press('Add')
    await waitFor(() => expect(said('Add')).toContain('Maximum quantity reached!'))
    expect(held()).toEqual([[1070, 4]])
  })

  test('changes the cart that there is, also where another tab has changed it meanwhile', async () => {
    hold(POT)
    await open('2')
    hold(POT, { id: 1073, unit: 5, size: 'S', color: '' })
    await press('One more')
    await shows('8')
    expect(held()).toEqual([
      [1070, 3],
      [1073, 5],
    ])
  })

  test('sees what another tab did', async () => {
    hold(POT)
    await open('2')
    hold({ ...POT, unit: 1 })
    act(() => tellTabs('cart'))
    await shows('1')
  })

  test('whose browser keeps no cookie is told, and shown what there is', async () => {
    await open('0')
    const kept = jest.spyOn(document, 'cookie', 'set').mockImplementation(() => {})
    await press('Add')
    await waitFor(() => expect(said('Add')).toContain('Error updating cart items in cookies'))
    kept.mockRestore()
    await shows('0')
  })
})

describe('a customer', () => {
  const inShop = (unit: number) => testItem({ id: 1070, Unit: unit, size: '', cart_size: 'S', quantity: 9 })
  const cartOf = (unit: number) => ({ body: { status: 'true', data: unit ? [inShop(unit)] : [] } })
  const answerOf = (unit: number) => ({ body: { status: 'true', to: '/addcart', items: [inShop(unit)] } })
  beforeEach(signIn)

  test('has the shop’s cart; a change is shown at once and saved with what the tab knew of', async () => {
    let save = () => {}
    const requests = withNetwork(({ path }) =>
      path.startsWith('/do/')
        ? new Promise(resolve => {
            save = () => resolve(answerOf(3))
          })
        : cartOf(2),
    )
    await open('2')
    await press('One more')
    await shows('3')
    await waitFor(() => expect(requests.filter(({ path }) => path === '/do/cart/put')).toHaveLength(1))
    expect(requests.at(-1)?.body).toMatchObject({ id: 1070, unit: 3, from: 2 })
    await act(async () => save())
    await shows('3')
  })

  test('is told of a refusal in the shop’s words, and what was shown is taken back', async () => {
    withNetwork(({ path }) =>
      path.startsWith('/do/') ? { status: 409, body: { message: 'Only 2 are left.' } } : cartOf(2),
    )
    await open('2')
    await press('One more')
    await waitFor(() => expect(said('One more')).toBe('"Only 2 are left."'))
    await shows('2')
  })

  test('without a network is told that nothing was saved, and shown what there is', async () => {
    let dead = false
    withNetwork(() => (dead ? 'nothing answers' : cartOf(2)))
    await open('2')
    dead = true
    await press('One more')
    await waitFor(() => expect(said('One more')).toBe('"Error saving cart to API"'))
    await shows('2')
  })

  test('whose presses are quick has them saved one after the other, none overtaken', async () => {
    let unit = 2
    let atOnce = 0
    let most = 0
    withNetwork(async ({ path, body }) => {
      if (!path.startsWith('/do/')) return cartOf(unit)
      most = Math.max(most, ++atOnce)
      await new Promise(resolve => setTimeout(resolve))
      atOnce--
      unit = Number(body.unit)
      return answerOf(unit)
    })
    await open('2')
    await press('One more')
    await press('One more')
    await shows('4')
    await waitFor(() => expect(unit).toBe(4))
    expect(most).toBe(1)
  })

  test('who presses on goes on from what was saved, though the cart was read while it was being saved', async () => {
    let unit = 0
    let save = () => {}
    const requests = withNetwork(({ path, body }) =>
      path.startsWith('/do/')
        ? new Promise(resolve => {
            save = () => {
              unit = Number(body.unit)
              resolve(answerOf(unit))
            }
          })
        : cartOf(unit),
    )
    const reads = () => requests.filter(({ path }) => !path.startsWith('/do/')).length
    await open('0')
    await press('Add')
    await waitFor(() => expect(requests.at(-1)?.path).toBe('/do/cart/put'))
    act(() => tellTabs('cart'))
    await waitFor(() => expect(reads()).toBe(2))
    await act(async () => save())
    await shows('1')
    await press('One more')
    await waitFor(() => expect(requests.filter(({ path }) => path.startsWith('/do/'))).toHaveLength(2))
    expect(requests.at(-1)).toMatchObject({ path: '/do/cart/put', body: { id: 1070, unit: 2, from: 1 } })
    await act(async () => save())
    await shows('2')
  })

  test('whose cart cannot be read is told so', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {})
    withNetwork(() => ({ status: 503 }))
    await open('unknown')
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('Error fetching cart from API'))
    jest.restoreAllMocks()
  })
})
