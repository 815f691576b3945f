/** Scrolls a strip sideways within a given time; the returned function stops it. Snapping is off meanwhile. */
export function smoothScroll(
  strip: HTMLElement,
  to: number,
  ms: number,
  done: () => void = () => {},
): () => void {
  const from = strip.scrollLeft
  const start = performance.now()
  let frame = 0
  const stop = () => {
    cancelAnimationFrame(frame)
    strip.style.scrollSnapType = ''
  }
  const step = (now: number) => {
    const part = Math.min(1, Math.max(0, (now - start) / ms))
    strip.scrollLeft = from + (to - from) * eased(part)
    if (part < 1) {
      frame = requestAnimationFrame(step)
      return
    }
    stop()
    done()
  }
  strip.style.scrollSnapType = 'none'
  frame = requestAnimationFrame(step)
  return stop
}

const eased = (part: number) => 1 - (1 - part) ** 3
