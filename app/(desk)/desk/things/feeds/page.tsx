import type { Metadata } from 'next'
import { DeskFrame } from '#components/desk/desk-frame.tsx'
import { readDesk } from '#lib/desk/server/read-desk.ts'
import * as words from '#messages/desk-things-pages.ts'

export const metadata: Metadata = { title: words.feedsTitle }

/** What things miss to be found at Google and Meta. */
export default async function FeedsPage() {
  const { person, read } = await readDesk('things', 'feeds', {})
  return (
    <DeskFrame
      person={person}
      at="things"
      title={words.feedsTitle}
      up={{ href: '/desk/things', text: words.backToThings }}
    >
      {read.isCut && <p className="text-muted">{words.feedsCut(read.products)}</p>}
      {read.feeds.map(({ feed, lacks }) => (
        <section key={feed} className="desk-card" aria-labelledby={feed}>
          <h2 id={feed}>{words.feedNames[feed]}</h2>
          <p>
            {words.feedHolds(read.told, read.products)}. {lacks.length === 0 && words.feedComplete}
          </p>
          {lacks.map(({ reason, count, things }) => (
            <details key={reason}>
              <summary>
                {reason}: {words.feedLacks(count)}
              </summary>
              <ul>
                {things.map(({ id, name }) => (
                  <li key={id}>
                    <a className="link inline-flex min-h-11 items-center" href={`/desk/thing/${id}`}>
                      {name}
                    </a>
                  </li>
                ))}
              </ul>
            </details>
          ))}
        </section>
      ))}
    </DeskFrame>
  )
}
