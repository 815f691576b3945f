import 'server-only'
import { DESK } from '#lib/desk/rules/desk-path.ts'
import { momentInIndia } from '#lib/orders/rules/india-time.ts'
import {
  aboutWhom,
  atTheDeskOf,
  type DeskNews,
  deskNews as news,
  notYourDoing,
  seeTheBook,
  whoDidIt,
} from '#messages/desk-news.ts'
import { sellerGreeting } from '#messages/mails.ts'
import type { MailBranding, MailContent } from '../mail-content.ts'

type Payload = { news: DeskNews; by: string; about: string; at: string }

/** To the owners: somebody did at the desk what costs money or data where the wrong one does it. */
export const deskNews = ({ news: name, by, about, at }: Payload, { shop }: MailBranding): MailContent => ({
  subject: `${atTheDeskOf(shop)} ${news[name]}`,
  greeting: sellerGreeting,
  paragraphs: [
    news[name],
    ...(about ? [aboutWhom(about)] : []),
    whoDidIt(by, momentInIndia(at)),
    notYourDoing,
  ],
  button: { label: seeTheBook, path: `${DESK}/book` },
})
