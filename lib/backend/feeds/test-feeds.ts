import 'server-only'
import { db } from '../db/pool.ts'
import { type FeedName, feedText } from './feeds.ts'
import { type Offer, offersOf } from './offers-of.ts'
import { productsForFeeds } from './products-for-feeds.ts'

export const SHOP = { site: 'https://haat.example', name: 'Narmada Haat' }

/** For tests: all offers of the shop. */
export async function allOffers(): Promise<Offer[]> {
  const batches = await Array.fromAsync(productsForFeeds())
  return batches.flat().flatMap(product => offersOf(product, SHOP))
}

export const wholeFeed = async (name: FeedName) => (await Array.fromAsync(feedText(name, SHOP))).join('')

export const setTexts = (id: number, attributes: Record<string, string>, long = '') =>
  db.run(
    `insert into product_texts (product_id, attributes, long_description) values ($1, $2, $3)
     on conflict (product_id) do update set attributes = $2, long_description = $3`,
    [id, JSON.stringify(attributes), long],
  )
