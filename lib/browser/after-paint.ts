const HIDDEN_MS = 100

/** After the frame that shows what was just changed; a page that is not shown draws none, and goes on without. */
export const afterPaint = () =>
  new Promise<void>(done => {
    const timer = setTimeout(done, HIDDEN_MS)
    requestAnimationFrame(() =>
      setTimeout(() => {
        clearTimeout(timer)
        done()
      }),
    )
  })
