import { SAME_PRESS_MS } from '#lib/constants.ts'

/**
 * Runs the action of a press on a control, unless the same control was pressed a moment ago or its last action is still
 * running. Returns whether it ran. The control is any object that stands for it: its element or its form. For actions
 * that send, remove or pay; Add is counted by prevent-double-press.ts, and steppers, arrows and hearts count each press.
 * Choosing or typing in between makes it another press.
 */
export function pressOnce(control: object, act: () => unknown, now = performance.now()): boolean {
  const before = presses.get(control)
  if (before?.underWay || (before && before.at > changedAt && now - before.at < SAME_PRESS_MS)) return false
  const press = { at: now, underWay: true }
  presses.set(control, press)
  const done = () => {
    press.underWay = false
  }
  try {
    void Promise.resolve(act()).finally(done)
  } catch (cause) {
    done()
    throw cause
  }
  return true
}

let changedAt = Number.NEGATIVE_INFINITY
globalThis.addEventListener?.('input', ({ timeStamp }) => (changedAt = timeStamp), true)

const presses = new WeakMap<object, { at: number; underWay: boolean }>()
