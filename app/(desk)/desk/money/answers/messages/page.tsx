import type { Metadata } from 'next'
import { FailedMails } from '#components/desk/money/failed-mails.tsx'
import { MessagesByHand } from '#components/desk/money/messages-by-hand.tsx'
import { MoneyPageFrame } from '#components/desk/money/money-page.tsx'
import { NumberWish } from '#components/desk/money/number-wish.tsx'
import { readDesk, readFlashOfDesk } from '#lib/desk/server/read-desk.ts'
import * as words from '#messages/desk-money-answers.ts'

export const metadata: Metadata = { title: words.messagesTitle }

/** What did not go out by itself: to be sent again, or by hand. */
export default async function MessagesPage() {
  const { person, read } = await readDesk('money', 'messages', {})
  const { typed, fields } = await readFlashOfDesk()
  return (
    <MoneyPageFrame
      person={person}
      title={words.messagesTitle}
      up={{ href: '/desk/money/answers', text: words.answersTitle }}
    >
      <MessagesByHand waiting={read.messages} count={read.messageCount} />
      <FailedMails mails={read.mails} count={read.mailCount} />
      <NumberWish typed={typed?.number} error={fields?.number} />
      <details className="desk-card">
        <summary>{words.templatesTitle}</summary>
        <ul className="desk-rows">
          {read.templates.map(({ name, text, whatsapp, sms }) => (
            <li key={name} className="rounded-md bg-paper p-3">
              <p className="break-words">{text}</p>
              <p className="text-sm text-muted">
                {[
                  ['WhatsApp', whatsapp],
                  ['SMS', sms],
                ]
                  .map(([channel = '', named]) =>
                    named ? words.registeredAs(channel, named) : words.notRegistered(channel),
                  )
                  .join(' · ')}
              </p>
            </li>
          ))}
        </ul>
      </details>
    </MoneyPageFrame>
  )
}
