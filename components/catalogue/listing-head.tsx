import { JsonLd } from '#components/ui/json-ld.tsx'
import { type FoundSection, sectionPath, sectionTitle } from '#lib/catalogue/rules/find-section.ts'
import { breadcrumbLd, type Crumb } from '#lib/catalogue/rules/json-ld.ts'
import { cleanText } from '#lib/contract/clean-text.ts'
import { pictureUrl } from '#lib/media/rules/picture-url.ts'
import { isPictureName } from '#lib/rules/picture-name.ts'
import { env } from '#lib/server/settings/env.ts'
import { homePage } from '#messages/ui-pages.ts'
import { Crumbs } from './crumbs.tsx'

/** The way here, the category's banner picture, its title and its description. */
export function ListingHead({ place }: { place: FoundSection }) {
  const category = place.level === 'category' ? place.category : undefined
  const crumbs = crumbsTo(place)
  const current = { name: sectionTitle(place), path: sectionPath(place) }
  const description = place.level === 'subcategory' ? place.subcategory.description : category?.description
  return (
    <div>
      {category && isPictureName(category.banner) && (
        <div className="listing-banner">
          <img
            className="picture"
            src={pictureUrl(category.banner)}
            alt=""
            width={1600}
            height={500}
            fetchPriority="high"
            data-dead="hide"
          />
        </div>
      )}
      <div className="wrap pb-2">
        <Crumbs crumbs={crumbs} />
        <h1>{current.name}</h1>
        {description && (
          <div
            className="rich mt-2 max-w-prose text-muted"
            // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by an allow-list (Rule 6)
            dangerouslySetInnerHTML={{ __html: cleanText(description) }}
          />
        )}
      </div>
      <JsonLd data={breadcrumbLd([...crumbs, current], env.siteUrl)} />
    </div>
  )
}

const crumbsTo = (place: FoundSection): Crumb[] => [
  { name: homePage, path: '/' },
  ...(place.level === 'group'
    ? []
    : [{ name: place.group.group_desc, path: sectionPath({ level: 'group', id: place.group.group_id }) }]),
  ...(place.level === 'subcategory'
    ? [
        {
          name: place.category.category_desc,
          path: sectionPath({ level: 'category', id: place.category.category_id }),
        },
      ]
    : []),
]
