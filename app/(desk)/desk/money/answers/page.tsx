import type { Metadata } from 'next'
import { MoneyPageFrame } from '#components/desk/money/money-page.tsx'
import { Icon } from '#components/ui/icon.tsx'
import { readDesk } from '#lib/desk/server/read-desk.ts'
import { dayInIndia } from '#lib/orders/rules/india-time.ts'
import { aboutWords, ticketStateWords } from '#messages/complaints.ts'
import * as words from '#messages/desk-money-answers.ts'

export const metadata: Metadata = { title: words.answersTitle }

/** What waits for an answer: complaints first, since the law gives them a time. */
export default async function AnswersPage() {
  const { person, read } = await readDesk('money', 'answers', {})
  const others = [
    { text: words.ratings, count: read.ratings, href: '/desk/money/answers/ratings' },
    { text: words.messagesByHand, count: read.messages, href: '/desk/money/answers/messages' },
    { text: words.failedMails, count: read.mails, href: '/desk/money/answers/messages' },
    { text: words.searches, count: read.searches, href: '/desk/money/answers/searches' },
    { text: words.unconfirmed, count: read.unconfirmed, href: '/desk/orders' },
    { text: words.stuckRefunds, count: read.stuck, href: '/desk/orders' },
    { text: words.owedRefunds, count: read.owedCount, href: '/desk/orders' },
  ]
  return (
    <MoneyPageFrame person={person} title={words.answersTitle}>
      <section className="desk-card">
        <h2>{words.complaints}</h2>
        {read.tickets.length === 0 ? (
          <p className="text-muted">{words.noComplaints}</p>
        ) : (
          <>
            <p className="text-sm text-muted">{words.acknowledgeUntil}</p>
            <ul className="desk-links">
              {read.tickets.map(({ number, about, name, state, late, settleBy }) => (
                <li key={number}>
                  <a href={`/desk/money/answers/ticket/${number}`}>
                    <span>
                      <b>{number}</b> · {(aboutWords as Record<string, string>)[about] ?? about} · {name} ·{' '}
                      {ticketStateWords[state]} · {words.settleUntil(dayInIndia(settleBy.toISOString()))}{' '}
                      {late && (
                        <span className="desk-tag" data-tone="bad">
                          {words.late}
                        </span>
                      )}
                    </span>
                    <Icon name="right" />
                  </a>
                </li>
              ))}
            </ul>
          </>
        )}
      </section>
      <section className="desk-card">
        <h2>{words.othersTitle}</h2>
        <ul className="desk-links">
          {others.map(({ text, count, href }) => (
            <li key={text}>
              <a href={href}>
                <span>{text}</span>
                <span className="desk-tag">{count}</span>
              </a>
            </li>
          ))}
        </ul>
      </section>
    </MoneyPageFrame>
  )
}
