import 'server-only'
import type { DeclaredTax } from '#lib/bills/rules/frozen-lines.ts'
import type { Db } from '../db/pool.ts'

/** What is declared of these products for their tax. */
export async function declaredTax(on: Db, productIds: readonly number[]): Promise<Map<number, DeclaredTax>> {
  const rows = await on.query<{ id: number; hsn: string }>(HSN, [JSON.stringify(productIds)])
  return new Map(rows.map(({ id, hsn }) => [id, { hsn: hsn || undefined }]))
}

const HSN = {
  name: 'hsn-of-products',
  text: `select p.id, p.hsn from jsonb_array_elements_text($1::jsonb) asked (id) join products p on p.id = asked.id::int`,
}
