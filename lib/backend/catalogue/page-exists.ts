import 'server-only'
import { findSection } from '#lib/catalogue/rules/find-section.ts'
import { LONGEST_SLUG, logUnknown } from '#lib/catalogue/rules/unknown-product.ts'
import { collections } from './collections.ts'
import { hasProduct } from './one-product.ts'
import { sectionTree } from './sections.ts'

/** Whether the shop has what the path of a page names; true for every other path. */
export async function pageExists(path: string): Promise<boolean> {
  const [, kind, name] = NAMED.exec(path) ?? []
  if (kind === undefined || name === undefined) return true
  return kind.startsWith('product-choice') || kind === 'product' ? isProduct(name) : isSection(name)
}

const NAMED = /^\/(product|product-choice|products-section2?|products-filter2?)\/([^/]+)$/

async function isProduct(name: string) {
  const slug = decodeURIComponent(name)
  if (slug.length <= LONGEST_SLUG && (await hasProduct(slug))) return true
  logUnknown(slug)
  return false
}

const isSection = async (name: string) =>
  /^[1-9]\d{0,9}$/.test(name) &&
  findSection(await sectionTree(), Number(name), await collections()) !== undefined
