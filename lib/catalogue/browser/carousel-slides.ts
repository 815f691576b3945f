/** The slide that stands at this number: past the last comes the first, before the first the last. */
export const wrapped = (slide: number, slides: number) => ((slide % slides) + slides) % slides

const FAR = 40
const SLIGHT = 8

type Point = { x: number; y: number }

/** Where a finger's move leads: 1 onwards (to the left), -1 back, 0 nowhere. */
export const swipeDirection = (from: Point, to: Point): -1 | 0 | 1 => {
  const [across, down] = [to.x - from.x, to.y - from.y]
  if (Math.abs(across) < FAR || Math.abs(across) < Math.abs(down)) return 0
  return across < 0 ? 1 : -1
}

/** Watches a row of slides for swipes of one finger; the browser's own scrolling is helped, and wraps at both ends. */
export function watchSwipes(element: HTMLElement, slides: number): () => void {
  let start: (Point & { slide: number; left: number }) | undefined
  const began = (event: TouchEvent) => {
    const touch = event.touches.length === 1 ? event.touches[0] : undefined
    start = touch && {
      x: touch.clientX,
      y: touch.clientY,
      slide: currentSlide(element),
      left: element.scrollLeft,
    }
  }
  const ended = (event: TouchEvent) => {
    const touch = event.changedTouches[0]
    // Where the browser has scrolled with the finger, it settles by itself.
    if (!start || !touch || Math.abs(element.scrollLeft - start.left) > SLIGHT) return
    const move = swipeDirection(start, { x: touch.clientX, y: touch.clientY })
    const next = wrapped(start.slide + move, slides)
    if (move) showSlide(element, next, next === start.slide + move ? 'auto' : 'instant')
    start = undefined
  }
  element.addEventListener('touchstart', began, { passive: true })
  element.addEventListener('touchend', ended, { passive: true })
  return () => {
    element.removeEventListener('touchstart', began)
    element.removeEventListener('touchend', ended)
  }
}

export const currentSlide = (row: HTMLElement) => Math.round(row.scrollLeft / (row.clientWidth || 1))

export const showSlide = (row: HTMLElement, slide: number, behavior: ScrollBehavior = 'auto') =>
  row.scrollTo({ left: slide * row.clientWidth, behavior })
