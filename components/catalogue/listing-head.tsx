import { JsonLd } from '#components/ui/json-ld.tsx'
import {
  type FoundSection,
  sectionBanner,
  sectionDescription,
  sectionPath,
  sectionTitle,
} from '#lib/catalogue/rules/find-section.ts'
import { breadcrumbLd, type Crumb } from '#lib/catalogue/rules/json-ld.ts'
import { cleanHtml } from '#lib/contract/clean-html.ts'
import { pictureUrl } from '#lib/media/rules/picture-url.ts'
import { isPictureName } from '#lib/rules/picture-name.ts'
import { env } from '#lib/server/settings/env.ts'
import { homePage } from '#messages/ui-pages.ts'
import { Crumbs } from './crumbs.tsx'

/** The way here, the category's banner picture, its title and its description. */
export function ListingHead({ place }: { place: FoundSection }) {
  const banner = sectionBanner(place)
  const crumbs = crumbsTo(place)
  const current = { name: sectionTitle(place), path: sectionPath(place) }
  const description = sectionDescription(place)
  return (
    <div>
      {isPictureName(banner) && (
        <div className="listing-banner">
          <img
            className="picture"
            src={pictureUrl(banner)}
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
            dangerouslySetInnerHTML={{ __html: cleanHtml(description) }}
          />
        )}
      </div>
      <JsonLd data={breadcrumbLd([...crumbs, current], env.siteUrl)} />
    </div>
  )
}

const crumbsTo = (place: FoundSection): Crumb[] => [
  { name: homePage, path: '/' },
  ...(place.level === 'group' || place.level === 'collection'
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
