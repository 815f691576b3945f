import { Button } from '#components/ui/button.tsx'
import { Fold } from '#components/ui/fold.tsx'
import { Stars } from '#components/ui/stars.tsx'
import type { FormPath } from '#lib/forms/rules/form-path.ts'
import { RATING_WORDS_MAX } from '#lib/ratings/rules/rating-limits.ts'
import {
  ratedWith,
  rateThis,
  rateTitle,
  ratingNamed,
  ratingPicturesLabel,
  ratingWordsLabel,
  sendRating,
  starsChoice,
  starsLabel,
} from '#messages/ratings-pages.ts'
import './ratings.css'

type Line = { place: number; name: string; stars: number | null }
/** By what the order is named: the key of its link, or its number. */
type OrderName = { name: 'key' | 'order'; value: string }
type Props = { lines: readonly Line[]; order: OrderName; typed?: string }

/** A form for each delivered line that is not rated yet. It needs no script. */
export const RatingForms = ({ lines, order, typed }: Props) =>
  lines.length > 0 ? (
    <section className="grid gap-2" aria-labelledby="rate">
      <h2 id="rate" className="text-lg">
        {rateTitle}
      </h2>
      {lines.map(line =>
        line.stars === null ? (
          <Fold key={line.place} title={rateThis(line.name)} open={lines.length === 1}>
            <RatingForm line={line} order={order} typed={typed} />
          </Fold>
        ) : (
          <p key={line.place} className="flex flex-wrap items-center gap-2 text-sm">
            {ratedWith(line.name)} <Stars rating={line.stars} />
          </p>
        ),
      )}
    </section>
  ) : null

function RatingForm({ line, order, typed }: { line: Line; order: OrderName; typed?: string }) {
  const words = `words-${line.place}`
  const pictures = `pictures-${line.place}`
  return (
    <form
      method="post"
      action={'/do/ratings/add' satisfies FormPath}
      encType="multipart/form-data"
      className="grid gap-4"
    >
      <input type="hidden" name={order.name} value={order.value} />
      <input type="hidden" name="place" value={line.place} />
      <fieldset>
        <legend className="mb-1 text-sm font-medium">{starsLabel}</legend>
        <div className="rating-choice">
          {[1, 2, 3, 4, 5].map(stars => (
            <label key={stars}>
              <input type="radio" name="stars" value={stars} required /> {starsChoice(stars)}
            </label>
          ))}
        </div>
      </fieldset>
      <div>
        <label htmlFor={words} className="mb-1 block text-sm font-medium">
          {ratingWordsLabel}
        </label>
        <textarea
          id={words}
          name="comment"
          rows={4}
          maxLength={RATING_WORDS_MAX}
          defaultValue={typed}
          className="input"
        />
      </div>
      <div>
        <label htmlFor={pictures} className="mb-1 block text-sm font-medium">
          {ratingPicturesLabel}
        </label>
        <input
          id={pictures}
          name="pictures"
          type="file"
          multiple
          accept="image/jpeg,image/png,image/webp"
          className="input"
        />
      </div>
      <p className="text-sm text-muted">{ratingNamed}</p>
      <div>
        <Button type="submit" look="primary">
          {sendRating}
        </Button>
      </div>
    </form>
  )
}
