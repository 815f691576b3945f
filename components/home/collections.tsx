import { AllDepartmentsLink } from '#components/shell/all-departments-link.tsx'
import { Picture } from '#components/ui/picture.tsx'
import type { Category, Collection } from '#lib/contract/catalogue-schemas.ts'
import { pathOf } from '#lib/paths.ts'
import { safeLink } from '#lib/rules/safe-link.ts'
import { categoriesFailed } from '#messages/every-page.ts'
import { exploreCollections } from '#messages/shop-pages.ts'

/** For a page with nothing else. */
const FIRST_SCREEN = 4

type Props = {
  categories: readonly Category[]
  /** Whether there are more categories than these. */
  hasMore?: boolean
  /** What the seller put together comes first. */
  collections?: readonly Collection[]
  level?: 'h1' | 'h2'
}

/** One tile per collection and category. A tile whose picture fails to load is hidden. */
export const Collections = ({ categories, hasMore, collections = [], level: Heading = 'h2' }: Props) => (
  <section className="wrap section" aria-labelledby="collections">
    <Heading id="collections">{exploreCollections}</Heading>
    {categories.length === 0 && <p className="mt-3 text-muted">{categoriesFailed}</p>}
    <ul className="mt-5 grid grid-cols-2 gap-x-4 gap-y-6 sm:grid-cols-3 lg:grid-cols-4">
      {[...collections.map(tileOfCollection), ...categories.map(tileOfCategory)].map((tile, index) => (
        <li key={tile.id} data-tile="">
          <a href={tile.href} className="group block">
            <span className="block overflow-hidden rounded-md">
              <Picture
                name={tile.image}
                alt=""
                size="300x300"
                set={['280x280', '400x400']}
                sizes="(width < 480px) 45vw, (width < 1024px) 30vw, 290px"
                className="zoom"
                eager={Heading === 'h1' && index < FIRST_SCREEN}
                dead="hide"
              />
            </span>
            <span className="mt-2 block font-medium group-hover:underline">{tile.name}</span>
            <span className="block text-sm text-muted">{tile.short}</span>
          </a>
        </li>
      ))}
    </ul>
    {hasMore && (
      <p className="mt-5">
        <AllDepartmentsLink />
      </p>
    )}
  </section>
)

const tileOfCategory = (category: Category) => ({
  id: category.category_id,
  href: safeLink(category.url) ?? pathOf('category', category.category_id),
  name: category.category_desc,
  short: category.short_desc,
  image: category.image,
})

const tileOfCollection = (collection: Collection) => ({
  id: collection.collection_id,
  href: pathOf('category', collection.collection_id),
  name: collection.collection_desc,
  short: collection.short_desc,
  image: collection.image,
})
