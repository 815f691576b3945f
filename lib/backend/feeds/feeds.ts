import 'server-only'
import { googleFoot, googleHead, googleItem } from './google-xml.ts'
import { metaHead, metaRow } from './meta-csv.ts'
import { type Offer, offersOf, type Shop } from './offers-of.ts'
import { type FeedProduct, productsForFeeds } from './products-for-feeds.ts'

type Feed = { type: string; head: (shop: Shop) => string; row: (offer: Offer) => string; foot: string }

export const FEEDS = {
  'google.xml': { type: 'application/xml', head: googleHead, row: googleItem, foot: googleFoot },
  'meta.csv': { type: 'text/csv', head: () => metaHead, row: metaRow, foot: '' },
} satisfies Record<string, Feed>

export type FeedName = keyof typeof FEEDS

export const isFeedName = (name: string): name is FeedName => Object.hasOwn(FEEDS, name)

/** A feed in pieces, as the catalogue is read. */
export async function* feedText(
  name: FeedName,
  shop: Shop,
  products: AsyncIterable<FeedProduct[]> = productsForFeeds(),
): AsyncGenerator<string, void> {
  const { head, row, foot } = FEEDS[name]
  yield head(shop)
  for await (const batch of products)
    for (const product of batch) yield offersOf(product, shop).filter(isTold).map(row).join('')
  if (foot) yield foot
}

/** Both refuse a row without a price or a picture, and count it against the shop. */
export const isTold = ({ price, pictures }: Offer) => price > 0 && pictures.length > 0
