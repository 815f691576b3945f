import type { FeedsReport } from '#lib/backend/feeds/check-feeds.ts'
import { FEEDS } from '#lib/backend/feeds/feeds.ts'
import type { Shop } from '#lib/backend/feeds/offers-of.ts'
import { feedFirst, feedHolds, feedLacksNothing, feedsNeedHttps } from '#messages/feeds.ts'

/** What each feed holds and misses, for a screen: the same fault of many products is one line. */
export const feedsInWords = (
  { told, products, faults }: FeedsReport,
  { site }: Pick<Shop, 'site'>,
): string[] => [
  ...Object.keys(FEEDS).flatMap(feed => {
    const own = faults.kinds.filter(({ first }) => first[0]?.file === feed)
    const lines = own.map(({ count, first }) =>
      feedFirst(
        first[0]?.reason ?? '',
        count,
        first.map(({ value }) => value).join('; ') + (count > first.length ? '; …' : ''),
      ),
    )
    return [feedHolds(feed, told, products), ...(lines.length > 0 ? lines : [feedLacksNothing])]
  }),
  ...(site.startsWith('https:') ? [] : [feedsNeedHttps(site)]),
]
