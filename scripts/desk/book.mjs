import { readBook } from '#lib/backend/desk/read-book.ts'
import { changesInWords } from '#lib/desk/rules/book-changes.ts'
import { dayOf } from '#lib/desk/rules/book-day.ts'
import { didWhat } from '#lib/desk/rules/book-words.ts'
import { timeInIndia } from '#lib/orders/rules/india-time.ts'
import { bookIsEmpty, notADay } from '#messages/cli-desk.ts'
import { aboutIt, nobodyKnown, outcomeNames } from '#messages/desk-book.ts'
import { printable } from '../orders/printable.mjs'

/** The newest lines of the book. */
export async function showBook({ text }) {
  const day = dayOf(text('day'))
  if (text('day') && !day) {
    console.error(notADay(text('day')))
    return 1
  }
  const { lines } = await readBook({ day, about: text('about') })
  if (lines.length === 0) console.log(bookIsEmpty)
  for (const line of lines) console.log(printable(inWords(line)))
  return 0
}

const inWords = ({ at, person, act, outcome, about, changed, message }) =>
  [
    timeInIndia(at),
    person || nobodyKnown,
    didWhat(act),
    about && aboutIt(about),
    ...changesInWords(changed),
    outcome !== 'done' && `${outcomeNames[outcome]} ${message}`.trim(),
  ]
    .filter(Boolean)
    .join('  ')
