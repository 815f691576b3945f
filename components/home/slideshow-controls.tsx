'use client'
import { useEffect, useRef, useState } from 'react'
import { Icon } from '#components/ui/icon.tsx'
import { smoothScroll } from '#lib/browser/smooth-scroll.ts'
import { useHydrated } from '#lib/browser/use-hydrated.ts'
import { useReducedMotion } from '#lib/browser/use-reduced-motion.ts'
import { BANNER_MOVE_MS, BANNER_MS } from '#lib/constants.ts'
import { LOAD_IMAGES_EVENT } from '#lib/rules/load-images-event.ts'
import { pauseSlides, playSlides, slideNumbered } from '#messages/banner.ts'

/** The banner's dots, its pause button, and the timer that moves it on. The slides are in the page and scroll by touch. */
export function SlideshowControls({ count }: { count: number }) {
  const controls = useRef<HTMLDivElement>(null)
  const stopGlide = useRef(() => {})
  const moved = useRef(false)
  const gliding = useRef(false)
  const [at, setAt] = useState(0)
  const [paused, setPaused] = useState(false)
  const still = useReducedMotion()
  const hydrated = useHydrated()
  const playing = !paused && !still

  useEffect(() => {
    const list = stripOf(controls.current)
    if (!list) return
    list.dispatchEvent(new Event(LOAD_IMAGES_EVENT, { bubbles: true }))
    // While the script scrolls the strip each of its steps ends a scroll.
    const follow = () => {
      if (!gliding.current) setAt(Math.round(list.scrollLeft / list.clientWidth) % count)
    }
    const settle = () => stopGlide.current()
    list.addEventListener('scrollend', follow)
    list.addEventListener('pointerdown', settle)
    list.addEventListener('wheel', settle, { passive: true })
    return () => {
      list.removeEventListener('scrollend', follow)
      list.removeEventListener('pointerdown', settle)
      list.removeEventListener('wheel', settle)
    }
  }, [count])

  // Every render (a new slide, or the pause button) restarts the timer.
  useEffect(() => {
    if (!playing) return
    let timer = 0
    const wait = (ms: number) => {
      timer = window.setTimeout(() => (isWatched(controls.current) ? wait(BANNER_MS) : go(at + 1)), ms)
    }
    // The first slide's time began with the page, not with its script.
    wait(moved.current ? BANNER_MS : Math.max(BANNER_MS - performance.now(), BANNER_MOVE_MS))
    return () => window.clearTimeout(timer)
  })

  function go(to: number) {
    const list = stripOf(controls.current)
    if (!list) return
    stopGlide.current()
    moved.current = true
    gliding.current = true
    setAt(to % count)
    const first = list.firstElementChild as HTMLElement
    const width = list.clientWidth
    // From the last slide to the first: a copy of the first comes after the last until the strip is reset.
    if (to === count) first.style.transform = `translateX(${count * 100}%)`
    const unwind = () => {
      first.style.transform = ''
      if (to === count) list.scrollLeft = 0
      gliding.current = false
    }
    const stop = smoothScroll(list, to * width, still ? 0 : BANNER_MOVE_MS, unwind)
    stopGlide.current = () => {
      stop()
      first.style.transform = ''
      gliding.current = false
    }
  }

  return (
    <div ref={controls} className="banner-controls" hidden={!hydrated}>
      {Array.from({ length: count }, (_, i) => (
        <button
          key={i}
          type="button"
          className="dot"
          aria-label={slideNumbered(i + 1)}
          aria-current={i === at ? 'true' : undefined}
          onClick={() => go(i)}
        />
      ))}
      {!still && (
        <button
          type="button"
          className="press"
          aria-label={paused ? playSlides : pauseSlides}
          onClick={() => setPaused(!paused)}
        >
          <Icon name={paused ? 'play' : 'pause'} />
        </button>
      )}
    </div>
  )
}

const stripOf = (controls: Element | null) => controls?.parentElement?.querySelector('ul') ?? null

/** While someone points at the carousel, has the focus in it, or the page is hidden, nothing moves. */
const isWatched = (controls: Element | null) =>
  document.hidden || !controls?.parentElement || controls.parentElement.matches(':hover, :focus-within')
