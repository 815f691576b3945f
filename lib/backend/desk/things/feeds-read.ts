import 'server-only'
import { env } from '#lib/server/settings/env.ts'
import { checkFeeds } from '../../feeds/check-feeds.ts'
import { FEEDS, type FeedName } from '../../feeds/feeds.ts'
import { productsForFeeds } from '../../feeds/products-for-feeds.ts'
import { readShop } from '../../shop/read-shop.ts'

/** What products miss for each feed, the same fault of many told once, with the first of them. */
export async function feedsRead() {
  const shop = { site: env.siteUrl, name: (await readShop())?.name ?? '' }
  const { products, told, faults } = await checkFeeds(shop, firstProducts())
  const feeds = (Object.keys(FEEDS) as FeedName[]).map(feed => ({
    feed,
    lacks: faults.kinds
      .filter(({ first }) => first[0]?.file === feed)
      .map(({ count, first }) => ({
        reason: first[0]?.reason ?? '',
        count,
        things: first.map(({ value = '' }) => thingIn(value)),
      })),
  }))
  return { products, told, feeds, isCut: products >= MOST_READ }
}

/** A page waits for so many; the command reads all. */
const MOST_READ = 20_000

async function* firstProducts() {
  let read = 0
  for await (const batch of productsForFeeds()) {
    yield batch
    read += batch.length
    if (read >= MOST_READ) return
  }
}

// A fault names its product by id and name.
const thingIn = (value: string) => {
  const [, id = '', name = ''] = /^(\d+) (.*)$/s.exec(value) ?? []
  return { id: Number(id), name }
}
