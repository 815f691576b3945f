// After an act its page is shown anew. What is pressed meanwhile waits for it: it would be sent with what the page has
// shown before, and refused as if somebody else had been quicker.

let under = 0
const waiting = new Set<() => void>()

export function noteRefreshStart() {
  under++
  return () => {
    under--
    if (under > 0) return
    for (const go of [...waiting]) go()
  }
}

/** A page that does not come is not waited for any longer. */
const MOST_MS = 8_000

export const whenRefreshed = () =>
  under === 0
    ? Promise.resolve()
    : new Promise<void>(done => {
        const go = () => {
          clearTimeout(timer)
          waiting.delete(go)
          done()
        }
        const timer = setTimeout(go, MOST_MS)
        waiting.add(go)
      })
