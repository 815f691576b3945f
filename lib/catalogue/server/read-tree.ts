import 'server-only'
import { cache } from 'react'
import { shop } from '#lib/api/server/shop.ts'
import { staleIfError } from '#lib/api/server/stale-if-error.ts'
import { TRENDING } from '#lib/constants.ts'
import { isMissing } from '#lib/contract/api-error.ts'
import type { Collection, Group, HeaderGroup, Product } from '#lib/contract/catalogue-schemas.ts'
import { weakMemo } from '#lib/rules/weak-memo.ts'
import { sortTree } from '../rules/sort-tree.ts'

/** The whole tree, sorted, once a page. */
export const readTree = cache(() =>
  staleIfError<Group[]>('Category tree', async signal => sorted(await shop.tree({}, { signal })), []),
)

/** The header groups with their products. */
export const readHeader = cache(() =>
  staleIfError<HeaderGroup[]>('Header products', signal => shop.header({}, { signal }), []),
)

/** What the home page shows first. A host without that call has the first products of its first group. */
export const readHome = cache(async () => {
  const told = await staleIfError<Product[] | null>(
    'Home',
    signal => shop.home({}, { signal }).catch(ifMissing(null)),
    [],
  )
  if (told.value) return { value: told.value, fresh: told.fresh }
  const { value, fresh } = await readHeader()
  return { value: value[0]?.list_product.slice(0, TRENDING) ?? [], fresh }
})

/** The collections; a host without that call has none. */
export const readCollections = cache(() =>
  staleIfError<Collection[]>(
    'Collections',
    signal => shop.collections({}, { signal }).catch(ifMissing<Collection[]>([])),
    [],
  ),
)

const ifMissing =
  <Answer>(otherwise: Answer) =>
  (error: unknown) => {
    if (isMissing(error)) return otherwise
    throw error
  }

// Our own shop tells the same tree until the catalogue changes, and what is made of its sections is made once.
const sorted = weakMemo((groups: Group[]) => sortTree(groups))
