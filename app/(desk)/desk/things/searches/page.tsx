import type { Metadata } from 'next'
import { DeskFrame } from '#components/desk/desk-frame.tsx'
import { readDesk } from '#lib/desk/server/read-desk.ts'
import * as words from '#messages/desk-things-pages.ts'

export const metadata: Metadata = { title: words.searchesTitle }

/** What shoppers looked for in vain. */
export default async function SearchesPage() {
  const { person, read } = await readDesk('things', 'searches', {})
  return (
    <DeskFrame
      person={person}
      at="things"
      title={words.searchesTitle}
      up={{ href: '/desk/things', text: words.backToThings }}
    >
      <p className="text-muted">{read.first.length > 0 ? words.searchesLead : words.noMissed}</p>
      <ul className="desk-rows">
        {read.first.map(({ question, count, isFound }) => (
          <li key={question} className="desk-change">
            <b className="min-w-0 break-words">{question}</b>
            <span>
              {words.searchedTimes(count)}
              {isFound && ` · ${words.foundNow}`}
            </span>
          </li>
        ))}
      </ul>
    </DeskFrame>
  )
}
