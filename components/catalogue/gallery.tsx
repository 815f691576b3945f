'use client'
import { lazy, type MouseEvent, Suspense, useEffect, useRef, useState } from 'react'
import { Icon } from '#components/ui/icon.tsx'
import { Picture } from '#components/ui/picture.tsx'
import { currentSlide, showSlide, watchSwipes } from '#lib/catalogue/browser/carousel-slides.ts'
import type { Video } from '#lib/catalogue/rules/video.ts'
import { pictureUrl } from '#lib/media/rules/picture-url.ts'
import { pictureOf, picturesOf, videoLabel, viewOf } from '#messages/gallery.ts'
import { ShareButton } from './share-button.tsx'
import { Zoom } from './zoom.tsx'

// Only for products with a video.
const VideoSlide = lazy(() => import('./video-slide.tsx'))

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

/** The pictures side by side in a row that the browser scrolls; the last slide is the video. */
export function Gallery({ name, pictures, alts, video, url }: Props) {
  const row = useRef<HTMLUListElement>(null)
  const [current, setCurrent] = useState(0)
  const slides = pictures.length + (video ? 1 : 0)

  useEffect(() => {
    const element = row.current
    if (!element) return
    const settle = () => setCurrent(currentSlide(element))
    settle()
    const forget = watchSwipes(element, slides)
    element.addEventListener('scroll', settle, { passive: true })
    return () => {
      forget()
      element.removeEventListener('scroll', settle)
    }
  }, [slides])

  const choose = (event: MouseEvent, slide: number) => {
    event.preventDefault()
    if (row.current) showSlide(row.current, slide, 'instant')
  }

  return (
    <div className="product-gallery">
      <Zoom picture={pictures[current]}>
        <ul
          ref={row}
          className="gallery-row"
          data-at={placeOf(current, slides)}
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
                <VideoSlide
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
      {slides > 1 && (
        <div className="gallery-links">
          {Array.from({ length: slides }, (_, slide) => {
            const picture = pictures[slide]
            return (
              <a
                key={slide}
                href={picture === undefined ? '#video' : `#picture-${slide + 1}`}
                aria-label={picture === undefined ? videoLabel : pictureOf(slide + 1, pictures.length)}
                aria-current={slide === current || undefined}
                onClick={event => choose(event, slide)}
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
const placeOf = (slide: number, slides: number) =>
  slide === 0 ? 'first' : slide === slides - 1 ? 'last' : undefined
