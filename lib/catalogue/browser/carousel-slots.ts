/** The slot that stands at this number: past the last comes the first, before the first the last. */
export const wrapped = (slot: number, slots: number) => ((slot % slots) + slots) % slots

const FAR = 40
const SLIGHT = 8

type Point = { x: number; y: number }

/** Where a finger's move leads: 1 onwards (to the left), -1 back, 0 nowhere. */
export const swipeDirection = (from: Point, to: Point): -1 | 0 | 1 => {
  const [across, down] = [to.x - from.x, to.y - from.y]
  if (Math.abs(across) < FAR || Math.abs(across) < Math.abs(down)) return 0
  return across < 0 ? 1 : -1
}

/** Watches a row of slots for swipes of one finger; the browser's own scrolling is helped, and wraps at both ends. */
export function watchSwipes(element: HTMLElement, slots: number): () => void {
  let start: (Point & { slot: number; left: number }) | undefined
  const began = (event: TouchEvent) => {
    const touch = event.touches.length === 1 ? event.touches[0] : undefined
    start = touch && { x: touch.clientX, y: touch.clientY, slot: slotOf(element), left: element.scrollLeft }
  }
  const ended = (event: TouchEvent) => {
    const touch = event.changedTouches[0]
    // Where the browser has scrolled with the finger, it settles by itself.
    if (!start || !touch || Math.abs(element.scrollLeft - start.left) > SLIGHT) return
    const move = swipeDirection(start, { x: touch.clientX, y: touch.clientY })
    const next = wrapped(start.slot + move, slots)
    if (move) showSlot(element, next, next === start.slot + move ? 'auto' : 'instant')
    start = undefined
  }
  element.addEventListener('touchstart', began, { passive: true })
  element.addEventListener('touchend', ended, { passive: true })
  return () => {
    element.removeEventListener('touchstart', began)
    element.removeEventListener('touchend', ended)
  }
}

export const slotOf = (row: HTMLElement) => Math.round(row.scrollLeft / (row.clientWidth || 1))

export const showSlot = (row: HTMLElement, slot: number, behavior: ScrollBehavior = 'auto') =>
  row.scrollTo({ left: slot * row.clientWidth, behavior })
