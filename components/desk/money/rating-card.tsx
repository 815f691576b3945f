import { momentInIndia } from '#lib/orders/rules/india-time.ts'
import { HIDE_REASONS } from '#lib/ratings/rules/hide-reasons.ts'
import * as words from '#messages/desk-money-answers.ts'
import { Act } from '../act.tsx'
import { ActButton } from '../act-button.tsx'
import { ActSelect } from '../act-select.tsx'
import { ShopInput } from '../shop/shop-input.tsx'

type Props = {
  rating: {
    id: number
    product: string
    order_id: string
    stars: number
    words: string
    by_name: string
    rated_at: Date
    answer: string
    hidden_why: string
    pictures: readonly string[]
  }
  typed?: string | undefined
  error?: string | undefined
}

/** What one buyer says of one thing, with the seller's answer and the few reasons to hide it. */
export const RatingCard = ({ rating, typed, error }: Props) => (
  <section className="desk-card">
    <h2>{rating.product}</h2>
    <p>
      {words.stars(rating.stars)} · {rating.by_name} · {momentInIndia(rating.rated_at)} ·{' '}
      <a className="link" href={`/desk/orders/${rating.order_id}`}>
        {rating.order_id}
      </a>
    </p>
    {rating.words && <p className="whitespace-pre-wrap break-words">{rating.words}</p>}
    {rating.pictures.map((name, place) => (
      <img
        key={name}
        src={`/uploads/${name}`}
        alt={words.picture(place + 1)}
        loading="lazy"
        className="desk-banner"
      />
    ))}
    {rating.hidden_why ? (
      <Act action="/desk/do/money/showRating" className="grid gap-3">
        <input type="hidden" name="id" value={rating.id} />
        <p className="desk-tag">{words.hiddenBecause(reasonOf(rating.hidden_why))}</p>
        <ActButton>{words.showAgain}</ActButton>
      </Act>
    ) : (
      <>
        <Act action="/desk/do/money/answerRating" className="grid gap-3">
          <input type="hidden" name="id" value={rating.id} />
          <ShopInput
            field={{ name: 'text', label: words.yourAnswerBelow, kind: 'text' }}
            value={typed ?? rating.answer}
            error={error}
          />
          <ActButton look="primary">{words.saveAnswer}</ActButton>
        </Act>
        <details>
          <summary>{words.hide}</summary>
          <Act action="/desk/do/money/hideRating" className="grid gap-3">
            <input type="hidden" name="id" value={rating.id} />
            <p className="text-sm">{words.hideWhat}</p>
            <ActSelect label={words.reason} name="reason" required defaultValue="">
              <option value="" />
              {HIDE_REASONS.map(reason => (
                <option key={reason} value={reason}>
                  {words.reasons[reason]}
                </option>
              ))}
            </ActSelect>
            <ActButton>{words.hideNow}</ActButton>
          </Act>
        </details>
      </>
    )}
  </section>
)

const reasonOf = (why: string) => (words.reasons as Record<string, string>)[why] ?? why
