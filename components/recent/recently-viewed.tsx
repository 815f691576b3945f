'use client'
import { Picture } from '#components/ui/picture.tsx'
import { Price } from '#components/ui/price.tsx'
import { slugOf } from '#lib/catalogue/rules/slug.ts'
import { linkTo } from '#lib/linked-paths.ts'
import { useRecent } from '#lib/recent/browser/use-recent.ts'
import { recentlyViewed } from '#messages/cart-pages.ts'

/** The compact 'Recently Viewed' list beside the cart. */
export function RecentlyViewed() {
  const entries = useRecent()
  if (!entries?.length) return null
  return (
    <section aria-labelledby="recently-viewed">
      <h2 id="recently-viewed" className="text-lg">
        {recentlyViewed}
      </h2>
      <ul className="mt-2 grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
        {entries.map(entry => (
          <li key={entry.id}>
            <a className="flex items-center gap-3" href={linkTo('product', slugOf(entry))}>
              <span className="w-16 flex-none">
                <Picture name={entry.image} alt="" size="280x280" />
              </span>
              <span className="grid gap-1 text-sm">
                <span>{entry.name}</span>
                {entry.discountPrice > 0 && (
                  <Price original={entry.originalPrice} discount={entry.discountPrice} />
                )}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
