import type { Metadata } from 'next'
import { MoneyPageFrame } from '#components/desk/money/money-page.tsx'
import { RatingCard } from '#components/desk/money/rating-card.tsx'
import { PagesLinks } from '#components/desk/pages-links.tsx'
import { ButtonLink } from '#components/ui/button.tsx'
import { pageNumber } from '#lib/desk/rules/page-number.ts'
import { readDesk, readFlashOfDesk } from '#lib/desk/server/read-desk.ts'
import * as words from '#messages/desk-money-answers.ts'

export const metadata: Metadata = { title: words.ratingsTitle }

type Asked = { which?: string; page?: string }

/** What buyers say, to be answered or hidden. */
export default async function RatingsPage({ searchParams }: { searchParams: Promise<Asked> }) {
  const asked = await searchParams
  const which = asked.which === 'all' ? 'all' : 'open'
  const page = pageNumber(asked.page)
  const { person, read } = await readDesk('money', 'ratings', { which, page })
  const { typed, fields } = await readFlashOfDesk()
  return (
    <MoneyPageFrame
      person={person}
      title={words.ratingsTitle}
      up={{ href: '/desk/money/answers', text: words.answersTitle }}
    >
      <nav className="desk-acts" aria-label={words.ratingsTitle}>
        <ButtonLink href="?which=open" aria-current={which === 'open' ? 'page' : undefined}>
          {words.openRatings}
        </ButtonLink>
        <ButtonLink href="?which=all" aria-current={which === 'all' ? 'page' : undefined}>
          {words.allRatings}
        </ButtonLink>
      </nav>
      {read.ratings.length === 0 && <p className="text-muted">{words.noRatings}</p>}
      {read.ratings.map(rating => (
        <RatingCard
          key={`${rating.id} ${rating.answer} ${rating.hidden_why}`}
          rating={rating}
          typed={typed?.id === String(rating.id) ? typed.text : undefined}
          error={typed?.id === String(rating.id) ? fields?.text : undefined}
        />
      ))}
      <PagesLinks
        page={page}
        pages={read.pages}
        hrefOf={one => `?which=${which}&page=${one}`}
        earlier={words.earlier}
        further={words.further}
      />
    </MoneyPageFrame>
  )
}
