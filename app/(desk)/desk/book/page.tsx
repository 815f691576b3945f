import type { Metadata } from 'next'
import { DeskFrame } from '#components/desk/desk-frame.tsx'
import { BookFilter } from '#components/desk/door/book-filter.tsx'
import { BookLines } from '#components/desk/door/book-lines.tsx'
import { type BookQuery, bookPath, bookWishOf } from '#lib/desk/rules/book-query.ts'
import { readDesk } from '#lib/desk/server/read-desk.ts'
import {
  bookLead,
  bookTitle,
  newestLines,
  nothingFound,
  nothingInBook,
  olderLines,
} from '#messages/desk-book.ts'

export const metadata: Metadata = { title: bookTitle }

/** What anybody has done here. */
export default async function BookPage({ searchParams }: { searchParams: Promise<BookQuery> }) {
  const wish = bookWishOf(await searchParams)
  const { person, read } = await readDesk('door', 'book', wish)
  const { lines, older, people } = read
  const isFiltered = Boolean(wish.person || wish.day || wish.about)
  return (
    <DeskFrame person={person} at="shop" title={bookTitle}>
      <div className="desk-column">
        <p className="text-sm text-muted">{bookLead}</p>
        <BookFilter wish={wish} people={people} isFiltered={isFiltered} />
        {lines.length > 0 ? <BookLines lines={lines} /> : <p>{isFiltered ? nothingFound : nothingInBook}</p>}
        <p className="flex flex-wrap gap-4">
          {older && (
            <a className="link inline-flex min-h-11 items-center" href={bookPath({ ...wish, before: older })}>
              {olderLines}
            </a>
          )}
          {wish.before && (
            <a
              className="link inline-flex min-h-11 items-center"
              href={bookPath({ ...wish, before: undefined })}
            >
              {newestLines}
            </a>
          )}
        </p>
      </div>
    </DeskFrame>
  )
}
