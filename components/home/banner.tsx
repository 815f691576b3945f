import { preload } from 'react-dom'
import { StaticHtml } from '#components/ui/static-html.tsx'
import type { Banner as Entry } from '#lib/contract/shop-schemas.ts'
import { pictureUrl } from '#lib/media/rules/picture-url.ts'
import { isPictureName } from '#lib/rules/picture-name.ts'
import { safeLink } from '#lib/rules/safe-link.ts'
import { carousel, offerPicture, slide, slideOf, whatIsNew } from '#messages/banner.ts'
import { SlideshowControls } from './slideshow-controls.tsx'

const DEFAULT_PICTURE = '/default-banner.svg'

/**
 * The carousel of the home page: a strip that scrolls and snaps natively; the script advances it and draws the dots.
 */
export function Banner({ entries }: { entries: readonly Entry[] }) {
  preloadFirst(entries[0])
  return (
    <section className="banner" aria-roledescription={carousel} aria-label={whatIsNew}>
      <StaticHtml>
        {/* A strip whose slides are no links must be reachable by the keyboard itself. */}
        <ul tabIndex={entries.every(entry => safeLink(entry.url)) ? undefined : 0}>
          {entries.map((entry, i) => (
            <li key={i} aria-roledescription={slide} aria-label={slideOf(i + 1, entries.length)}>
              <Slide entry={entry} first={i === 0} />
            </li>
          ))}
        </ul>
      </StaticHtml>
      {entries.length > 1 && <SlideshowControls count={entries.length} />}
    </section>
  )
}

function preloadFirst(entry?: Entry) {
  const name = entry?.banner_img_name ?? ''
  preload(isPictureName(name) ? pictureUrl(name) : DEFAULT_PICTURE, { as: 'image', fetchPriority: 'high' })
}

function Slide({ entry, first }: { entry: Entry; first: boolean }) {
  const href = safeLink(entry.url)
  const content = (
    <>
      <SlidePicture entry={entry} first={first} />
      {entry.caption && <span className="banner-words">{entry.caption}</span>}
    </>
  )
  return href ? (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {content}
    </a>
  ) : (
    content
  )
}

function SlidePicture({
  entry: { banner_img_name: name, alt, caption },
  first,
}: {
  entry: Entry
  first: boolean
}) {
  const known = isPictureName(name)
  return (
    <img
      src={known ? pictureUrl(name) : DEFAULT_PICTURE}
      alt={alt || (caption || !known ? '' : offerPicture)}
      width={1600}
      height={550}
      loading={first ? undefined : 'lazy'}
      fetchPriority={first ? 'high' : undefined}
      data-dead={DEFAULT_PICTURE}
    />
  )
}
