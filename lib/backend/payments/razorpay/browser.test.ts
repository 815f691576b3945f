/** @jest-environment jsdom */
import { loadProvider } from './browser.ts'

const scripts = () => [...document.querySelectorAll<HTMLScriptElement>('script')]
const shop = window as unknown as { Razorpay?: unknown }
class Provider {
  open() {}
}

beforeEach(() => {
  jest.useFakeTimers()
})
afterEach(() => {
  jest.useRealTimers()
  shop.Razorpay = undefined
  for (const script of scripts()) script.remove()
})

test('a script that hangs is given up in time, and loaded again at the next try', async () => {
  const first = loadProvider('https://pay.test/x.js')
  expect(scripts()).toHaveLength(1)
  await jest.advanceTimersByTimeAsync(15_000)
  expect(await first).toBeUndefined()
  expect(scripts()).toHaveLength(0)
  const second = loadProvider('https://pay.test/x.js')
  const [script] = scripts()
  shop.Razorpay = Provider
  script?.dispatchEvent(new Event('load'))
  expect(await second).toBe(Provider)
})

test('a script that is refused, or defines something else, is reported at once', async () => {
  for (const event of ['error', 'load']) {
    const loading = loadProvider('https://pay.test/x.js')
    scripts()[0]?.dispatchEvent(new Event(event))
    expect(await loading).toBeUndefined()
  }
})
