import 'server-only'
import { shop } from '#lib/api/server/shop.ts'
import { type MaybeStale, staleIfError } from '#lib/api/server/stale-if-error.ts'
import { PAGE_SIZE } from '#lib/constants.ts'
import { reasonOf } from '#lib/contract/api-error.ts'
import type { Product, ProductsAnswer, ProductsQuestion } from '#lib/contract/catalogue-schemas.ts'
import { SORT_VALUES, SORTED_BY } from '#lib/contract/sorts.ts'
import { mainContentFailed } from '#lib/server/render/main-content.ts'
import { timeLeft } from '#lib/server/render/time-left.ts'
import { locale } from '#messages/language.ts'

/** One page of a list, or that it could not be had. */
export type Listed = { products: Product[]; total: number; totalIsAtLeast: boolean; failed: boolean }

const FAILED: Listed = { products: [], total: 0, totalIsAtLeast: false, failed: true }

/** The plain first page of a listing: its last good answer stands in when the shop does not answer. */
export async function readPlainListing(question: ProductsQuestion): Promise<MaybeStale<Listed>> {
  const name = `Products of ${question.type} ${question.subcat_id}`
  const answered = await staleIfError<Listed>(name, signal => ask(question, signal), FAILED)
  if (answered.value.failed) mainContentFailed()
  return answered
}

/** Narrower lists are always fetched: no last good copy of them is kept. */
export async function readListing(question: ProductsQuestion): Promise<Listed> {
  try {
    return await ask(question, AbortSignal.timeout(timeLeft()))
  } catch (cause) {
    console.error(`Products: ${reasonOf(cause)}`)
    mainContentFailed()
    return FAILED
  }
}

async function ask(question: ProductsQuestion, signal: AbortSignal): Promise<Listed> {
  const answer = await shop.products(question, { signal })
  const page = answer.paged ? answer : pageOf(answer, question)
  // A host that counts but sends more than it was asked for.
  return { ...page, products: page.products.slice(0, question.limit ?? PAGE_SIZE), failed: false }
}

// A host that knows no paging sends the whole list: we narrow, sort and page it.
function pageOf(
  { products }: ProductsAnswer,
  { minPrice = 0, maxPrice = Infinity, sort = 'featured', page = 1, limit = PAGE_SIZE }: ProductsQuestion,
) {
  const fitting = products.filter(
    ({ originalPrice }) => originalPrice >= minPrice && originalPrice <= maxPrice,
  )
  const { by, falls } = SORTED_BY[sort]
  const valueIn = SORT_VALUES[by]
  const rising = (a: Product, b: Product) => (valueIn ? compare(valueIn(a), valueIn(b)) : 0)
  const sorted = fitting.toSorted((a, b) => (falls ? rising(b, a) : rising(a, b)))
  return {
    products: sorted.slice((page - 1) * limit, page * limit),
    total: fitting.length,
    totalIsAtLeast: false,
  }
}

const compare = (a: string | number, b: string | number) =>
  typeof a === 'number' && typeof b === 'number' ? a - b : String(a).localeCompare(String(b), locale)
