import { Picture } from '#components/ui/picture.tsx'
import { Stars } from '#components/ui/stars.tsx'
import { pagesAround } from '#lib/catalogue/rules/pages-around.ts'
import { pictureUrl } from '#lib/media/rules/picture-url.ts'
import { dayInIndia } from '#lib/orders/rules/india-time.ts'
import type { HideReason } from '#lib/ratings/rules/hide-reasons.ts'
import { pageNumbered } from '#messages/catalogue-pages.ts'
import {
  hiddenBecause,
  hiddenRatings,
  hideReasonWords,
  pagesOfRatings,
  ratingBy,
  ratingPictureAlt,
  ratingsTitle,
  sellerAnswers,
} from '#messages/ratings-pages.ts'
import './ratings.css'

type Rating = {
  id: number
  stars: number
  words: string
  by: string
  at: Date
  answer: string
  pictures: readonly string[]
}
type Props = {
  /** The product's path, for the links to further pages. */
  path: string
  ratings: readonly Rating[]
  page: number
  pages: number
  hidden: readonly { why: HideReason; count: number }[]
}

/** What people who bought a product say of it, and how much of that the shop has hidden. */
export const ProductRatings = ({ path, ratings, page, pages, hidden }: Props) => (
  <section id="ratings" className="product-below" aria-labelledby="ratings-title">
    <h2 id="ratings-title">{ratingsTitle}</h2>
    <ul className="ratings">
      {ratings.map(rating => (
        <li key={rating.id}>
          <OneRating {...rating} />
        </li>
      ))}
    </ul>
    {hidden.length > 0 && <p className="text-sm text-muted">{hiddenInWords(hidden)}</p>}
    <Pages path={path} page={page} pages={pages} />
  </section>
)

const OneRating = ({ stars, words, by, at, answer, pictures }: Rating) => (
  <article className="grid gap-2">
    <p className="flex flex-wrap items-center gap-x-3 text-sm">
      <Stars rating={stars} />
      <b>{ratingBy(by)}</b>
      <span className="text-muted">{dayInIndia(at.toISOString())}</span>
    </p>
    {words && <p className="rating-words">{words}</p>}
    {pictures.length > 0 && (
      <p className="flex flex-wrap gap-2">
        {pictures.map(name => (
          <a key={name} href={pictureUrl(name)} className="rating-picture">
            <Picture name={name} alt={ratingPictureAlt(by)} size="300x300" dead="hide" />
          </a>
        ))}
      </p>
    )}
    {answer && (
      <p className="rating-answer">
        <b>{sellerAnswers}</b> {answer}
      </p>
    )}
  </article>
)

const hiddenInWords = (hidden: Props['hidden']) =>
  hiddenRatings(
    hidden.reduce((sum, { count }) => sum + count, 0),
    hidden.map(({ why, count }) => hiddenBecause(hideReasonWords[why], count)).join(', '),
  )

const Pages = ({ path, page, pages }: Pick<Props, 'path' | 'page' | 'pages'>) =>
  pages > 1 ? (
    <nav aria-label={pagesOfRatings} className="flex flex-wrap items-center gap-1">
      {pagesAround(page, pages).map((each, place) =>
        each === undefined ? (
          <span key={`gap-${place}`} className="px-1 text-muted">
            …
          </span>
        ) : (
          <a
            key={each}
            className="page-link"
            href={`${path}${each === 1 ? '' : `?ratings=${each}`}#ratings`}
            aria-label={pageNumbered(each)}
            aria-current={each === page ? 'page' : undefined}
          >
            {each}
          </a>
        ),
      )}
    </nav>
  ) : null
