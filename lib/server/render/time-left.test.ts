import { renderContext } from './render-context.ts'
import { timeLeft } from './time-left.ts'

const during = (isPage: boolean, remote: boolean, ...calls: number[]) =>
  renderContext().run({ path: '/', since: 0, isPage }, () => calls.map(now => timeLeft(now, remote)))

test('the calls of a page share 2.5 s, and the last of them still gets a moment', () => {
  expect(during(true, true, 1000, 2500, 9000)).toEqual([2500, 1000, 250])
  for (const left of during(true, true, 1000.4, 1500.7)) expect(AbortSignal.timeout(left).aborted).toBe(false)
})

test('a form, a call of the API and our own shop have 2.5 s for each', () => {
  expect(during(false, true, 1000, 9000)).toEqual([2500, 2500])
  expect(during(true, false, 1000, 9000)).toEqual([2500, 2500])
  expect(timeLeft(9000, true)).toBe(2500)
})
