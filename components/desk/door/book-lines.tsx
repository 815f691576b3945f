import type { Changed } from '#lib/desk/rules/act-types.ts'
import { changesInWords } from '#lib/desk/rules/book-changes.ts'
import { didWhat } from '#lib/desk/rules/book-words.ts'
import { momentInIndia } from '#lib/orders/rules/india-time.ts'
import { aboutIt, nobodyKnown, outcomeNames } from '#messages/desk-book.ts'

type Line = {
  id: number
  at: Date
  person: string
  act: string
  outcome: keyof typeof outcomeNames
  about: string
  changed: Changed
  message: string
}

// Nobody knows a draft or a sheet by its number of ours.
const IS_UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

/** Lines of the book: of all that was done, or on the page of one thing. */
export const BookLines = ({ lines }: { lines: Line[] }) => (
  <ul className="desk-lines">
    {lines.map(({ id, at, person, act, outcome, about, changed, message }) => (
      <li key={id}>
        <b>{person || nobodyKnown}</b>{' '}
        <time className="text-sm text-muted" dateTime={at.toISOString()}>
          {momentInIndia(at.toISOString())}
        </time>
        <p>
          {didWhat(act)}
          {about && about !== person && !IS_UUID.test(about) && ` · ${aboutIt(about)}`}
        </p>
        {Object.keys(changed).length > 0 && (
          <ul className="text-sm text-muted">
            {changesInWords(changed).map(change => (
              <li key={change}>{change}</li>
            ))}
          </ul>
        )}
        {outcome !== 'done' && (
          <p className="text-sm">
            <span className="desk-tag" data-tone="bad">
              {outcomeNames[outcome]}
            </span>{' '}
            {message}
          </p>
        )}
      </li>
    ))}
  </ul>
)
