import { AllDepartmentsLink } from '#components/shell/all-departments-link.tsx'
import { Icon } from '#components/ui/icon.tsx'
import type { FoundSection } from '#lib/catalogue/rules/find-section.ts'
import { isLongTree, treeAround } from '#lib/catalogue/rules/short-tree.ts'
import type { Group } from '#lib/contract/catalogue-schemas.ts'
import { pathOf } from '#lib/paths.ts'
import { LruCache } from '#lib/rules/lru-cache.ts'
import { weakMemo } from '#lib/rules/weak-memo.ts'
import { renderStaticHtml } from '#lib/server/static-html/render.ts'
import { allOfCategory, categoriesHeading, sections } from '#messages/catalogue-pages.ts'
import { categoriesFailed } from '#messages/every-page.ts'

type Props = { groups: readonly Group[]; place?: FoundSection }

/**
 * The listing's tree: each category opens on its subcategories; where the shopper is stands open. Of a long tree it has
 * what is near.
 */
export const CategoryTree = ({ groups, place }: Props) => (
  <nav
    aria-label={sections}
    className="tree"
    // biome-ignore lint/security/noDangerouslySetInnerHtml: written by lib/server/static-html/render.ts, which escapes
    dangerouslySetInnerHTML={{ __html: drawnTree({ groups, place }) }}
  />
)

const MOST_BYTES = 4_000_000

// Every filter of a list has the same tree beside it.
const drawnTrees = weakMemo(
  (_: readonly Group[]) => new LruCache<string>({ bytes: MOST_BYTES, bytesOf: html => html.length }),
)

const drawnTree = ({ groups, place }: Props) => {
  const drawn = drawnTrees(groups)
  const name = String(place?.id)
  const known = drawn.get(name)
  if (known !== undefined) return known
  const html = renderStaticHtml(<Tree groups={groups} place={place} />)
  drawn.put(name, html)
  return html
}

const Tree = ({ groups, place }: Props) => (
  <>
    <h2 className="facet">{categoriesHeading}</h2>
    {groups.length === 0 && <p className="text-sm text-muted">{categoriesFailed}</p>}
    {treeAround(groups, place).map(group => (
      <section key={group.group_id}>
        <h3>
          <a
            href={pathOf('category', group.group_id)}
            aria-current={place?.id === group.group_id ? 'page' : undefined}
          >
            {group.group_desc}
          </a>
        </h3>
        {group.categories.map(category => (
          <details
            key={category.category_id}
            open={place && 'category' in place && place.category.category_id === category.category_id}
          >
            <summary>
              {category.category_desc}
              <Icon name="down" />
            </summary>
            <ul>
              <li>
                <a
                  href={pathOf('category', category.category_id)}
                  aria-current={place?.id === category.category_id ? 'page' : undefined}
                >
                  {allOfCategory(category.category_desc)}
                </a>
              </li>
              {category.Subcategories.map(subcategory => (
                <li key={subcategory.subcategory_id}>
                  <a
                    href={pathOf('subcategory', subcategory.subcategory_id)}
                    aria-current={place?.id === subcategory.subcategory_id ? 'page' : undefined}
                  >
                    {subcategory.subcategory_desc}
                  </a>
                </li>
              ))}
            </ul>
          </details>
        ))}
      </section>
    ))}
    {isLongTree(groups) && <AllDepartmentsLink />}
  </>
)
