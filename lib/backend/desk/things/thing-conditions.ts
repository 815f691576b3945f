import 'server-only'
import type { ThingFilter } from '#lib/desk/rules/thing-types.ts'

type Conditions = { where: string; values: unknown[] }

/** SQL of which products `p` a filter means. */
export function thingConditions({ q, section, show, few }: ThingFilter): Conditions {
  const values: unknown[] = []
  const value = (given: unknown) => `$${values.push(given)}`
  const conditions = ['true']
  const words = q.trim().split(/\s+/).filter(Boolean).slice(0, MOST_WORDS)
  if (words.length > 0) {
    const inName = words.map(word => `p.name ilike ${value(`%${escaped(word)}%`)}`).join(' and ')
    const code = value(`${escaped(q.trim())}%`)
    conditions.push(`((${inName}) or p.asin ilike ${code} or p.sku ilike ${code} or p.barcode = ${value(q.trim())}
      or exists (select from variants v where v.product_id = p.id and v.sku <> '' and v.sku = ${value(q.trim())}))`)
  }
  if (section !== undefined)
    conditions.push(`${value(section)} in (p.subcategory_id, p.category_id, p.group_id)`)
  if (show === 'hidden') conditions.push('p.withdrawn')
  if (show === 'no-picture') conditions.push(`not p.withdrawn and p.images = '{}'`)
  if (show === 'out') conditions.push(`not p.withdrawn and not ${ENDLESS} and not ${someSize('z.stock > 0')}`)
  if (show === 'few')
    conditions.push(
      `not p.withdrawn and not ${ENDLESS} and ${someSize(`z.stock between 0 and ${value(few)}`)}`,
    )
  return { where: conditions.join(' and '), values }
}

const MOST_WORDS = 8

const escaped = (text: string) => text.replace(/[\\%_]/g, '\\$&')

const ENDLESS = `exists (select from variants v where v.product_id = p.id and not v.withdrawn and (v.unlimited or v.promise <> ''))`
const someSize = (has: string) => `exists (select from product_sizes z where z.product_id = p.id and ${has})`
