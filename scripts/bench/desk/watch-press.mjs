/** Runs in a page: measures from the moment of a touch to the frame after the first change of the page that follows it. */
export function watchPress() {
  window.presses = []
  new PerformanceObserver(list => {
    for (const entry of list.getEntries()) if (entry.interactionId) window.presses.push(entry.duration)
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 })
  window.listenToPress = () => {
    window.presses.length = 0
    let pressedAt
    let isSeen = false
    const seen = () => {
      if (pressedAt === undefined || isSeen) return
      isSeen = true
      // The frame after the one that was drawn from this.
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          window.seenMs = performance.now() - pressedAt
        }),
      )
    }
    addEventListener(
      'pointerdown',
      event => {
        pressedAt = event.timeStamp
      },
      { capture: true, once: true },
    )
    new MutationObserver(seen).observe(document, {
      ...{ subtree: true, childList: true, attributes: true, characterData: true },
    })
    // A box that is ticked changes no attribute.
    addEventListener('change', seen, true)
  }
}
