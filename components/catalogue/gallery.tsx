'use client'
import { lazy, type MouseEvent, Suspense, useEffect, useRef, useState } from 'react'
import { Icon } from '#components/ui/icon.tsx'
import { Picture } from '#components/ui/picture.tsx'
import { showSlot, slotOf, watchSwipes } from '#lib/catalogue/browser/carousel-slots.ts'
import type { Video } from '#lib/catalogue/rules/video.ts'
import { pictureUrl } from '#lib/media/rules/picture-url.ts'
import { pictureOf, picturesOf, videoLabel, viewOf } from '#messages/gallery.ts'
import { ShareButton } from './share-button.tsx'
import { Zoom } from './zoom.tsx'

// Only for products with a video.
const VideoSlot = lazy(() => import('./video-slot.tsx'))

type Props = {
  name: string
  pictures: readonly string[]
  /** What a picture shows, where the shop says it. */
  alts?: Record<string, string>
  video?: Video
  url: string
}

const SET = ['280x280', '400x400', '800x800', '1200x1200'] as const
const SIZES = '(width <= 768px) 100vw, (width < 1100px) 46vw, 30rem'

/** The pictures side by side in a row that the browser scrolls; the last slot is the video. */
export function Gallery({ name, pictures, alts, video, url }: Props) {
  const row = useRef<HTMLUListElement>(null)
  const [current, setCurrent] = useState(0)
  const slots = pictures.length + (video ? 1 : 0)

  useEffect(() => {
    const element = row.current
    if (!element) return
    const settle = () => setCurrent(slotOf(element))
    settle()
    const forget = watchSwipes(element, slots)
    element.addEventListener('scroll', settle, { passive: true })
    return () => {
      forget()
      element.removeEventListener('scroll', settle)
    }
  }, [slots])

  const choose = (event: MouseEvent, slot: number) => {
    event.preventDefault()
    if (row.current) showSlot(row.current, slot, 'instant')
  }

  return (
    <div className="product-gallery">
      <Zoom picture={pictures[current]}>
        <ul
          ref={row}
          className="gallery-row"
          data-at={placeOf(current, slots)}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a row that scrolls must be reached by the keyboard
          tabIndex={0}
          aria-label={picturesOf(name)}
        >
          {pictures.map((picture, place) => (
            <li key={picture} id={`picture-${place + 1}`}>
              <Picture
                name={picture}
                alt={alts?.[picture] ?? (place ? viewOf(name, place + 1) : name)}
                size="800x800"
                set={SET}
                sizes={SIZES}
                eager={place === 0}
              />
            </li>
          ))}
          {video && (
            <li id="video">
              <Suspense>
                <VideoSlot
                  name={name}
                  video={video}
                  poster={pictures[0] ?? ''}
                  playing={current === pictures.length}
                />
              </Suspense>
            </li>
          )}
        </ul>
      </Zoom>
      {slots > 1 && (
        <div className="gallery-slots">
          {Array.from({ length: slots }, (_, slot) => {
            const picture = pictures[slot]
            return (
              <a
                key={slot}
                href={picture === undefined ? '#video' : `#picture-${slot + 1}`}
                aria-label={picture === undefined ? videoLabel : pictureOf(slot + 1, pictures.length)}
                aria-current={slot === current || undefined}
                onClick={event => choose(event, slot)}
              >
                <Picture name={picture ?? pictures[0] ?? ''} alt="" size="280x280" />
                {picture === undefined && <Icon name="play" />}
              </a>
            )
          })}
        </div>
      )}
      <ShareButton
        name={name}
        url={url}
        picture={new URL(pictureUrl(pictures[0] ?? '', '800x800'), url).href}
      />
    </div>
  )
}

/** At both ends the browser has nothing left to scroll, and would take the swipe for a step back in the history. */
const placeOf = (slot: number, slots: number) =>
  slot === 0 ? 'first' : slot === slots - 1 ? 'last' : undefined
