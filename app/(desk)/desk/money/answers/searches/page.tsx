import type { Metadata } from 'next'
import { DeskTable } from '#components/desk/money/desk-table.tsx'
import { MoneyPageFrame } from '#components/desk/money/money-page.tsx'
import { readDesk } from '#lib/desk/server/read-desk.ts'
import { dayInIndia } from '#lib/orders/rules/india-time.ts'
import * as words from '#messages/desk-money-answers.ts'

export const metadata: Metadata = { title: words.searchesTitle }

/** What shoppers looked for and did not find. */
export default async function MissedSearchesPage() {
  const { person, read } = await readDesk('money', 'searches', {})
  return (
    <MoneyPageFrame
      person={person}
      title={words.searchesTitle}
      up={{ href: '/desk/money/answers', text: words.answersTitle }}
    >
      <p>{words.searchesLead}</p>
      {read.first.length === 0 ? (
        <p className="text-muted">{words.noSearches}</p>
      ) : (
        <DeskTable
          caption={words.searchesTitle}
          columns={[{ text: words.searchedFor }, { text: words.times, isNumber: true }, { text: words.last }]}
          rows={read.first.map(({ question, count, last, isFound }) => ({
            key: question,
            cells: [
              <span key="words">
                {question} {isFound && <span className="desk-tag">{words.foundNow}</span>}
              </span>,
              count,
              dayInIndia(last.toISOString()),
            ],
          }))}
        />
      )}
      {read.all > read.first.length && <p>{words.moreSearches(read.all - read.first.length)}</p>}
    </MoneyPageFrame>
  )
}
