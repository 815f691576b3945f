// An answer that comes while a finger is down would move the button from under it, and the press would be lost.

const MOST_MS = 1_000

let isDown = false
if (typeof window !== 'undefined') {
  const note = ({ type }: Event) => {
    isDown = type === 'pointerdown'
  }
  for (const type of ['pointerdown', 'pointerup', 'pointercancel']) addEventListener(type, note, true)
}

/** Once no finger is down, and what it pressed has been told of. */
export const fingerUp = () =>
  isDown
    ? new Promise<void>(done => {
        const rest = () => {
          for (const up of ['pointerup', 'pointercancel']) removeEventListener(up, rest, true)
          clearTimeout(timer)
          // The click comes after it.
          setTimeout(done, 50)
        }
        const timer = setTimeout(rest, MOST_MS)
        for (const up of ['pointerup', 'pointercancel']) addEventListener(up, rest, true)
      })
    : Promise.resolve()
