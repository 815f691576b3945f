import 'server-only'
import { cache } from 'react'
import { shop } from '#lib/api/server/shop.ts'
import type { Group, HeaderGroup } from '../contract/catalogue-schemas.ts'
import { lastGood } from '../shop/last-good.ts'
import { sortTree } from './sort-tree.ts'

/** The whole tree, sorted, once a page. */
export const readTree = cache(() =>
  lastGood<Group[]>('Category tree', async signal => sortTree(await shop.tree({}, { signal })), []),
)

/** The header groups with their products. */
export const readHeader = cache(() =>
  lastGood<HeaderGroup[]>('Header products', signal => shop.header({}, { signal }), []),
)
